"""The cells of the table of scores, and the best of each column."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from workbench.experiments.scoring.comparisons import Conclusion
from workbench.experiments.scoring.metrics import metric_named

DIGITS = 3
_ROUNDING = 1e-9  # a smaller deviation is a rounding error
MARKS: dict[Conclusion, str] = {"superior": "▲", "inferior": "▼", "equivalent": "", "untested": ""}


@dataclass(frozen=True)
class ScoreCell:
    """One score: mean, deviation, number of trials, and how it compares with the reference.

    What cannot be computed is NaN: the deviation of one trial, the p-value of too few.
    """

    mean: float
    deviation: float
    n: int
    p_value: float = math.nan
    conclusion: Conclusion | None = None
    gain: float = math.nan  # percent above the reference
    test: str = ""  # which test gave the p-value
    difference: float = math.nan  # from the reference, with its 95 % interval
    low: float = math.nan
    high: float = math.nan
    is_best: bool = False  # of its metric and training size

    @property
    def mark(self) -> str:
        """An arrow where the difference from the reference is significant."""
        return MARKS[self.conclusion] if self.conclusion is not None else ""

    def text(self, digits: int = DIGITS) -> str:
        """The cell as it is printed."""
        if self.n == 0:
            return "–"
        return f"{self.mean:.{digits}f}{self._plus_minus(digits)}{self._effect(digits)}"

    def _plus_minus(self, digits: int) -> str:
        """The deviation; a small one with a digit more, so that 0 means that nothing varies."""
        if self.n < 2:
            return ""
        if _ROUNDING < self.deviation < 0.5 * 10**-digits:
            shown = np.format_float_positional(self.deviation, precision=1, fractional=False)
            return f" ± {shown}"
        return f" ± {self.deviation:.{digits}f}"

    def _effect(self, digits: int) -> str:
        """The mark, and beside it how large the difference is."""
        if not self.mark:
            return ""
        if math.isnan(self.difference):
            return f" {self.mark}"
        difference = f" {self.mark} {self.difference:+.{digits}f}"
        if math.isnan(self.low):
            return difference
        return f"{difference} [{self.low:.{digits}f}, {self.high:.{digits}f}]"


@dataclass(frozen=True)
class TableLine:
    """One configuration at one training size."""

    configuration: str
    training: str
    training_size: float
    mode: str
    failures: int
    cells: tuple[ScoreCell, ...]


def with_best(lines: tuple[TableLine, ...], metrics: Sequence[str]) -> tuple[TableLine, ...]:
    """Mark the best score of each metric at each training size, where there are several."""
    marked = [list(line.cells) for line in lines]
    for column, metric in enumerate(metrics):
        choose = max if metric_named(metric).higher_is_better else min
        for training in {line.training for line in lines}:
            positions = [
                position
                for position, line in enumerate(lines)
                if line.training == training and line.cells[column].n
            ]
            if len(positions) < 2:
                continue
            best = choose(lines[position].cells[column].mean for position in positions)
            for position in positions:
                cell = lines[position].cells[column]
                marked[position][column] = replace(cell, is_best=cell.mean == best)
    return tuple(
        replace(line, cells=tuple(cells)) for line, cells in zip(lines, marked, strict=True)
    )
