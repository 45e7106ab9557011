"""What a labelling gives: a class for every document, by hand or predicted, with its certainty."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from workbench.array_types import Floats, Indices
from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import KEEP, LABEL, Decision
from workbench.corpora.terms.features import FeatureSettings, TermFeatures
from workbench.corpora.writing import write_corpus
from workbench.errors import CorpusError
from workbench.labelling.estimates import CheckEstimate
from workbench.labelling.learning.learners import Documents
from workbench.labelling.learning.session import Session, SessionSettings
from workbench.labelling.settings import CHECK
from workbench.methods.few_labels.teachers import posteriors

BY_HAND, GIVEN, PREDICTED = "by hand", "given", "predicted"
FEATURES = FeatureSettings(weighting="sublinear tf-idf (smooth)", fit_on="all")
_USUAL_ACCURACY = 0.85  # while there are no random checks
_LOWEST, _HIGHEST = -14.0, 9.0  # logarithms of the factors that are tried
_MOST_LOOKED_AT = 1_000  # documents, which tell the mean of all well enough


@dataclass(frozen=True)
class LabelledResult:
    """The classes of all documents, where each comes from, and how sure it is."""

    corpus: Corpus
    origins: tuple[str, ...]
    certainties: Floats
    estimate: CheckEstimate

    def write(self, file: Path) -> None:
        """Write the corpus with the columns `origin` and `certainty`."""
        columns = {
            "origin": self.origins,
            "certainty": [f"{value:.3f}" for value in self.certainties],
        }
        write_corpus(self.corpus, file, columns)

    def counts(self) -> dict[str, int]:
        """How many classes come from where."""
        return {origin: self.origins.count(origin) for origin in (BY_HAND, GIVEN, PREDICTED)}


def taught_documents(counts: Any) -> Any:
    """Documents as teachers and students see them."""
    return TermFeatures(FEATURES).fit(counts).transform(counts)


def complete(
    corpus: Corpus,
    counts: Any,
    decisions: dict[str, Decision],
    settings: SessionSettings,
) -> LabelledResult:
    """Predict the classes of all documents that have none, from those that have one.

    `corpus` has the labelling on top already; random checks are not learnt from. Documents with
    several classes keep all of them and teach their first.
    """
    classes = np.asarray(corpus.class_index)
    session = taught_session(corpus, counts, decisions, settings)
    model = session.model()
    if model is None:
        raise CorpusError(
            f"{corpus.name} has labels of fewer than two classes outside the random checks; two "
            "are needed to predict the others."
        )
    scores = model.scores(session.documents.X)
    estimate = session.estimate(scores)
    best = certainties(scores, expected_accuracy(estimate)).max(axis=1)
    found = np.where(classes >= 0, classes, scores.argmax(axis=1))
    sure = np.where(classes >= 0, 1.0, best)
    origins = tuple(_origins(corpus, classes, decisions))
    sets = corpus.label_sets
    if sets is not None:
        sets = tuple(kept or (int(one),) for kept, one in zip(sets, found, strict=True))
    with_all = replace(corpus, class_index=found, label_sets=sets)
    return LabelledResult(with_all, origins, sure, estimate)


def taught_session(
    corpus: Corpus, counts: Any, decisions: dict[str, Decision], settings: SessionSettings
) -> Session:
    """A session that knows the labels of a corpus with a labelling on top."""
    session = Session(Documents.of(taught_documents(counts)), len(corpus.class_names), settings)
    labels: dict[int, int] = {}
    checks: dict[int, int] = {}
    for row in np.flatnonzero(np.asarray(corpus.class_index) >= 0).tolist():
        decision = decisions.get(corpus.document_ids[row])
        kept = checks if decision is not None and decision.question == CHECK else labels
        kept[row] = int(corpus.class_index[row])
    session.learn(labels, checks, ())
    return session


def expected_accuracy(estimate: CheckEstimate) -> float:
    """The estimate, shrunk towards the usual value while there are few random checks."""
    return (estimate.right + 5 * _USUAL_ACCURACY) / (estimate.count + 5)


def certainties(scores: Floats, accuracy: float) -> Floats:
    """Shares of the classes, scaled so that the mean of the best one equals the accuracy."""
    from scipy.optimize import brentq  # late: 0.7 s to import

    sample = scores[:: -(-len(scores) // _MOST_LOOKED_AT) or 1]

    def excess(logarithm: float) -> float:
        return float(posteriors(np.exp(logarithm) * sample).max(axis=1).mean() - accuracy)

    if excess(_LOWEST) >= 0:
        found = _LOWEST
    elif excess(_HIGHEST) <= 0:
        found = _HIGHEST
    else:
        found = brentq(excess, _LOWEST, _HIGHEST, xtol=1e-7)
    return np.asarray(posteriors(np.exp(found) * scores))


def _origins(corpus: Corpus, classes: Indices, decisions: dict[str, Decision]) -> list[str]:
    hand = {name for name, decision in decisions.items() if decision.action in (LABEL, KEEP)}
    return [
        PREDICTED if index < 0 else BY_HAND if name in hand else GIVEN
        for name, index in zip(corpus.document_ids, classes, strict=True)
    ]
