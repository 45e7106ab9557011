"""The list of suspected labels of a corpus: id, given class, suggested class, score.

Methods give their opinions twice: the second time they learn without the documents that they
doubted the first time, so that nothing is learnt from wrong labels. Copies of a text that
has another class in most other copies come first.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.corpus import Corpus
from workbench.corpora.description import content_digests
from workbench.corpora.terms.features import FeatureSettings, TermFeatures
from workbench.errors import CorpusError
from workbench.experiments.suspects.confidence import Doubts, doubts
from workbench.experiments.suspects.opinions import (
    FOLDS,
    bayes_opinion,
    machine_opinion,
    neighbour_opinion,
)
from workbench.methods.algebra.nearest import NeighbourLists, nearest_neighbours

Floats = NDArray[np.float64]
Indices = NDArray[np.int64]

METHODS_REASON, COPIES_REASON = "methods", "copies"
_ROUNDS, _NEIGHBOURS = 2, 20
_FEATURES = FeatureSettings(weighting="sublinear tf-idf (smooth)", length="L2")


@dataclass(frozen=True)
class Suspect:
    """A document whose label is doubted, with the class suggested instead."""

    row: int
    document_id: str
    given: str
    suggested: str
    score: float  # 1 − the probability of the given class
    reason: str
    is_confident: bool  # the suggested class is surer than its threshold

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return {
            "id": self.document_id,
            "given": self.given,
            "suggested": self.suggested,
            "score": round(self.score, 4),
            "reason": self.reason,
            "confident": self.is_confident,
        }


def find_suspects(
    corpus: Corpus, counts: Any, most: int | None = None, decided: Collection[str] = ()
) -> list[Suspect]:
    """Documents whose given class is not the likeliest one, the most doubtful first.

    `decided` are the ids of documents about which a person has decided already.
    """
    rows = _usable_rows(corpus)
    classes = np.asarray(corpus.class_index)[rows]
    found = judge_labels(_weighted(counts[rows]), classes, len(corpus.class_names))
    suspects = {
        rows[position]: _suspect(corpus, int(rows[position]), found, int(position))
        for position in np.flatnonzero(found.is_beaten)
    }
    for row, suggested in conflicting_copies(corpus, rows).items():
        suspects[row] = _copy(corpus, row, suggested)
    ordered = sorted(suspects.values(), key=lambda suspect: (-suspect.score, suspect.row))
    return [suspect for suspect in ordered if suspect.document_id not in decided][:most]


@dataclass(frozen=True)
class LabelJudgement:
    """Doubts about each document, and whether another class is likelier than the given one."""

    doubts: Doubts
    is_beaten: NDArray[np.bool_]


def judge_labels(X: Any, class_index: Indices, n_classes: int) -> LabelJudgement:
    """Average the opinions of the methods, learnt the second time without doubted documents."""
    neighbours = nearest_neighbours(X, min(_NEIGHBOURS, max(1, X.shape[0] - 1)))
    trusted = np.ones(len(class_index), dtype=bool)
    for _ in range(_ROUNDS):
        probabilities = _average(X, neighbours, class_index, n_classes, trusted)
        found = doubts(probabilities, class_index)
        trusted = _keep_every_class(~found.is_doubted, class_index)
    likeliest = probabilities.argmax(axis=1)
    return LabelJudgement(found, likeliest != class_index)


def conflicting_copies(corpus: Corpus, rows: Sequence[int] | Indices) -> dict[int, int]:
    """Documents that are equal to others of another class, and the class of most copies."""
    groups: defaultdict[bytes, list[int]] = defaultdict(list)
    digests = list(content_digests(corpus))
    for row in rows:
        if digests[row]:
            groups[digests[row]].append(int(row))
    doubted: dict[int, int] = {}
    for group in groups.values():
        classes = Counter(int(corpus.class_index[row]) for row in group)
        (usual, number), *others = classes.most_common()
        if others and number > others[0][1]:  # as many of each: which is wrong is unknown
            doubted |= {row: usual for row in group if corpus.class_index[row] != usual}
    return doubted


def _usable_rows(corpus: Corpus) -> Indices:
    if corpus.label_sets is not None and any(len(labels) > 1 for labels in corpus.label_sets):
        raise CorpusError(
            f"{corpus.name} has documents with several classes; suspected labels are found only "
            "where every document has one class."
        )
    classes = np.asarray(corpus.class_index)
    rows = np.flatnonzero(classes >= 0)
    if len(np.unique(classes[rows])) < 2 or len(rows) < 2 * FOLDS:
        raise CorpusError(
            f"{corpus.name} has {len(rows)} labelled documents in {len(np.unique(classes[rows]))} "
            f"classes; suspected labels need at least {2 * FOLDS} documents in two classes."
        )
    return rows


def _weighted(counts: Any) -> Any:
    return TermFeatures(_FEATURES).fit(counts).transform(counts)


def _average(
    X: Any, neighbours: NeighbourLists, class_index: Indices, n_classes: int, trusted: Any
) -> Floats:
    taught = class_index, n_classes, trusted
    opinions = [machine_opinion(X, *taught), neighbour_opinion(neighbours, *taught)]
    if X.min() >= 0:
        opinions.append(bayes_opinion(X, *taught))
    return np.asarray(np.mean(opinions, axis=0))


def _keep_every_class(trusted: Any, class_index: Indices) -> Any:
    """Trust all documents of a class that would otherwise lose most of them."""
    kept = np.bincount(class_index[trusted], minlength=class_index.max() + 1)
    sizes = np.bincount(class_index)
    return trusted | (2 * kept < sizes)[class_index]


def _suspect(corpus: Corpus, row: int, found: LabelJudgement, position: int) -> Suspect:
    return Suspect(
        row=row,
        document_id=corpus.document_ids[row],
        given=corpus.class_names[corpus.class_index[row]],
        suggested=corpus.class_names[found.doubts.suggested[position]],
        score=float(found.doubts.scores[position]),
        reason=METHODS_REASON,
        is_confident=bool(found.doubts.is_doubted[position]),
    )


def _copy(corpus: Corpus, row: int, suggested: int) -> Suspect:
    given = corpus.class_names[corpus.class_index[row]]
    names = corpus.document_ids[row], given, corpus.class_names[suggested]
    return Suspect(row, *names, score=1.0, reason=COPIES_REASON, is_confident=True)
