"""Jobs for setting up an experiment: describe methods, preview terms, check and estimate a plan."""

import os
from dataclasses import dataclass
from pathlib import Path

from workbench import paths
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import open_cached
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.features import FeatureSettings
from workbench.corpora.terms.languages.nltk_data import download_package
from workbench.corpora.terms.term_preview import TermPreview, preview_terms
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import WorkbenchError
from workbench.experiments.plans.checks import check_plan, check_splits
from workbench.experiments.plans.estimates import CostEstimate, estimate_on
from workbench.experiments.plans.files import load_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.recipes import recipes
from workbench.methods.registry import METHODS
from workbench.parameters import Parameter
from workbench.progress import ProgressCallback


@dataclass(frozen=True)
class PlanCost:
    """The estimated cost of a plan, and the resources of the machine."""

    estimate: CostEstimate
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
    return preview_terms(corpus, tokens, features, progress)


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
    matrix = cached_term_matrix(corpus, plan.counted_tokens, cache=paths.cache(), progress=progress)
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
