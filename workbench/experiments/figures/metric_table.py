"""The table of a comparison: mean and deviation of each score, marked against a reference."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from workbench.errors import ParameterError
from workbench.experiments.figures.paired_tests import Judged, tested, words_of_tests
from workbench.experiments.figures.trial_scores import (
    Rows,
    ScoreList,
    metrics_of,
    score_lists,
    title_of,
)
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import require_results
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.significance import TESTS, Verdict
from workbench.experiments.scoring.summaries import percentage_gain, present

MARKS: dict[Verdict, str] = {"superior": "▲", "inferior": "▼", "equivalent": "", "untested": ""}


@dataclass(frozen=True)
class ScoreCell:
    """One score: mean, deviation, number of trials, and how it compares with the reference.

    What there is none of is NaN: the deviation of one trial, the p-value of too few.
    """

    mean: float
    deviation: float
    n: int
    p_value: float = math.nan
    verdict: Verdict | None = None
    gain: float = math.nan  # percent above the reference
    test: str = ""  # which test gave the p-value

    @property
    def mark(self) -> str:
        """An arrow where the difference to the reference is more than chance."""
        return MARKS[self.verdict] if self.verdict is not None else ""

    def words(self, digits: int = 4) -> str:
        """The cell as it is printed."""
        if self.n == 0:
            return "–"
        spread = f" ± {self.deviation:.{digits}f}" if self.n > 1 else ""
        return f"{self.mean:.{digits}f}{spread}{' ' + self.mark if self.mark else ''}"


@dataclass(frozen=True)
class TableLine:
    """One configuration at one training size."""

    configuration: str
    training: str
    training_size: float
    mode: str
    failures: int
    cells: tuple[ScoreCell, ...]


@dataclass(frozen=True)
class MetricTableFigure:
    """Configurations in lines, metrics in columns; `test` is what to use where there are splits."""

    metrics: tuple[str, ...]
    titles: tuple[str, ...]
    lines: tuple[TableLine, ...]
    reference: str
    test: str
    alpha: float
    test_is_larger: bool = False  # than the training set, somewhere in the table

    @classmethod
    def from_run(
        cls,
        run: Run,
        metrics: Sequence[str] | None = None,
        *,
        training: str | None = None,
        reference: str | None = None,
        test: str = "corrected_t",
        alpha: float = 0.05,
    ) -> Self:
        """Compare every configuration with the reference (the first, if none is named)."""
        if test not in TESTS:
            raise ParameterError(f"There is no test {test!r}; there are {', '.join(TESTS)}.")
        results = require_results(run)
        names = tuple(metrics_of(results) if metrics is None else metrics)
        columns = [
            [one for one in score_lists(run, results, name) if training in (None, one.training)]
            for name in names
        ]
        first = columns[0] if columns else []
        chosen = reference or (first[0].configuration if first else "")
        lines = tuple(
            _line(run, [column[place] for column in columns], columns, names, chosen, test, alpha)
            for place in range(len(first))
        )
        larger = any(one.test_to_training > 1.001 for one in first)
        return cls(names, tuple(map(title_of, names)), lines, chosen, test, alpha, larger)

    def rows(self) -> Rows:
        """Numbers for export: mean, deviation, trials, p-value, verdict and gain per metric."""
        parts = ("mean", "deviation", "trials", "p", "verdict", "gain %")
        header = ["configuration", "training", "labelled documents", "mode", "failures"]
        table: Rows = [
            (*header, *(f"{name} {part}" for name in self.metrics for part in parts)),
        ]
        for line in self.lines:
            numbers = [
                part
                for one in line.cells
                for part in (
                    one.mean,
                    one.deviation,
                    one.n,
                    one.p_value,
                    one.verdict or "",
                    one.gain,
                )
            ]
            start = (line.configuration, line.training, line.training_size, line.mode)
            table.append((*start, line.failures, *numbers))
        return table

    def printed_rows(self, digits: int = 4) -> Rows:
        """Words for reading: one cell per metric with its deviation and mark."""
        has_sizes = len({line.training for line in self.lines}) > 1
        has_failures = any(line.failures for line in self.lines)
        header = ["Method", *(["Training"] if has_sizes else []), *self.titles]
        table: Rows = [(*header, *(["Failed"] if has_failures else []))]
        for line in self.lines:
            start = [line.configuration, *([line.training] if has_sizes else [])]
            end = [line.failures] if has_failures else []
            table.append((*start, *(one.words(digits) for one in line.cells), *end))
        return table

    def caption(self) -> str:
        """What the numbers and the marks mean, and which test was really used."""
        cells = [one for line in self.lines for one in line.cells]
        used = {one.test for one in cells if one.test}
        strict = (
            " Where there are more test than training documents, this test seldom finds a "
            "difference; it says little about methods without a mark."
            if "corrected_t" in used and self.test_is_larger
            else ""
        )
        numbers = (
            "Mean ± standard deviation" if any(one.n > 1 for one in cells) else "One trial each"
        )
        words = words_of_tests(used, self.alpha, "each taken alone")
        if not used:
            return f"{numbers}; {words}."
        return (
            f"{numbers}; {MARKS['superior']} better and {MARKS['inferior']} worse than "
            f"{self.reference} ({words}).{strict}"
        )


def _line(
    run: Run,
    lists: list[ScoreList],
    columns: list[list[ScoreList]],
    names: Sequence[str],
    reference: str,
    test: str,
    alpha: float,
) -> TableLine:
    cells = []
    for one, column, name in zip(lists, columns, names, strict=True):
        other = _reference_of(one, column, reference)
        cells.append(_cell(run, one, other, name, test, alpha))
    first = lists[0]
    return TableLine(
        first.configuration,
        first.training,
        first.training_size,
        first.mode,
        first.failures,
        tuple(cells),
    )


def _reference_of(one: ScoreList, column: list[ScoreList], reference: str) -> ScoreList | None:
    if one.configuration == reference:
        return None
    found = (c for c in column if c.configuration == reference and c.training == one.training)
    return next(found, None)


def _cell(
    run: Run, one: ScoreList, reference: ScoreList | None, metric: str, test: str, alpha: float
) -> ScoreCell:
    values = present(one.array())
    if not len(values):
        return ScoreCell(math.nan, math.nan, 0)
    mean = float(values.mean())
    deviation = float(values.std(ddof=1)) if len(values) > 1 else math.nan
    if reference is None:
        return ScoreCell(mean, deviation, len(values))
    known = present(reference.array())
    gain = percentage_gain(mean, float(known.mean())) if len(known) else math.nan
    found = tested(Judged(run, one), Judged(run, reference), metric, test, paired=True)
    if found is None:  # too few splits say nothing about chance, least of all "equivalent"
        return ScoreCell(mean, deviation, len(values), gain=gain)
    verdict = found.outcome.verdict(alpha, metric_named(metric).higher_is_better)
    p_value = found.outcome.p_value
    return ScoreCell(mean, deviation, len(values), p_value, verdict, gain, found.test)
