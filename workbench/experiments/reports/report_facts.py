"""What the report of a run and its summary for the terminal both say."""

from collections import Counter
from dataclasses import dataclass

from workbench.experiments.figures import MetricTableFigure, TableLine
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metrics import metric_named

_MOST_WARNINGS = 20
_MIXED_MODES = (
    "The table contains transductive and inductive results: transductive methods saw the text of "
    "the test documents (never their classes)."
)


@dataclass(frozen=True)
class ReportFacts:
    """A run with its results and its table, or the reason why it has no table."""

    run: Run
    results: list[TrialResult]
    table: MetricTableFigure | None
    best: TableLine | None
    problem: str

    @classmethod
    def of(cls, run: Run) -> "ReportFacts":
        """Read the results of a run."""
        results = run.results()
        try:
            table = MetricTableFigure.from_run(run)
        except MissingResultError as error:
            return cls(run, results, None, None, str(error))
        return cls(run, results, table, _best_line(table), "")

    def state(self) -> str:
        """Corpus, status and number of trials in one line."""
        failed = sum(result.error is not None for result in self.results)
        parts = [
            f"Corpus {self.run.record.get('corpus', '')}",
            self.run.status,
            f"{len(self.results)} of {self.run.total} trials",
            f"{failed} failed" if failed else "",
            str(self.run.record.get("created", ""))[:16].replace("T", " "),
        ]
        return " · ".join(part for part in parts if part)

    def warnings(self) -> list[str]:
        """The warnings of all trials, each once, the most frequent first."""
        counted = Counter(sentence for result in self.results for sentence in result.warnings)
        sentences = [
            sentence if count == len(self.results) else f"{sentence} ({count} trials)"
            for sentence, count in counted.most_common(_MOST_WARNINGS)
        ]
        modes = {result.mode for result in self.results if result.error is None}
        is_mixed = {"inductive", "transductive"} <= modes
        return [*sentences, *([_MIXED_MODES] if is_mixed else [])]

    def failures(self) -> Counter[str]:
        """How many trials failed for each reason."""
        return Counter(result.error for result in self.results if result.error is not None)


def _best_line(table: MetricTableFigure) -> TableLine | None:
    """The best configuration at the largest training size, by the first metric."""
    if not table.metrics:
        return None
    sign = 1 if metric_named(table.metrics[0]).higher_is_better else -1
    scored = [line for line in table.lines if line.cells[0].n]
    largest = max((line.training_size for line in scored), default=0)
    at_largest = [line for line in scored if line.training_size >= 0.999 * largest]
    return max(at_largest, key=lambda line: sign * line.cells[0].mean, default=None)
