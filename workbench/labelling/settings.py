"""What can be chosen about a labelling: teachers, how documents are chosen, random checks.

The window shows these names, so this module imports no numerical library.
"""

from dataclasses import dataclass

from workbench.errors import ParameterError
from workbench.methods.algebra.graph_settings import (
    ADDITIVE,
    DIVISIVE,
    NONE,
    NORMALIZATIONS,
    SYMMETRIC,
)

FEW_LABELS, SPREADING, POISSON, SPECTRAL = "few-labels", "spreading", "poisson", "spectral"
LEARNERS = (FEW_LABELS, SPREADING, POISSON, SPECTRAL)
SPECTRAL_TEACHERS = (SYMMETRIC, ADDITIVE, DIVISIVE, NONE)  # their normalisations, as offered
NEIGHBOURS = 20
USEFUL, UNCERTAIN, RANDOM, SIMILAR = "useful", "uncertain", "random", "similar"
STRATEGIES = (USEFUL, UNCERTAIN, RANDOM)
CHECK = "audit"  # as labellings store it
CHECK_EVERY = 10


@dataclass(frozen=True)
class LearnerSettings:
    """The teacher and its graph; `n_components` is 0 for as many as there are classes."""

    teacher: str = POISSON
    n_neighbors: int = NEIGHBOURS
    normalization: str = SYMMETRIC
    n_components: int = 0

    def __post_init__(self) -> None:
        if self.teacher not in LEARNERS:
            raise ParameterError(
                f"teacher = {self.teacher!r} must be one of {', '.join(LEARNERS)}."
            )
        if self.normalization not in NORMALIZATIONS:
            raise ParameterError(
                f"normalization = {self.normalization!r} must be one of "
                f"{', '.join(NORMALIZATIONS)}."
            )
        if self.n_neighbors < 1 or self.n_components < 0:
            raise ParameterError("n_neighbors is at least 1 and n_components at least 0.")
