"""scikit-learn's pipelines of the comparison with other tools, for many draws of one corpus.

The same predictions as those of `peers/scikit_learn_peer.py`, whose vectorisers learn on the
training documents: all texts are counted once, and each draw keeps the terms that its training
documents have. A test holds both to each other.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import scipy.sparse as sp
from sklearn.feature_extraction.text import CountVectorizer, TfidfTransformer
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import StratifiedKFold
from sklearn.naive_bayes import ComplementNB
from sklearn.svm import LinearSVC

_COSTS = (0.1, 1.0, 10.0, 100.0)


class CountedTexts:
    """Words and pairs of words of all texts, as scikit-learn's defaults count them."""

    def __init__(self, texts: Sequence[str]) -> None:
        vectors = CountVectorizer(ngram_range=(1, 2))
        self._pairs = sp.csr_matrix(vectors.fit_transform(texts))
        names = vectors.get_feature_names_out()
        self._words = self._pairs[:, [" " not in name for name in names]]

    def sides(self, has_pairs: bool, train: Any, test: Any) -> tuple[Any, Any]:
        """Counts of training and test documents, of the terms of the training documents."""
        counts = self._pairs if has_pairs else self._words
        known = np.unique(counts[train].indices)
        return counts[train][:, known], counts[test][:, known]


def tfidf_svm(counted: CountedTexts, y: Any, train: Any, test: Any) -> Any:
    """TfidfVectorizer and LinearSVC with their defaults."""
    X, new = _weighted(counted.sides(False, train, test), False)
    return LinearSVC().fit(X, y[train]).predict(new)


def logistic(counted: CountedTexts, y: Any, train: Any, test: Any) -> Any:
    """TfidfVectorizer and LogisticRegression with their defaults."""
    X, new = _weighted(counted.sides(False, train, test), False)
    return LogisticRegression(max_iter=1000).fit(X, y[train]).predict(new)


def naive_bayes(counted: CountedTexts, y: Any, train: Any, test: Any) -> Any:
    """Counts and complement naive Bayes."""
    X, new = counted.sides(False, train, test)
    return ComplementNB().fit(X, y[train]).predict(new)


def tuned_svm(counted: CountedTexts, y: Any, train: Any, test: Any) -> Any:
    """Words and pairs, sublinear tf-idf, the cost chosen by cross-validation."""
    folds = min(3, *Counter(y[train].tolist()).values())
    cost = 1.0
    if folds >= 2:
        found = np.zeros(len(_COSTS))
        for inner, held in StratifiedKFold(folds).split(train, y[train]):
            X, new = _weighted(counted.sides(True, train[inner], train[held]), True)
            for number, tried in enumerate(_COSTS):
                machine = LinearSVC(C=tried).fit(X, y[train[inner]])
                found[number] += np.mean(machine.predict(new) == y[train[held]])
        cost = _COSTS[int(found.argmax())]
    X, new = _weighted(counted.sides(True, train, test), True)
    return LinearSVC(C=cost).fit(X, y[train]).predict(new)


def nb_svm(counted: CountedTexts, y: Any, train: Any, test: Any) -> Any:
    """Words and pairs, present or not, scaled by log-count ratios, then a linear SVM."""
    X, new = ((side > 0).astype(np.float64) for side in counted.sides(True, train, test))
    labels, scores = np.unique(y[train]), []
    for label in labels if len(labels) > 2 else labels[1:]:
        inside = y[train] == label
        with_class, without = (
            1.0 + np.asarray(X[side].sum(axis=0)).ravel() for side in (inside, ~inside)
        )
        ratio = np.log(with_class / with_class.sum()) - np.log(without / without.sum())
        scale = sp.diags(ratio)
        scores.append(LinearSVC().fit(X @ scale, inside).decision_function(new @ scale))
    if len(labels) == 2:
        return labels[(scores[0] > 0).astype(int)]
    return labels[np.argmax(scores, axis=0)]


PEERS: dict[str, Callable[[CountedTexts, Any, Any, Any], Any]] = {
    "scikit-learn, tf-idf + LinearSVC": tfidf_svm,
    "scikit-learn, logistic regression": logistic,
    "scikit-learn, complement naive Bayes": naive_bayes,
    "NB-SVM, word pairs": nb_svm,
    "tuned linear SVM, word pairs": tuned_svm,
}


def _weighted(sides: tuple[Any, Any], is_sublinear: bool) -> tuple[Any, Any]:
    weights = TfidfTransformer(sublinear_tf=is_sublinear)
    return weights.fit_transform(sides[0]), weights.transform(sides[1])
