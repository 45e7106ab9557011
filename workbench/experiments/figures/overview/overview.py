"""The overview of a run: what won, by how much, whether by chance, and what to try next."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.curves import LearningCurveFigure
from workbench.experiments.figures.documents.document_clusters import has_clusters
from workbench.experiments.figures.overview.found_clusters import FoundCluster, found_clusters
from workbench.experiments.figures.overview.frequent_confusions import (
    FrequentConfusion,
    doubtful_documents,
    frequent_confusions,
)
from workbench.experiments.figures.overview.overview_advice import Advice, advice_for
from workbench.experiments.figures.overview.overview_scores import MethodScore, scores_of_methods
from workbench.experiments.figures.trial_choice import MissingResultError, require_results
from workbench.experiments.figures.trial_scores import (
    BestText,
    TableRows,
    default_metric,
    metric_title,
)
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.comparisons import FEWEST_PAIRS
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.significance import TESTS
from workbench.methods.registry import METHODS
from workbench.plain_text import size_words


@dataclass(frozen=True)
class OverviewFigure:
    """Scores of every method at every training size, tested against the best of that size."""

    metric: str
    title: str
    is_share: bool  # between 0 and 1: shown in per cent
    training: str
    trainings: tuple[str, ...]
    labelled: int  # training documents at the chosen size
    scores: tuple[MethodScore, ...]
    curve: LearningCurveFigure | None
    confusions: tuple[FrequentConfusion, ...]
    clusters: tuple[FoundCluster, ...]  # of the best method, if it finds clusters
    doubtful: NDArray[np.int64]  # documents that every method gave the same other class
    doubtful_ids: tuple[str, ...]
    advice: tuple[Advice, ...]
    largest_class: float  # the share of the largest class, for comparison with accuracy

    @classmethod
    def from_run(cls, run: Run, metric: str | None = None, training: str | None = None) -> Self:
        """Compute the overview at a training size, the largest if none is named."""
        results = require_results(run)
        name = metric or default_metric(results)
        scores = scores_of_methods(run, results, name)
        sizes = {score.training: score.training_size for score in scores}
        trainings = tuple(sorted(sizes, key=lambda size: sizes[size]))
        chosen = training if training in sizes else trainings[-1]
        best = next(
            (row.configuration for row in scores if row.training == chosen and row.is_best), None
        )
        confusions = frequent_confusions(run, best, chosen) if best is not None else ()
        doubtful = doubtful_documents(run, results, chosen)
        curve = _curve(run, name)
        return cls(
            name,
            metric_title(name),
            metric_named(name).is_share,
            chosen,
            trainings,
            round(sizes[chosen]),
            scores,
            curve,
            confusions,
            _clusters(run, results, best, chosen),
            doubtful,
            tuple(run.document_ids[row] for row in doubtful.tolist()),
            advice_for(scores, chosen, metric_named(name), confusions, len(doubtful), results),
            _largest_share(run.corpus.class_index),
        )

    def at(self, training: str) -> tuple[MethodScore, ...]:
        """The methods at a training size, best first; methods without a score are last."""
        at_size = [score for score in self.scores if score.training == training and score.n]
        sign = -1.0 if metric_named(self.metric).higher_is_better else 1.0
        return tuple(sorted(at_size, key=lambda score: sign * score.mean))

    def configurations(self) -> tuple[str, ...]:
        """Every method, in the order of the chosen training size, then of the plan."""
        ranked = [score.configuration for score in self.at(self.training)]
        return tuple(dict.fromkeys([*ranked, *(score.configuration for score in self.scores)]))

    def score(self, configuration: str, training: str) -> MethodScore | None:
        """One cell of the table."""
        cells = (
            score
            for score in self.scores
            if (score.configuration, score.training) == (configuration, training)
        )
        return next(cells, None)

    @property
    def best(self) -> MethodScore | None:
        """The best method at the chosen training size."""
        ranked = self.at(self.training)
        return ranked[0] if ranked else None

    @property
    def reference(self) -> MethodScore | None:
        """What the best is measured against: the best baseline, or else the runner-up."""
        others = [score for score in self.at(self.training)[1:] if score.n]
        baselines = (score for score in others if _is_baseline(score.configuration))
        return next(baselines, others[0] if others else None)

    def number(self, value: float, digits: int = 1) -> str:
        """A score as it is shown: shares in per cent."""
        if math.isnan(value):
            return "–"
        return f"{100 * value:.{digits}f}" if self.is_share else f"{value:.3g}"

    def cell_text(self, score: MethodScore | None) -> str:
        """The mean and half of its 95 % interval."""
        if score is None or not score.n:
            return "–"
        half = score.half_width
        return self.number(score.mean) + ("" if math.isnan(half) else f" ± {self.number(half)}")

    def legend(self) -> str:
        """What bold, green and ± stand for in the table, as far as they occur."""
        is_tested = any(score.conclusion is not None for score in self.scores)
        has_interval = any(score.n and not math.isnan(score.half_width) for score in self.scores)
        sentences = ["Bold: best."]
        sentences += ["Green: not significantly worse."] if is_tested else []
        sentences += ["±: half of the 95 % interval."] if has_interval else []
        return " ".join(sentences)

    def headline(self) -> str:
        """What the large number is."""
        size = f" with {self.labelled:,} labelled documents" if self.labelled else ""
        return f"Best {_lowered(self.title)}{size}"

    def large_number(self) -> str:
        """The best score."""
        best = self.best
        if best is None:
            return "–"
        return self.number(best.mean) + (" %" if self.is_share else "")

    def lead(self) -> tuple[str, str]:
        """By how much the best is above what it is measured against, and what that is."""
        best, reference = self.best, self.reference
        if best is None or reference is None:
            return "", ""
        gap = self.number(abs(best.mean - reference.mean))
        title = configuration_title(reference.configuration)
        side = f"above {title}" if best.mean >= reference.mean else f"below {title}"
        return f"{gap} points" if self.is_share else gap, side

    def is_more_than_chance(self) -> bool | None:
        """Whether the lead over the reference is significant; None where no test applies."""
        reference = self.reference
        if reference is None or reference.conclusion is None:
            return None
        return reference.conclusion == "inferior"

    def conclusion(self) -> str:
        """Whether the lead is more than chance, and how the runner-up compares."""
        best, reference = self.best, self.reference
        if best is None or reference is None:
            return self._without_rivals()
        ranked = self.at(self.training)
        sentences = [_lead_sentence(reference)]
        if ranked[1].configuration != reference.configuration:
            sentences.append(_runner_up_sentence(ranked[1]))
        return " ".join(sentences)

    def rows(self) -> TableRows:
        """One row per method and training size."""
        table: TableRows = [
            (
                *("method", "training", "labelled documents", "mode", "mean", "low", "high"),
                *("trials", "p against the best", "conclusion", "seconds per fit"),
            )
        ]
        return table + [
            (
                *(configuration_title(score.configuration), score.training, score.training_size),
                *(score.mode, score.mean, score.low, score.high, score.n, score.p_value),
                *("best" if score.is_best else score.conclusion or "", score.seconds),
            )
            for score in self.scores
        ]

    def printed_rows(self) -> TableRows:
        """The table for reading: methods in rows, training sizes in columns, the best marked."""
        table: TableRows = [("Method", *(size_words(size, "all") for size in self.trainings))]
        for name in self.configurations():
            scores = [self.score(name, training) for training in self.trainings]
            texts = (
                BestText(self.cell_text(score))
                if score and score.is_best
                else self.cell_text(score)
                for score in scores
            )
            table.append((configuration_title(name), *texts))
        return table

    def _without_rivals(self) -> str:
        if self.metric != "accuracy" or not self.largest_class:
            return "One method was tried; add others to judge its score."
        share = f"{100 * self.largest_class:.1f} %"
        return f"Always choosing the largest class would give {share}. No other method was tried."


def _lead_sentence(reference: MethodScore) -> str:
    if reference.conclusion is None:
        return f"Not tested: a test needs {FEWEST_PAIRS} shared splits, or accuracy on one split."
    test = _lowered(TESTS[reference.test].title)
    if reference.conclusion == "inferior":
        return f"More than chance: p {_p_text(reference.p_value)} ({test})."
    return f"The lead may be chance: p {_p_text(reference.p_value)} ({test})."


def _runner_up_sentence(runner_up: MethodScore) -> str:
    title = configuration_title(runner_up.configuration)
    if runner_up.conclusion is None:
        return f"The runner-up is {title}."
    if runner_up.conclusion == "inferior":
        return (
            f"The runner-up, {title}, is significantly worse too (p {_p_text(runner_up.p_value)})."
        )
    return (
        f"The runner-up, {title}, does not differ significantly (p {_p_text(runner_up.p_value)})."
    )


def _p_text(p_value: float) -> str:
    return "< 0.001" if p_value < 0.001 else f"= {p_value:.3f}"


def _is_baseline(configuration: str) -> bool:
    name = configuration.split(" ")[0]
    return name in METHODS and METHODS[name].family == "Baselines"


def _lowered(title: str) -> str:
    """A title within a sentence; abbreviations stay as they are."""
    return title if title[:2].isupper() else title[:1].lower() + title[1:]


def _curve(run: Run, metric: str) -> LearningCurveFigure | None:
    try:
        return LearningCurveFigure.from_run(run, metric)
    except MissingResultError:
        return None


def _largest_share(class_index: NDArray[np.int64]) -> float:
    known = class_index[class_index >= 0]
    return float(np.bincount(known).max() / len(known)) if len(known) else 0.0


def _clusters(
    run: Run, results: Sequence[TrialResult], best: str | None, training: str
) -> tuple[FoundCluster, ...]:
    """The clusters that the best method found; none of methods that classify."""
    if best is None or not has_clusters([each for each in results if each.configuration == best]):
        return ()
    return found_clusters(run, best, training)
