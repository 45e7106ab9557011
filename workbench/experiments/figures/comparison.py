"""Several runs or configurations against each other, down to single documents."""

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.paired_tests import Judged, Tested, tested, words_of_tests
from workbench.experiments.figures.trial_scores import (
    Rows,
    ScoreList,
    score_lists,
    title_of,
    usual_metric,
)
from workbench.experiments.runs.durable import read_json
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import (
    MissingResultError,
    choose_trials,
    require_results,
)
from workbench.experiments.scoring.metrics import metric_named
from workbench.experiments.scoring.significance import (
    Comparison,
    PairwiseTable,
    mcnemar,
    pairwise_table,
)
from workbench.experiments.scoring.summaries import bootstrap_interval, present


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

    Two that were judged on the same splits of the same corpus are tested as pairs, others as
    independent lists (Welch); `is_paired` says whether all share their splits. `test` names the
    tests that were really used, empty where there are too few splits for any.
    """

    metric: str
    title: str
    scores: tuple[ComparedScore, ...]
    pairs: PairwiseTable
    is_paired: bool
    test: str
    alpha: float = 0.05

    @classmethod
    def from_runs(
        cls,
        runs: Sequence[Run],
        metric: str | None = None,
        *,
        training: str | None = None,
        test: str = "corrected_t",
        alpha: float = 0.05,
    ) -> Self:
        """Compare the configurations of the runs at one training size (each run's largest)."""
        if not runs:
            raise MissingResultError("Choose at least one run to compare.")
        tables = [require_results(one) for one in runs]
        name = metric or usual_metric(tables[0])
        chosen = [
            (run, one)
            for run, results in zip(runs, tables, strict=True)
            for one in _at_size(score_lists(run, results, name), training)
        ]
        if not chosen:
            sizes = dict.fromkeys(one.training for results in tables for one in results)
            raise MissingResultError(
                f"No trial has the training {training!r}; there are {_listed(sizes)}."
            )
        called = run_labels(runs)
        named = {_unique_name(one, called[run.id]): (run, one) for run, one in chosen}
        draws = {one.id: _draw(one) for one in runs}

        def shares_splits(one: str, two: str) -> bool:
            (first_run, first), (second_run, second) = named[one], named[two]
            return draws[first_run.id] == draws[second_run.id] and first.training == second.training

        outcomes = {}
        for one, two in itertools.combinations(named, 2):
            is_pair = shares_splits(one, two)
            used = test if is_pair or test in ("welch_t", "student_t") else "welch_t"
            outcomes[one, two] = tested(
                Judged(*named[one]), Judged(*named[two]), name, used, is_pair
            )
        pairs = pairwise_table(
            tuple(named),
            lambda one, two: _outcome(outcomes[one, two]),
            alpha,
            metric_named(name).higher_is_better,
        )
        scores = tuple(_compared(label, run, one) for label, (run, one) in named.items())
        tests = sorted({one.test for one in outcomes.values() if one is not None})
        is_paired = all(itertools.starmap(shares_splits, outcomes))
        return cls(name, title_of(name), scores, pairs, is_paired, " ".join(tests), alpha)

    def caption(self) -> str:
        """What the numbers and verdicts are, and which test was really used."""
        words = words_of_tests(
            set(self.test.split()), self.alpha, "Holm's correction over all pairs"
        )
        if any(one.low == one.low for one in self.scores):
            return f"Bootstrap intervals of the mean over splits, 95 %; {words}."
        return f"{words[0].upper()}{words[1:]}."

    def rows(self) -> Rows:
        """One row per configuration, with its p-value against every other."""
        table: Rows = [
            (
                *("name", "run", "configuration", "training"),
                *(f"{self.metric} {part}" for part in ("mean", "deviation", "low", "high")),
                "trials",
                *(f"p against {one.name}" for one in self.scores),
            )
        ]
        for place, one in enumerate(self.scores):
            start = (one.name, one.run_id, one.configuration, one.training)
            numbers = (one.mean, one.deviation, one.low, one.high, one.n)
            table.append((*start, *numbers, *map(float, self.pairs.p_values[place])))
        return table


@dataclass(frozen=True)
class DisagreementFigure:
    """Which documents one configuration gets right and the other wrong, with McNemar's test."""

    first: str
    second: str
    only_first: NDArray[np.int64]
    only_second: NDArray[np.int64]
    n_both_right: int
    n_both_wrong: int
    outcome: Comparison
    document_ids: Sequence[str]

    @classmethod
    def from_runs(
        cls,
        first: tuple[Run, str],
        second: tuple[Run, str],
        training: str | None = None,
    ) -> Self:
        """Compare two configurations (each a run and a name) on a split that both judged."""
        if first[0].corpus.fingerprint != second[0].corpus.fingerprint:
            raise MissingResultError(
                "The two runs judge different corpora; choose runs of one corpus."
            )
        one, two = (_answers(run, name, training) for run, name in (first, second))
        shared = [split for split in one if split in two]
        found = next((s for s in shared if np.array_equal(one[s][0], two[s][0])), None)
        if found is None:
            raise MissingResultError(
                "The two configurations share no split with stored predictions; run both in one "
                "plan, or in plans with the same protocol and seed."
            )
        rows = one[found][0]
        actual = first[0].corpus.class_index[rows]
        one_right, two_right = one[found][1] == actual, two[found][1] == actual
        return cls(
            first[1],
            second[1],
            rows[one_right & ~two_right],
            rows[~one_right & two_right],
            int((one_right & two_right).sum()),
            int((~one_right & ~two_right).sum()),
            mcnemar(one_right, two_right),
            first[0].document_ids,
        )

    def rows(self) -> Rows:
        """One row per document on which they disagree."""
        table: Rows = [("document", "right")]
        sides = ((self.first, self.only_first), (self.second, self.only_second))
        return table + [
            (self.document_ids[row], name) for name, found in sides for row in found.tolist()
        ]


def _listed(sizes: Iterable[str]) -> str:
    return ", ".join(repr(one) for one in sizes)


def _outcome(found: Tested | None) -> Comparison | None:
    return None if found is None else found.outcome


def _at_size(lists: list[ScoreList], training: str | None) -> list[ScoreList]:
    if training is not None:
        return [one for one in lists if one.training == training]
    largest: dict[str, ScoreList] = {}
    for one in lists:  # sorted by size: the last is the largest
        largest[one.configuration] = one
    return list(largest.values())


def run_labels(runs: Sequence[Run]) -> dict[str, str]:
    """What to call each of several runs: its name, or its id where names are alike."""
    names = [one.name for one in runs]
    is_clear = len(set(names)) == len(names)
    called = {one.id: one.name if is_clear else one.id for one in runs}
    return called if len(runs) > 1 else dict.fromkeys(called, "")


def _unique_name(one: ScoreList, label: str) -> str:
    return f"{one.configuration} ({label})" if label else one.configuration


def _draw(run: Run) -> tuple[Any, ...]:
    """What decides the splits of a run."""
    plan = read_json(run.folder / "plan.json")
    return run.corpus.fingerprint, plan.get("protocol"), plan.get("seed")


def _compared(label: str, run: Run, one: ScoreList) -> ComparedScore:
    known = present(one.array())
    low, high = bootstrap_interval(known)
    return ComparedScore(
        label,
        run.id,
        one.configuration,
        one.training,
        float(known.mean()) if len(known) else float("nan"),
        float(known.std(ddof=1)) if len(known) > 1 else float("nan"),
        low,
        high,
        len(known),
    )


def _answers(
    run: Run, configuration: str, training: str | None
) -> dict[tuple[str, int, int], tuple[NDArray[np.int64], NDArray[Any]]]:
    found = {}
    for one in choose_trials(run, run.results(), configuration, training):
        arrays = run.arrays(one.key)
        if "predicted" in arrays and arrays["predicted"].ndim == 1:
            rows = arrays["test_rows"].astype(np.int64)
            found[one.training, one.repeat, one.fold] = (rows, arrays["predicted"])
    return found
