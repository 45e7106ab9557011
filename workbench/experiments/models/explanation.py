"""Why a model gave a text its class: the weight of each term for it against the next class."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures.term_weights import LOG_ODDS, OWN_WEIGHTS
from workbench.experiments.models.model import Model, ModelError, class_scores, classify


@dataclass(frozen=True)
class Explanation:
    """Why a document was given its class: the weight of each term for it against the next class."""

    class_name: str
    runner_up: str
    contributions: Mapping[str, float]
    source: str


def explain(model: Model, text: str) -> Explanation:
    """The terms of a text by their weight for its predicted class against the next class."""
    if model.has_several_classes:
        raise ModelError("Only models with one class per document can be explained by terms.")
    vector = model.vectors([text])
    predicted = model.class_names.index(classify(model, [text])[0])
    weights, source = _term_weights(model)
    totals = vector @ weights.T
    scores = class_scores(model, [text])
    ranked = (totals if scores is None else scores)[0].astype(np.float64)
    ranked[predicted] = -np.inf
    other = int(np.argmax(ranked))
    lead = weights[predicted] - weights[other]
    contributions = {
        model.terms[model.weighting.selected_[column]]: float(value * lead[column])
        for column, value in zip(vector.indices, vector.data, strict=True)
    }
    ordered = dict(sorted(contributions.items(), key=lambda pair: -pair[1]))
    return Explanation(model.class_names[predicted], model.class_names[other], ordered, source)


def _term_weights(model: Model) -> tuple[NDArray[np.float64], str]:
    """The method's own weights of the selected terms, or log odds where it has none."""
    if model.learnt.odds is not None:
        return model.learnt.odds, LOG_ODDS
    return np.asarray(model.estimator.term_weights_, dtype=np.float64), OWN_WEIGHTS
