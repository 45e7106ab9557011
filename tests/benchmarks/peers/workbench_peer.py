"""This program's methods as peers: `python workbench_peer.py METHOD TASK.json`.

Settings are those of the recipes where the papers are silent, the defaults otherwise. Methods that
see the text of test documents also learn their weights on all texts.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from answering import Predictions, Split, Task, answer, per_split

from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.features import FeatureSettings, TermFeatures
from workbench.corpora.terms.tokens import TokenSettings
from workbench.methods.base import UNLABELLED
from workbench.methods.registry import METHODS

_ROW_MAXIMUM = {"weighting": "row maximum", "length": "none"}
_COUNTS = {"weighting": "counts", "length": "none"}
_CLUSTER_SVM = {"classifier": "linear-svm", "decay_choice": "fixed", "decay": 0.1}
_SETTINGS: dict[str, tuple[Mapping[str, Any], Mapping[str, Any]]] = {
    # method, or method:variant: (its settings, those of the features)
    "linear-svm": ({}, {}),
    # The matched baselines of HOSK, of LSI and of the term clusters: the same features, scaling,
    # cost and number of neighbours.
    "linear-svm:hosk": (
        {"cost": 10.0, "multiclass": "one-vs-one"},
        {**_ROW_MAXIMUM, "length": "L2"},
    ),
    "knn-cosine:lsi": ({"n_neighbors": 3}, {}),
    "knn-cosine:tcb": ({"n_neighbors": 1}, {}),
    "nb-svm": ({}, _COUNTS),
    "nb-svm:paper": ({"interpolation": 0.25}, _COUNTS),
    "label-spreading": ({}, {}),
    "higher-order-kernel-transductive": (
        {"scaling": "cosine", "cost": 10.0, "multiclass": "one-vs-one"},
        _ROW_MAXIMUM,
    ),
    "higher-order-kernel-improved": ({}, {"weighting": "counts"}),
    "spectral-classification": ({}, {}),
    "lsi": ({}, {}),
    "adaptive-sprinkled-lsi": ({}, {}),
    "term-cluster-kernel": ({}, {}),
    "supervised-term-cluster-kernel": ({}, {}),
    "term-cluster-kernel:svm": (_CLUSTER_SVM, {}),
    "supervised-term-cluster-kernel:svm": (_CLUSTER_SVM, {}),
}


def work(method: str, task: Task) -> Predictions:
    """Count the terms once, then learn weights and classes on each split."""
    labels = np.array(task.labels)
    ids = [str(number) for number in range(len(task.texts))]
    names = tuple(str(label) for label in range(labels.max() + 1))
    corpus = Corpus(task.name, task.texts, ids, labels, names)
    counts = count_terms(corpus, TokenSettings(language=task.language), workers=1).counts
    return per_split(task, partial(_predict, method, counts, labels))


def _predict(name: str, counts: Any, labels: Any, split: Split) -> Any:
    values, features = _SETTINGS[name]
    method = METHODS[name.partition(":")[0]]
    weights = TermFeatures(FeatureSettings(**features))
    train, test = np.array(split.train), np.array(split.test)
    if method.task == "classify":
        matrix = weights.fit(counts[train]).transform(counts)
        return method.build(**values).fit(matrix[train], labels[train]).predict(matrix[test])
    matrix = weights.fit(counts).transform(counts)
    shown = np.full(len(labels), UNLABELLED)
    shown[train] = labels[train]
    return method.build(**values).fit(matrix, shown).transduction_[test]


if __name__ == "__main__":
    answer({name: partial(work, name) for name in _SETTINGS})
