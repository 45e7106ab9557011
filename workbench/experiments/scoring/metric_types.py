"""What a metric is and what it is computed from."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.scoring.clustering_metrics import Constraints

MetricTask = Literal["classify", "cluster", "space", "cost"]
Needs = Literal[
    "classes",
    "probabilities",
    "scores",
    "clusters",
    "coordinates",
    "terms",
    "squared_error",
    "measured",
]


@dataclass(frozen=True)
class TermPoints:
    """Terms in the space of a method, each with the class that it stands for."""

    coordinates: Any
    class_index: NDArray[np.int64]


@dataclass(frozen=True)
class Assignments:
    """The actual and predicted classes or clusters of one trial, with scores and coordinates."""

    actual: NDArray[Any]
    predicted: NDArray[Any]
    n_classes: int
    decision: NDArray[np.float64] | None = None
    probabilities: NDArray[np.float64] | None = None
    constraints: Constraints | None = None
    coordinates: Any = None
    squared_error: float | None = None
    terms: TermPoints | None = None


@dataclass(frozen=True)
class Metric:
    """One metric: its name, its texts, the task it applies to and which direction is better."""

    name: str
    title: str
    task: MetricTask
    higher_is_better: bool = True
    needs: Needs = "classes"
    help: str = ""
    several_classes: bool = False  # also for documents with several classes
    bounds: tuple[float, float] = (0.0, 1.0)
    compute: Callable[[Assignments], float] | None = field(default=None, repr=False, compare=False)
    is_share: bool = field(init=False, compare=False)  # between 0 and 1, shown in per cent

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_share", self.bounds == (0.0, 1.0))
