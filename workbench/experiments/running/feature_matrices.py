"""The feature matrix of a trial: learnt from what the trial may see, computed once if shared."""

import time
import warnings
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Rows
from workbench.corpora.terms.features import FeatureSettings, TermFeatures, needs_pairs
from workbench.corpora.terms.kinds import has_columns_beside
from workbench.experiments.plans.trials import Trial
from workbench.experiments.running.run_context import RunContext
from workbench.experiments.running.sharing import uses_classes
from workbench.experiments.runs.preparations import Preparation
from workbench.methods.base import UNLABELLED

# Up to this many counts it is quicker to weight them in each worker than to share the result.
CHEAP_COUNTS = 1_000_000


def feature_matrix(context: RunContext, trial: Trial) -> Preparation:
    """Documents by features for every document of the corpus, with the columns that were kept.

    The seconds are those that learning took here, 0 where another trial had done it.
    """
    name, settings = context.sharing.matrix_name(trial), context.sharing.features(trial)
    for sentence in TermFeatures(settings).warnings():
        warnings.warn(sentence, stacklevel=2)
    rows = context.rows(trial.split)

    seen = None if context.sharing.sees_all_text(trial) else rows.train
    seconds = 0.0

    def learn() -> dict[str, Any]:
        nonlocal seconds
        start = time.perf_counter()
        learnt = weighted_features(context, settings, rows.train, seen)
        seconds = time.perf_counter() - start
        return learnt

    if not context.sharing.is_matrix_shared(trial):
        value = learn()
    elif context.counted.counts.nnz < CHEAP_COUNTS:
        value = context.preparations.remembered(name, learn).value
    else:
        shared = context.preparations.get(name, learn, f"features of {trial.split.name}")
        return Preparation(shared.value)  # the record of preparations has the seconds
    return Preparation(value, seconds)


def weighted_features(
    context: RunContext, settings: FeatureSettings, labelled: Rows, seen: Rows | None
) -> dict[str, Any]:
    """Learn features on the documents seen (all, if None) with the classes of the labelled.

    With fit_on = "all" the classes of all documents are used as well, as some papers did; the
    results carry a warning then.
    """
    counts = context.counted.counts
    if settings.fit_on == "all":
        labelled, seen = np.arange(counts.shape[0]), None
    classes = _classes_of(context, labelled) if uses_classes(settings) and len(labelled) else None
    has_kinds = needs_pairs(settings) or has_columns_beside(context.run.corpus.terms)
    features = TermFeatures(settings, context.pairs if has_kinds else None)
    if seen is None:
        features.fit(counts, classes)
    else:
        features.fit(counts[seen], None if classes is None else classes[seen])
    return {
        "matrix": features.transform(counts),
        "columns": features.selected_,
        "n_running": features.n_running_,
    }


def _classes_of(context: RunContext, labelled: Rows) -> NDArray[np.int64]:
    """The classes of the labelled documents; all others count as unlabelled."""
    class_index = context.counted.class_index
    classes = np.full(len(class_index), UNLABELLED, dtype=np.int64)
    classes[labelled] = class_index[labelled]
    return classes
