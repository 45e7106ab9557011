"""What a plan will take: trials, memory and time, roughly, from the size of the corpus."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

from workbench.experiments.plan import MethodChoice, Plan
from workbench.experiments.planning.draws import size_of
from workbench.experiments.protocols import is_transductive
from workbench.experiments.trials import unfold


@dataclass(frozen=True)
class Estimate:
    """What a plan will take, roughly."""

    trials: int
    bytes: int
    seconds: float

    @property
    def sentence(self) -> str:
        """The estimate in words."""
        return (
            f"{self.trials} trials, about {_time_words(self.seconds)} on one worker "
            f"and {_size_words(self.bytes)} of memory per worker."
        )


# Seconds per thousand training documents, and whether time and memory grow with their square:
# set by judgement after runs on news articles; an estimate may be wrong by a factor of three.
_COSTS: Mapping[str, tuple[float, bool]] = {
    "Baselines": (0.05, False),
    "Higher-order kernels": (0.4, True),
    "Spectral learning": (0.8, False),
    "Sprinkled LSI": (0.8, False),
    "Document clustering": (0.5, False),
    "Term clusters": (2.0, False),
}
_SQUARE = ("polynomial-svm", "rbf-svm", "hierarchical-clustering")
_TERMS_PER_DOCUMENT, _BYTES_PER_ENTRY, _PROCESS_BYTES = 80, 12, 150 << 20


def estimate(plan: Plan, documents: int, terms: int) -> Estimate:
    """Estimate trials, memory of one worker and seconds of one worker from the corpus size."""
    trials = unfold(plan)
    entries = documents * min(terms, _TERMS_PER_DOCUMENT)
    matrix_bytes = 3 * entries * _BYTES_PER_ENTRY
    seconds, largest = 0.0, 0
    for trial in trials:
        training = documents
        words = trial.split.training
        if words.endswith("%") or words.isdigit():
            training = min(documents, size_of(words, documents))
        takes, holds = _cost(trial.method, training, documents, is_transductive(plan.protocol))
        fits = 1 + 5 * _grid_size(plan.methods[trial.choice])
        seconds += takes * fits + 0.02 + entries * 2e-8
        largest = max(largest, holds)
    return Estimate(len(trials), _PROCESS_BYTES + matrix_bytes + largest, seconds)


def estimate_of(plan: Plan) -> Estimate:
    """Estimate what a plan takes, opening and counting its corpus."""
    from workbench import paths
    from workbench.corpora.counting import counted
    from workbench.corpora.storage import open_cached

    corpus = open_cached(plan.corpus, plan.reading, paths.cache())
    matrix = counted(corpus, plan.tokens, cache=paths.cache())
    return estimate(plan, *matrix.counts.shape)


def _cost(name: str, training: int, documents: int, transductive: bool) -> tuple[float, int]:
    from workbench.methods.registry import METHODS

    method = METHODS[name]
    rate, square = _COSTS.get(method.family, (0.5, False))
    square = square or name in _SQUARE
    size = documents if method.task != "classify" or transductive else training
    seconds = rate * (size / 1000) ** (2 if square else 1)
    return seconds, (3 * 8 * size * size if square else 0)


def _grid_size(choice: MethodChoice) -> int:
    return prod(len(values) for values in choice.tune.values()) if choice.tune else 0


def _time_words(seconds: float) -> str:
    if seconds < 90:
        return f"{max(1, round(seconds))} seconds"
    if seconds < 5400:
        return f"{round(seconds / 60)} minutes"
    return f"{seconds / 3600:.1f} hours"


def _size_words(size: int) -> str:
    return f"{size / (1 << 30):.1f} GB" if size >= 1 << 30 else f"{max(1, size >> 20)} MB"
