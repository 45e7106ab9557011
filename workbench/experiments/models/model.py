"""Models: a method that has learnt from a whole corpus and predicts the classes of new documents.

A model made from a run knows what it learns from, and learns when it is first used. A stored model
is what was learnt: it is applied without its training documents, and gives the same predictions
bit by bit. (Models stored by version 0.1.0 contain their training documents and learn again.)
"""

import contextlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.terms.features import TermFeatures, pairs_for
from workbench.corpora.terms.tokens import resolve
from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.figures.term_weights import log_odds
from workbench.experiments.figures.trial_choice import MissingResultError, choose_trials
from workbench.experiments.models.new_texts import UNLABELLED, count_known_terms
from workbench.experiments.plans.plan import MethodChoice
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.plans.trials import TrialResult, seed_from
from workbench.experiments.running.run_context import RunContext
from workbench.experiments.runs.damage import DamageError
from workbench.experiments.runs.run import Run
from workbench.methods.registry import method_named
from workbench.plain_text import shortened

if TYPE_CHECKING:
    from workbench.corpora.terms.features import FeatureSettings, TermFeatures
    from workbench.corpora.terms.tokens import TokenSettings


class ModelError(WorkbenchError):
    """A model that cannot be made, stored or opened."""


@dataclass(frozen=True)
class Learnt:
    """What a model learnt: features, method, and the log odds of terms if it weighs none."""

    weighting: "TermFeatures"
    estimator: Any
    odds: NDArray[np.float64] | None = None  # classes × selected terms


@dataclass(frozen=True, eq=False)
class TrainingDocuments:
    """What a model learns from: counted documents and their classes."""

    counts: Any = field(repr=False)  # documents × terms, sparse
    class_index: NDArray[np.int64] = field(repr=False)  # -1: unlabelled
    label_sets: NDArray[np.uint8] | None = field(default=None, repr=False)


@dataclass(frozen=True, eq=False)
class Model:
    """A method with its settings and with what it learns from, or what it learnt.

    `training` is None in a stored model, `stored` in a model that has yet to learn.
    """

    method: str
    values: Mapping[str, Any]
    class_names: tuple[str, ...]
    terms: tuple[str, ...]
    tokens: "TokenSettings"
    features: "FeatureSettings"
    training: TrainingDocuments | None = None
    name: str = ""
    stored: Learnt | None = field(default=None, repr=False)

    @cached_property
    def learnt(self) -> Learnt:
        """What was stored or, at the first use of a new model, what it learns."""
        if self.stored is not None:
            return self.stored
        if self.training is None:
            raise ModelError(f"{self.name or self.method} has nothing to learn from.")
        return learn(self, self.training)

    @property
    def estimator(self) -> Any:
        """The fitted method."""
        return self.learnt.estimator

    @property
    def weighting(self) -> "TermFeatures":
        """The fitted selection and weighting of terms."""
        return self.learnt.weighting

    @property
    def has_several_classes(self) -> bool:
        """Whether a document may have several classes or none."""
        return hasattr(self.estimator, "members")

    def vectors(self, texts: Sequence[str]) -> Any:
        """New documents as the method sees them."""
        return self.weighting.transform(count_known_terms(texts, self.terms, self.tokens))


def model_from_run(
    run: Run, configuration: str | None = None, *, for_new_texts: bool = True
) -> Model:
    """Make a model of one configuration of a run, to learn from every labelled document.

    The corpus file is needed only for models of new texts, which clusterings cannot classify.
    """
    trial = _trial_of(run, configuration)
    choice = _choice_of(run, trial)
    if for_new_texts:
        _check_classifies(trial.method)
    context = RunContext(run.folder)
    corpus = context.counted
    values = {**trial.values, **_most_chosen_values(run, trial)}
    return Model(
        method=trial.method,
        values={**values, **_seed(run, trial, values)},
        class_names=run.class_names,
        terms=tuple(run.corpus.terms),
        tokens=_resolved_tokens(run) if for_new_texts else run.plan.counted_tokens,
        features=run.plan.features_of(choice, context.of_numbers),
        training=TrainingDocuments(corpus.counts, corpus.class_index, corpus.indicators),
        name=f"{configuration_title(trial.configuration)} of {run.name}",
    )


def classify(model: Model, texts: Sequence[str]) -> list[str]:
    """Name the class of each text; several classes are joined by a semicolon."""
    if not len(texts):
        return []
    with _applying(model):
        predicted = model.estimator.predict(model.vectors(texts))
        if model.has_several_classes:
            rows = [np.flatnonzero(row).tolist() for row in predicted]
            return ["; ".join(model.class_names[label] for label in row) for row in rows]
        return [model.class_names[int(label)] for label in predicted]


def class_scores(model: Model, texts: Sequence[str]) -> NDArray[np.float64] | None:
    """The score of each class for each text, or None if the method has no scores."""
    from workbench.experiments.running.fit_results import (
        decision_of,  # late: 1.4 s, with scikit-learn to import
    )

    with _applying(model):
        if model.has_several_classes:
            scores: NDArray[np.float64] | None = model.estimator.scores(model.vectors(texts))
            return scores
        return decision_of(model.estimator, model.vectors(texts), len(model.class_names))


def class_probabilities(model: Model, texts: Sequence[str]) -> NDArray[np.float64] | None:
    """The probability of each class for each text, or None if the method gives none."""
    from workbench.experiments.running.fit_results import (
        probabilities_of,  # late: 1.4 s, with scikit-learn to import
    )

    with _applying(model):
        if model.has_several_classes:
            return None
        return probabilities_of(model.estimator, model.vectors(texts), len(model.class_names))


def learn(model: Model, training: TrainingDocuments) -> Learnt:
    """Fit features and method on every labelled document."""
    method = method_named(model.method)
    labelled = np.flatnonzero(training.class_index != UNLABELLED)
    sees_all = method.task != "classify" or model.features.fit_on == "all"
    seen = np.arange(len(training.class_index)) if sees_all else labelled
    y = training.class_index[seen]
    features = TermFeatures(model.features, pairs_for(model.features, model.terms))
    features.fit(training.counts[seen], y)
    X = features.transform(training.counts[seen])
    values = {**_values(model), **method.values_for(features.n_running_)}
    if training.label_sets is not None:
        from workbench.experiments.running.one_against_rest import (
            OneAgainstRest,  # late: 1.4 s, with scikit-learn to import
        )

        classifiers = OneAgainstRest(lambda: method.build(**values), lambda *_: None)
        return Learnt(features, classifiers.fit(X, training.label_sets[seen]))
    estimator = method.build(**values).fit(X, y)
    return Learnt(features, estimator, _odds(model, training, estimator, features))


def _values(model: Model) -> dict[str, Any]:
    """The settings, with as many clusters as classes where no number is given."""
    method, values = method_named(model.method), dict(model.values)
    is_asked = any(setting.name == "n_clusters" for setting in method.parameters)
    if method.task == "cluster" and is_asked and not values.get("n_clusters"):
        values["n_clusters"] = max(1, len(model.class_names))
    return values


def _odds(
    model: Model, training: TrainingDocuments, estimator: Any, features: "TermFeatures"
) -> NDArray[np.float64] | None:
    """The log odds of the selected terms, for a method that has no weights of its own.

    Running words have none: the terms beside them say the same.
    """
    n_classes, selected = len(model.class_names), features.selected_
    own = getattr(estimator, "term_weights_", None)
    if own is not None and np.shape(own) == (n_classes, len(selected)):
        return None
    odds = log_odds(training.counts[:, selected], training.class_index, n_classes)
    odds[:, len(selected) - features.n_running_ :] = 0.0
    return odds


@contextlib.contextmanager
def _applying(model: Model) -> Iterator[None]:
    """What a stored model raises means that its parts do not fit each other."""
    try:
        yield
    except WorkbenchError:
        raise
    except Exception as error:
        if model.stored is None:
            raise
        raise ModelError(
            f"{model.name or 'The model'} cannot be applied because its parts do not match or need "
            f"more memory than there is ({type(error).__name__}); export it again from its run."
        ) from error


def _trial_of(run: Run, configuration: str | None) -> TrialResult:
    try:
        return choose_trials(run, run.results(), configuration)[0]
    except MissingResultError as error:
        raise ModelError(str(error)) from error


def _choice_of(run: Run, trial: TrialResult) -> MethodChoice:
    for choice in run.plan.methods:
        if choice.label == trial.label:
            return choice
    raise DamageError(run.folder / "plan.json", f"has no method {shortened(trial.label)!r}")


def _check_classifies(method: str) -> None:
    if method_named(method).task == "cluster":
        raise ModelError(
            f"{method_named(method).title} clusters documents and cannot predict the classes of "
            "new ones; choose a method that classifies."
        )


def _most_chosen_values(run: Run, trial: TrialResult) -> dict[str, Any]:
    """The tuned values that most trials of the configuration chose."""
    same = [result for result in run.results() if result.configuration == trial.configuration]
    choices = {repr(sorted(result.chosen.items())): result.chosen for result in reversed(same)}
    counts = Counter(repr(sorted(result.chosen.items())) for result in same if result.chosen)
    return dict(choices[counts.most_common(1)[0][0]]) if counts else {}


def _seed(run: Run, trial: TrialResult, values: Mapping[str, Any]) -> dict[str, int]:
    names = {parameter.name for parameter in method_named(trial.method).parameters}
    if "seed" not in names or "seed" in values:
        return {}
    return {"seed": seed_from(run.plan.seed, "model", trial.configuration)}


def _resolved_tokens(run: Run) -> "TokenSettings":
    """Token settings with the language that "auto" stands for in this corpus."""
    tokens = run.plan.counted_tokens
    if tokens.language != "auto":
        return resolve(tokens, [])
    try:
        corpus = open_corpus(run.plan.corpus, run.plan.reading)
    except WorkbenchError as error:
        raise ModelError(
            f"The language is 'auto' and the corpus {run.plan.corpus!r} cannot be opened to detect "
            f"it ({error}); make the corpus available, or set the language in the plan."
        ) from error
    if corpus.counts is not None:
        raise ParameterError(
            f"The corpus {run.plan.corpus!r} has counts instead of texts; "
            "set the language in the plan to classify new texts."
        )
    return resolve(tokens, corpus.texts)
