"""W/B against squared error: what sprinkling gains in separation and loses in fidelity."""

from dataclasses import dataclass
from typing import Self

import numpy as np

from workbench.experiments.figures.trial_choice import MissingResultError, require_results
from workbench.experiments.figures.trial_scores import TableRows, score_lists
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.summaries import present


@dataclass(frozen=True)
class SeparabilityPoint:
    """The means of both measures for one configuration at one training size."""

    configuration: str
    training: str
    scatter_ratio: float
    squared_error: float
    n: int


@dataclass(frozen=True)
class SeparabilityFigure:
    """One point per configuration and training size."""

    points: tuple[SeparabilityPoint, ...]

    @classmethod
    def from_run(cls, run: Run) -> Self:
        """Collect the configurations that have both measures."""
        results = require_results(run)
        pairs = zip(
            score_lists(run, results, "scatter_ratio"),
            score_lists(run, results, "squared_error"),
            strict=True,
        )
        points = []
        for ratios, errors in pairs:
            ratio_values, error_values = present(ratios.array()), present(errors.array())
            if len(ratio_values) and len(error_values):
                points.append(
                    SeparabilityPoint(
                        ratios.configuration,
                        ratios.training,
                        float(np.mean(ratio_values)),
                        float(np.mean(error_values)),
                        min(len(ratio_values), len(error_values)),
                    )
                )
        if not points:
            raise MissingResultError(
                "No trial has both measures. Choose the metrics W/B and squared error with a "
                "method that has latent dimensions, such as sprinkled LSI."
            )
        return cls(tuple(points))

    def rows(self) -> TableRows:
        """One row per point."""
        table: TableRows = [("configuration", "training", "W/B", "squared error", "trials")]
        return table + [
            (point.configuration, point.training, point.scatter_ratio, point.squared_error, point.n)
            for point in self.points
        ]
