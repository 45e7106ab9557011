"""The table of scores: mean and deviation of each metric, marked against a reference."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from workbench.errors import ParameterError
from workbench.experiments.figures.paired_tests import (
    RunScores,
    TestedPair,
    compare_scores,
    describe_tests,
    what_is_repeated,
)
from workbench.experiments.figures.score_cells import (
    DIGITS,
    MARKS,
    ScoreCell,
    TableLine,
    with_best,
)
from workbench.experiments.figures.trial_choice import method_notes, require_results
from workbench.experiments.figures.trial_scores import (
    BestText,
    ScoreList,
    TableRows,
    metric_title,
    metrics_of,
    score_lists,
)
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.significance import AUTOMATIC, TESTS
from workbench.experiments.scoring.summaries import percentage_gain, present


@dataclass(frozen=True)
class _Tested:
    """The reference of a list of scores, and the test against it."""

    metric: str
    reference: ScoreList | None
    pair: TestedPair | None


@dataclass(frozen=True)
class MetricTableFigure:
    """Configurations in lines, metrics in columns; `test` is for comparisons over splits."""

    metrics: tuple[str, ...]
    titles: tuple[str, ...]
    lines: tuple[TableLine, ...]
    reference: str
    test: str
    alpha: float
    test_is_larger: bool = False  # than the training set, somewhere in the table
    notes: tuple[str, ...] = ()  # what methods say of their results, a line for each configuration
    repeated: str = "{} over splits"  # or what else differs from repeat to repeat

    @classmethod
    def from_run(
        cls,
        run: Run,
        metrics: Sequence[str] | None = None,
        *,
        training: str | None = None,
        reference: str | None = None,
        test: str = AUTOMATIC,
        alpha: float = 0.05,
    ) -> Self:
        """Compare every configuration with the reference (the first, if none is named)."""
        if test not in TESTS:
            raise ParameterError(f"Unknown test {test!r}; choose from {', '.join(TESTS)}.")
        results = require_results(run)
        names = tuple(metrics_of(results) if metrics is None else metrics)
        columns = [_at_size(score_lists(run, results, name), training) for name in names]
        first = columns[0] if columns else []
        chosen = reference or (first[0].configuration if first else "")
        tested = [
            _tested_pairs(run, column, chosen, name, test)
            for name, column in zip(names, columns, strict=True)
        ]
        lines = tuple(
            _line(
                [column[position] for column in columns],
                [pairs[position] for pairs in tested],
                alpha,
            )
            for position in range(len(first))
        )
        lines = with_best(lines, names)
        larger = any(scores.test_to_training > 1.001 for scores in first)
        titles, notes = tuple(map(metric_title, names)), tuple(method_notes(run, results))
        repeated = what_is_repeated(first)
        return cls(names, titles, lines, chosen, test, alpha, larger, notes, repeated)

    def rows(self) -> TableRows:
        """Numbers for export: mean, deviation, trials, test, gain and interval per metric."""
        parts = (
            *("mean", "deviation", "trials", "p", "conclusion", "gain %"),
            *("difference", "low", "high"),
        )
        header = ["configuration", "training", "labelled documents", "mode", "failures"]
        table: TableRows = [
            (*header, *(f"{name} {part}" for name in self.metrics for part in parts)),
        ]
        for line in self.lines:
            numbers = [
                part
                for cell in line.cells
                for part in (
                    cell.mean,
                    cell.deviation,
                    cell.n,
                    cell.p_value,
                    cell.conclusion or "",
                    cell.gain,
                    cell.difference,
                    cell.low,
                    cell.high,
                )
            ]
            start = (line.configuration, line.training, line.training_size, line.mode)
            table.append((*start, line.failures, *numbers))
        return table

    def printed_rows(self, digits: int = DIGITS) -> TableRows:
        """Text for reading: one cell per metric with its deviation and mark, the best marked."""
        has_sizes = len({line.training for line in self.lines}) > 1
        has_modes = len({line.mode for line in self.lines}) > 1
        has_failures = any(line.failures for line in self.lines)
        kinds = [*(["Training"] if has_sizes else []), *(["Mode"] if has_modes else [])]
        header = ["Method", *kinds, *self.titles]
        table: TableRows = [(*header, *(["Failed"] if has_failures else []))]
        for line in self.lines:
            start = [
                configuration_title(line.configuration),
                *([line.training] if has_sizes else []),
                *([line.mode] if has_modes else []),
            ]
            end = [line.failures] if has_failures else []
            texts = (
                BestText(cell.text(digits)) if cell.is_best else cell.text(digits)
                for cell in line.cells
            )
            table.append((*start, *texts, *end))
        return table

    def caption(self) -> str:
        """What the numbers and the marks mean, and which tests were applied."""
        cells = [cell for line in self.lines for cell in line.cells]
        applied = {cell.test for cell in cells if cell.test}
        strict = (
            " With more test than training documents this test rarely finds a difference: "
            "a missing mark means little."
            if "corrected_t" in applied and self.test_is_larger
            else ""
        )
        numbers = (
            "Mean ± standard deviation" if any(cell.n > 1 for cell in cells) else "One trial each"
        )
        tests = describe_tests(applied, self.alpha, "each pair on its own", self.repeated)
        if not applied:
            return f"{numbers}; {tests}."
        return (
            f"{numbers}; {MARKS['superior']} better and {MARKS['inferior']} worse than "
            f"{configuration_title(self.reference)} by the difference shown, with its 95 % "
            f"interval ({tests}).{strict}"
        )


def _at_size(lists: list[ScoreList], training: str | None) -> list[ScoreList]:
    return [scores for scores in lists if training in (None, scores.training)]


def _tested_pairs(
    run: Run, column: list[ScoreList], reference: str, metric: str, test: str
) -> list[_Tested]:
    """The reference of each list of scores, and the test against it where one applies."""
    found = []
    for scores in column:
        other = _reference_of(scores, column, reference)
        pair = None  # too few splits to test: not the same as "equivalent"
        if other is not None:
            ours, theirs = RunScores(run, scores), RunScores(run, other)
            pair = compare_scores(ours, theirs, metric, test, paired=True)
        found.append(_Tested(metric, other, pair))
    return found


def _reference_of(scores: ScoreList, column: list[ScoreList], reference: str) -> ScoreList | None:
    if scores.configuration == reference:
        return None
    at_size = _at_size(column, scores.training)
    return next((other for other in at_size if other.configuration == reference), None)


def _line(lists: list[ScoreList], tested: list[_Tested], alpha: float) -> TableLine:
    pairs = zip(lists, tested, strict=True)
    first = lists[0]
    return TableLine(
        first.configuration,
        first.training,
        first.training_size,
        first.mode,
        first.failures,
        tuple(_cell(scores, pair, alpha) for scores, pair in pairs),
    )


def _cell(scores: ScoreList, tested: _Tested, alpha: float) -> ScoreCell:
    cell = _summary(scores, tested.reference)
    if tested.pair is None or cell.n == 0:
        return cell
    comparison = tested.pair.comparison
    conclusion = comparison.conclusion(alpha, metric_named(tested.metric).higher_is_better)
    return replace(
        cell,
        p_value=comparison.p_value,
        conclusion=conclusion,
        test=tested.pair.test,
        difference=comparison.difference,
        low=comparison.low,
        high=comparison.high,
    )


def _summary(scores: ScoreList, reference: ScoreList | None) -> ScoreCell:
    """Mean, deviation and gain, without a test."""
    values = scores.results()
    if not len(values):
        return ScoreCell(math.nan, math.nan, 0)
    mean = float(values.mean())
    deviation = float(values.std(ddof=1)) if len(values) > 1 else math.nan
    others = present(reference.array()) if reference is not None else values[:0]
    gain = percentage_gain(mean, float(others.mean())) if len(others) else math.nan
    return ScoreCell(mean, deviation, len(values), gain=gain)
