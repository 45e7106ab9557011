"""Settings that spectral clustering and spectral classification share."""

from typing import Any

from workbench.methods.algebra.graph_settings import NORMALIZATIONS, SYMMETRIC
from workbench.parameters import parameter


def neighbour_choice() -> Any:
    """Declare whether the number of neighbours is chosen."""
    return parameter(
        False,
        "Choose neighbours by distortion",
        help="Tries a quarter, half and all of the neighbours and keeps the tightest clusters",
    )


def normalization_choice() -> Any:
    """Declare how the affinity is normalised."""
    return parameter(
        SYMMETRIC,
        "Normalisation",
        choices=NORMALIZATIONS,
        help="additive is the paper's; symmetric is less sensitive to outlying documents",
    )
