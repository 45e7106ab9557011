"""What a metric is and what it is computed from."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.scoring.clustering_metrics import Constraints

Kind = Literal["classify", "cluster", "space", "cost"]
Needs = Literal[
    "classes", "probabilities", "scores", "clusters", "coordinates", "squared_error", "measured"
]


@dataclass(frozen=True)
class Answers:
    """What one trial gave: actual and predicted classes or clusters, and what came with them."""

    actual: NDArray[Any]
    predicted: NDArray[Any]
    n_classes: int
    decision: NDArray[np.float64] | None = None
    probabilities: NDArray[np.float64] | None = None
    constraints: Constraints | None = None
    coordinates: Any = None
    squared_error: float | None = None


@dataclass(frozen=True)
class Metric:
    """One metric: its name, its words, where it applies and which direction is better."""

    name: str
    title: str
    task: Kind
    higher_is_better: bool = True
    needs: Needs = "classes"
    help: str = ""
    several_classes: bool = False  # also for documents with several classes
    bounds: tuple[float, float] = (0.0, 1.0)
    compute: Callable[[Answers], float] | None = field(default=None, repr=False, compare=False)
