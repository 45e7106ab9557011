"""The eigenvalues of a method's space, largest first, and where they drop most."""

from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.trial_choice import Wanted, trial_with
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.runs.run import Run

_NEEDS = (
    "These trials stored no eigenvalues. This view needs a spectral method or one with latent "
    "dimensions."
)


@dataclass(frozen=True)
class SpectrumFigure:
    """Eigenvalues of one trial in descending order."""

    configuration: str
    training: str
    eigenvalues: NDArray[np.float64]

    @classmethod
    def from_run(
        cls, run: Run, configuration: Wanted = None, training: Wanted = None, key: Wanted = None
    ) -> Self:
        """Read the eigenvalues of one trial."""
        trial, arrays = trial_with(run, "eigenvalues", _NEEDS, configuration, training, key)
        values = np.sort(np.asarray(arrays["eigenvalues"], dtype=np.float64).ravel())[::-1]
        return cls(trial.configuration, trial.training, values)

    def largest_gap(self) -> int:
        """The number of eigenvalues before the largest drop; 0 where there is none."""
        if len(self.eigenvalues) < 2:
            return 0
        return int(np.argmax(-np.diff(self.eigenvalues))) + 1

    def rows(self) -> TableRows:
        """One row per eigenvalue."""
        table: TableRows = [("number", "eigenvalue")]
        return table + [
            (position + 1, float(value)) for position, value in enumerate(self.eigenvalues)
        ]
