"""Jobs for setting up an experiment: describe methods, preview terms, check and estimate a plan."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from workbench import paths
from workbench.corpora.corpus import Corpus
from workbench.corpora.readers import ReadingSettings
from workbench.corpora.storage import open_cached
from workbench.corpora.term_matrix import TermMatrix
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.features import FeatureSettings, TermFeatures, pairs_for
from workbench.corpora.terms.nltk_data import download_package
from workbench.corpora.terms.tokens import TokenSettings, describe_tokens, resolve
from workbench.errors import WorkbenchError
from workbench.experiments.plans.checks import check_plan, check_splits
from workbench.experiments.plans.estimates import Estimate, estimate_on
from workbench.experiments.plans.files import load_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.recipes import recipes
from workbench.methods.registry import METHODS
from workbench.parameters import Parameter
from workbench.progress import ProgressCallback

_TERMS_SHOWN = 1000


@dataclass(frozen=True)
class RankedTerm:
    """A term that would be a feature, with its score and its number of documents."""

    term: str
    score: float
    documents: int


@dataclass(frozen=True)
class TermPreview:
    """The terms of a corpus with some preprocessing and features."""

    documents: int
    all_terms: int
    kept_terms: int
    tokens: str  # the resolved "auto" settings, as text
    score: str  # what terms are ranked by
    ranked: tuple[RankedTerm, ...]  # the best of the kept terms
    association: str = ""  # what collocations are ranked by
    collocations: tuple[RankedTerm, ...] = ()  # the best of the kept pairs


@dataclass(frozen=True)
class PlanCost:
    """The estimated cost of a plan, and the resources of the machine."""

    estimate: Estimate
    workers: int
    free_bytes: int

    @property
    def seconds(self) -> float:
        """Rough estimate of the time with every worker busy."""
        return self.estimate.seconds / max(1, min(self.workers, self.estimate.trials))

    @property
    def is_too_large(self) -> bool:
        """Whether the workers together need more memory than is free."""
        return self.estimate.bytes * self.workers > self.free_bytes


@dataclass(frozen=True)
class RecipeCard:
    """A recipe in the gallery: its plan, or why it cannot be read."""

    name: str
    plan: Plan | None
    problem: str = ""


def describe_methods_job(progress: ProgressCallback) -> dict[str, tuple[Parameter, ...]]:
    """The settings of every method, which imports all their modules."""
    described = {}
    for done, method in enumerate(METHODS.values(), 1):
        described[method.name] = method.parameters
        progress(done, len(METHODS))
    return described


def preview_terms_job(
    progress: ProgressCallback,
    corpus_name: str,
    reading: ReadingSettings | None,
    tokens: TokenSettings,
    features: FeatureSettings,
) -> TermPreview:
    """Count and rank the terms of a whole corpus; a run ranks those of its training documents."""
    corpus = open_cached(corpus_name, reading, paths.cache(), progress)
    matrix = cached_term_matrix(corpus, tokens, cache=paths.cache(), progress=progress)
    fitted = TermFeatures(features, pairs_for(features, matrix.terms))
    fitted.fit(matrix.counts, _classes(corpus))
    return TermPreview(
        documents=len(corpus),
        all_terms=len(matrix.terms),
        kept_terms=len(fitted.selected_),
        tokens="" if corpus.counts is not None else describe_tokens(resolve(tokens, corpus.texts)),
        score="documents" if features.selection == "none" else features.selection,
        ranked=_ranked(matrix, fitted),
        association="" if features.collocations == "none" else features.collocations,
        collocations=_collocations(matrix, fitted),
    )


def download_nltk_data_job(progress: ProgressCallback, package: str) -> Path:
    """Download a data package of NLTK, because the user asked for it."""
    progress(0, 0)
    return download_package(package)


def check_plan_job(
    progress: ProgressCallback, plan: Plan, reading: ReadingSettings | None
) -> tuple[str, ...]:
    """The problems of a plan, by itself and on its corpus as it was opened."""
    problems = check_plan(plan)
    if problems:
        return problems
    try:
        check_splits(plan, open_cached(plan.corpus, reading, paths.cache(), progress))
    except WorkbenchError as problem:
        return (str(problem),)
    return ()


def estimate_plan_job(
    progress: ProgressCallback, plan: Plan, reading: ReadingSettings | None, workers: int
) -> PlanCost:
    """Estimate the cost of a plan without problems; counts the terms of its corpus if needed."""
    import psutil  # late: 0.04 s to import

    corpus = open_cached(plan.corpus, reading, paths.cache(), progress)
    matrix = cached_term_matrix(corpus, plan.tokens, cache=paths.cache(), progress=progress)
    estimate = estimate_on(plan, corpus, matrix)
    return PlanCost(estimate, workers or os.cpu_count() or 1, psutil.virtual_memory().available)


def recipes_job(progress: ProgressCallback) -> tuple[RecipeCard, ...]:
    """Read every recipe that ships with the program."""
    progress(0, 0)
    return tuple(_card(name, path) for name, path in recipes().items())


def _card(name: str, path: Path) -> RecipeCard:
    try:
        return RecipeCard(name, load_plan(path))
    except WorkbenchError as problem:
        return RecipeCard(name, None, str(problem))


def _classes(corpus: Corpus) -> np.ndarray | None:
    """One class per document, or an indicator per class if documents have several."""
    if corpus.label_sets is None:
        return corpus.class_index if (corpus.class_index >= 0).any() else None
    indicators = np.zeros((len(corpus), len(corpus.class_names)), dtype=np.int64)
    for row, classes in enumerate(corpus.label_sets):
        indicators[row, list(classes)] = 1
    return indicators


def _ranked(matrix: TermMatrix, fitted: TermFeatures) -> tuple[RankedTerm, ...]:
    best = fitted.ranking()[:_TERMS_SHOWN]
    return _ranked_terms(matrix, best, fitted.term_scores_[best].tolist())


def _collocations(matrix: TermMatrix, fitted: TermFeatures) -> tuple[RankedTerm, ...]:
    kept = set(fitted.selected_.tolist())
    scored = fitted.collocation_scores_.items()
    best = [(column, score) for column, score in scored if column in kept][:_TERMS_SHOWN]
    columns = np.array([column for column, _ in best], dtype=np.int64)
    return _ranked_terms(matrix, columns, [score for _, score in best])


def _ranked_terms(
    matrix: TermMatrix, columns: np.ndarray, scores: Sequence[float]
) -> tuple[RankedTerm, ...]:
    counts = matrix.counts[:, columns]
    frequencies: Sequence[int] = np.diff(counts.tocsc().indptr).tolist()
    terms = [matrix.terms[column] for column in columns]
    return tuple(map(RankedTerm, terms, scores, frequencies))
