"""How strongly each term indicates each class: the method's own weights, or log odds."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench import paths
from workbench.corpora.storage import open_cached
from workbench.corpora.terms.kinds import without_running_words
from workbench.corpora.terms.word_forms import WordForms, cached_word_forms
from workbench.errors import WorkbenchError
from workbench.experiments.figures.trial_choice import MissingResultError, Wanted, choose_trials
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.running.run_context import RunContext
from workbench.experiments.runs.run import Run

OWN_WEIGHTS = "weights of the method"
LOG_ODDS = "log odds of the terms in the training documents"
_SMOOTHING = 0.5


@dataclass(frozen=True)
class TermWeights:
    """Weights of classes (rows) and terms (columns); `columns` are positions in the vocabulary."""

    weights: NDArray[np.float64]
    columns: NDArray[np.int64]
    source: str


def counts_of(run: Run) -> Any:
    """The counted documents (rows) and terms (columns) of a run, as a sparse array.

    Running words, which few methods read, have no counts here: their terms say the same.
    """
    try:
        return without_running_words(RunContext(run.folder).counted.counts, run.corpus.terms)
    except (RuntimeError, OSError, ValueError, KeyError) as error:
        raise MissingResultError(
            "The term counts of this run are missing. Resume the run: the corpus is counted again "
            "and no finished trial is repeated."
        ) from error


def words_of(run: Run) -> WordForms:
    """The whole words to show for the terms of a run; runs of earlier versions count them now."""
    stored = run.corpus.word_forms
    return stored if stored.words else _counted_words(run.folder)


@lru_cache(maxsize=4)
def _counted_words(folder: Path) -> WordForms:
    plan = Run(folder).plan
    try:
        corpus = open_cached(plan.corpus, plan.reading, paths.cache())
        return cached_word_forms(corpus, plan.tokens, paths.cache())
    except (WorkbenchError, OSError):  # the corpus is elsewhere: stems are better than nothing
        return WordForms()


def term_weights(
    run: Run,
    counts: Any | None = None,
    configuration: Wanted = None,
    training: Wanted = None,
    key: Wanted = None,
    strongest_suffice: bool = False,
) -> tuple[TrialResult, TermWeights]:
    """A trial and its term weights; log odds where the method has no weights.

    A trial stores all weights where there are few, and the strongest of each class otherwise;
    with `strongest_suffice` the others count as 0.
    """
    results = run.results()
    trials = (
        choose_trials(run, results, configuration, training)
        if key is None
        else [result for result in results if result.key == key]
    )
    if not trials:
        raise MissingResultError(f"The run {run.name!r} has no trial {key!r}.")
    trial = next((trial for trial in trials if "term_weights" in trial.arrays), trials[0])
    arrays = run.arrays(trial.key)
    own = _own_weights(arrays, len(run.class_names), strongest_suffice)
    if own is not None:
        return trial, own
    if counts is None:
        counts = counts_of(run)
    rows = arrays.get("train_rows")
    learnt = np.arange(counts.shape[0]) if rows is None else rows.astype(np.int64)
    odds = log_odds(counts[learnt], run.corpus.class_index[learnt], len(run.class_names))
    return trial, TermWeights(odds, np.arange(counts.shape[1]), LOG_ODDS)


def _own_weights(
    arrays: dict[str, NDArray[Any]], n_classes: int, strongest_suffice: bool
) -> TermWeights | None:
    whole = arrays.get("all_term_weights")
    if whole is not None and len(whole) == n_classes:
        columns = arrays["columns"].astype(np.int64)
        return TermWeights(whole.astype(np.float64), columns, OWN_WEIGHTS)
    strongest = arrays.get("term_weights")
    if strongest is None or len(strongest) != n_classes or not strongest_suffice:
        return None
    columns, positions = np.unique(arrays["term_weight_terms"], return_inverse=True)
    weights = np.zeros((n_classes, len(columns)))
    np.put_along_axis(weights, positions.reshape(strongest.shape), strongest, axis=1)
    return TermWeights(weights, columns.astype(np.int64), OWN_WEIGHTS)


def log_odds(counts: Any, class_index: NDArray[np.int64], n_classes: int) -> NDArray[np.float64]:
    """Log odds of a term's presence in a class against the other classes, smoothed by a half."""
    from scipy.sparse import csr_array  # late: 0.4 s to import

    labelled = np.flatnonzero(class_index >= 0)
    members = csr_array(
        (np.ones(len(labelled)), (class_index[labelled], labelled)),
        shape=(n_classes, len(class_index)),
    )
    presence = csr_array((np.ones(counts.nnz), counts.indices, counts.indptr), shape=counts.shape)
    inside = (members @ presence).toarray()
    sizes: NDArray[np.float64] = np.asarray(members.sum(axis=1)).reshape(-1, 1)
    outside, others = inside.sum(axis=0) - inside, sizes.sum() - sizes
    odds = _logit(inside, sizes) - _logit(outside, others)
    return np.where(inside.sum(axis=0) > 0, odds, 0.0)  # a term never seen has no weight


def _logit(present: NDArray[np.float64], total: NDArray[np.float64]) -> NDArray[np.float64]:
    odds = (present + _SMOOTHING) / (total - present + _SMOOTHING)
    return np.asarray(np.log(odds), dtype=np.float64)
