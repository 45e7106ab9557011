"""Several runs or configurations against each other, down to single documents."""

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.paired_tests import (
    RunScores,
    TestedPair,
    compare_scores,
    describe_tests,
    what_is_repeated,
)
from workbench.experiments.figures.trial_choice import (
    MissingResultError,
    choose_trials,
    require_results,
)
from workbench.experiments.figures.trial_scores import (
    ScoreList,
    TableRows,
    default_metric,
    metric_title,
    score_lists,
)
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.file_reading import read_json
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.comparisons import Comparison
from workbench.experiments.scoring.document_tests import mcnemar
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.pairwise import PairwiseTable, pairwise_table
from workbench.experiments.scoring.significance import AUTOMATIC
from workbench.experiments.scoring.summaries import bootstrap_interval

_CORPORA = " Different corpora are not tested against each other; ranks over corpora do that."


@dataclass(frozen=True)
class ComparedScore:
    """One configuration of one run: mean, bootstrap interval of the mean, number of trials.

    The deviation of one trial and the interval of fewer than five are NaN.
    """

    name: str
    run_id: str
    configuration: str
    training: str
    mean: float
    deviation: float
    low: float
    high: float
    n: int


@dataclass(frozen=True)
class ComparisonFigure:
    """The same score of several runs side by side, with every pair tested.

    Configurations scored on the same splits of the same corpus get a paired test, those on other
    splits of it a test of independent samples (Welch), those on different corpora none.
    `is_paired` is true where all share their splits. `test` names the tests that were applied and
    is empty where there are too few splits for any.
    """

    metric: str
    title: str
    scores: tuple[ComparedScore, ...]
    pairs: PairwiseTable
    is_paired: bool
    test: str
    alpha: float = 0.05
    corpora: int = 1
    repeated: str = "{} over splits"  # or what else differs from repeat to repeat

    @classmethod
    def from_runs(
        cls,
        runs: Sequence[Run],
        metric: str | None = None,
        *,
        training: str | None = None,
        test: str = AUTOMATIC,
        alpha: float = 0.05,
    ) -> Self:
        """Compare the configurations of the runs at one training size (each run's largest)."""
        if not runs:
            raise MissingResultError("Choose at least one run to compare.")
        tables = [require_results(run) for run in runs]
        name = metric or default_metric(tables[0])
        chosen = _chosen_scores(runs, tables, name, training)
        labels = run_labels(runs)
        named = {_unique_name(scores, labels[run.id]): (run, scores) for run, scores in chosen}
        sources = {run.id: _split_source(run) for run in runs}
        splits = {label: (sources[run.id], s.training) for label, (run, s) in named.items()}
        tested = {
            (a, b): compare_scores(
                RunScores(*named[a]), RunScores(*named[b]), name, test, splits[a] == splits[b]
            )
            for a, b in itertools.combinations(named, 2)
        }
        pairs = pairwise_table(
            tuple(named),
            lambda first, second: _comparison_of(tested[first, second]),
            alpha,
            metric_named(name).higher_is_better,
        )
        scores = tuple(_compared(label, run, scores) for label, (run, scores) in named.items())
        used = " ".join(sorted({pair.test for pair in tested.values() if pair is not None}))
        corpora = len({run.corpus.fingerprint for run in runs})
        is_paired = all(source == splits[next(iter(splits))] for source in splits.values())
        repeated = what_is_repeated(listed for _, listed in chosen)
        return cls(
            name, metric_title(name), scores, pairs, is_paired, used, alpha, corpora, repeated
        )

    def caption(self) -> str:
        """What the numbers and conclusions mean, and which tests were applied."""
        tests = describe_tests(
            set(self.test.split()), self.alpha, "Holm's correction over all pairs", self.repeated
        )
        apart = _CORPORA if self.corpora > 1 else ""
        if any(score.low == score.low for score in self.scores):
            intervals = self.repeated.format("Bootstrap intervals of the mean")
            return f"{intervals}, 95 %; {tests}.{apart}"
        return f"{tests[0].upper()}{tests[1:]}.{apart}"

    def rows(self) -> TableRows:
        """One row per configuration, with p-value and size of its difference from every other."""
        table: TableRows = [
            (
                *("name", "run", "configuration", "training"),
                *(f"{self.metric} {part}" for part in ("mean", "deviation", "low", "high")),
                "trials",
                *(
                    f"{what} {score.name}"
                    for what in ("p against", "difference from", "low against", "high against")
                    for score in self.scores
                ),
            )
        ]
        for position, score in enumerate(self.scores):
            start = (score.name, score.run_id, score.configuration, score.training)
            numbers = (score.mean, score.deviation, score.low, score.high, score.n)
            pairs = self.pairs
            tested = (pairs.p_values, pairs.differences, pairs.lows, pairs.highs)
            table.append((*start, *numbers, *(float(x) for part in tested for x in part[position])))
        return table


@dataclass(frozen=True)
class DisagreementFigure:
    """The documents that only one of two configurations gets right, with McNemar's test."""

    first: str
    second: str
    only_first: NDArray[np.int64]
    only_second: NDArray[np.int64]
    n_both_right: int
    n_both_wrong: int
    comparison: Comparison
    document_ids: Sequence[str]

    @classmethod
    def from_runs(
        cls,
        first: tuple[Run, str],
        second: tuple[Run, str],
        training: str | None = None,
    ) -> Self:
        """Compare two configurations (each a run and a name) on a split that both predicted."""
        if first[0].corpus.fingerprint != second[0].corpus.fingerprint:
            raise MissingResultError(
                "The two runs use different corpora; choose two runs of the same corpus."
            )
        ours, theirs = (_predictions(run, name, training) for run, name in (first, second))
        split = next((key for key in ours if _same_rows(ours[key], theirs.get(key))), None)
        if split is None:
            raise MissingResultError(
                "The two configurations share no split with stored predictions; run both in one "
                "plan, or in plans with the same protocol and seed."
            )
        rows = ours[split][0]
        actual = first[0].corpus.class_index[rows]
        first_right, second_right = ours[split][1] == actual, theirs[split][1] == actual
        return cls(
            first[1],
            second[1],
            rows[first_right & ~second_right],
            rows[~first_right & second_right],
            int((first_right & second_right).sum()),
            int((~first_right & ~second_right).sum()),
            mcnemar(first_right, second_right),
            first[0].document_ids,
        )

    def rows(self) -> TableRows:
        """One row per document on which they disagree."""
        table: TableRows = [("document", "right")]
        sides = ((self.first, self.only_first), (self.second, self.only_second))
        return table + [
            (self.document_ids[row], name)
            for name, documents in sides
            for row in documents.tolist()
        ]


_Predictions = tuple[NDArray[np.int64], NDArray[Any]]  # test documents and their classes


def _same_rows(first: _Predictions, second: _Predictions | None) -> bool:
    return second is not None and np.array_equal(first[0], second[0])


def _chosen_scores(
    runs: Sequence[Run], tables: Sequence[list[TrialResult]], metric: str, training: str | None
) -> list[tuple[Run, ScoreList]]:
    chosen = [
        (run, scores)
        for run, results in zip(runs, tables, strict=True)
        for scores in _at_size(score_lists(run, results, metric), training)
    ]
    if not chosen:
        sizes = dict.fromkeys(result.training for results in tables for result in results)
        raise MissingResultError(
            f"No trial has the training size {training!r}; the runs have {_listed(sizes)}."
        )
    return chosen


def _listed(sizes: Iterable[str]) -> str:
    return ", ".join(repr(size) for size in sizes)


def _comparison_of(pair: TestedPair | None) -> Comparison | None:
    return None if pair is None else pair.comparison


def _at_size(lists: list[ScoreList], training: str | None) -> list[ScoreList]:
    if training is not None:
        return [scores for scores in lists if scores.training == training]
    largest: dict[str, ScoreList] = {}
    for scores in lists:  # sorted by size: the last is the largest
        largest[scores.configuration] = scores
    return list(largest.values())


def run_labels(runs: Sequence[Run]) -> dict[str, str]:
    """A label for each run: its name, or its id where names repeat; empty for a single run."""
    names = [run.name for run in runs]
    is_unique = len(set(names)) == len(names)
    labels = {run.id: run.name if is_unique else run.id for run in runs}
    return labels if len(runs) > 1 else dict.fromkeys(labels, "")


def _unique_name(scores: ScoreList, label: str) -> str:
    return f"{scores.configuration} ({label})" if label else scores.configuration


def _split_source(run: Run) -> tuple[Any, ...]:
    """What decides the splits of a run."""
    plan = read_json(run.folder / "plan.json")
    return run.corpus.fingerprint, plan.get("protocol"), plan.get("seed")


def _compared(label: str, run: Run, scores: ScoreList) -> ComparedScore:
    values = scores.results()
    low, high = bootstrap_interval(values)
    return ComparedScore(
        label,
        run.id,
        scores.configuration,
        scores.training,
        float(values.mean()) if len(values) else float("nan"),
        float(values.std(ddof=1)) if len(values) > 1 else float("nan"),
        low,
        high,
        len(values),
    )


def _predictions(
    run: Run, configuration: str, training: str | None
) -> dict[tuple[str, int, int], _Predictions]:
    predictions = {}
    for trial in choose_trials(run, run.results(), configuration, training):
        arrays = run.arrays(trial.key)
        if "predicted" in arrays and arrays["predicted"].ndim == 1:
            rows = arrays["test_rows"].astype(np.int64)
            predictions[trial.training, trial.repeat, trial.fold] = (rows, arrays["predicted"])
    return predictions
