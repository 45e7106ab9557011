"""The plan of a race: methods, features and settings that take part, and the plan of its winner."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from workbench.corpora.corpus import Corpus
from workbench.corpora.mapped_texts import MOST_BYTES, MappedTexts
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.kinds import (
    CHARACTERS_ALONE,
    RUNNING_ALONE,
    SINGLE,
    SINGLE_WITH_RUNNING,
    WITH_CHARACTERS,
    WITH_PAIRS,
)
from workbench.corpora.terms.portions import LEAST_DOCUMENTS
from workbench.corpora.terms.tokens import TokenSettings
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.plans.race import Race
from workbench.methods.registry import METHODS

_SUBLINEAR = "sublinear tf-idf (smooth)"
_MOST_CHARACTERS = 20_000_000  # of a corpus whose character n-grams are counted
_MOST_FOR_GRAPHS = 20_000  # documents for methods with a graph of neighbours
_CHARACTER_LENGTH = 4
_BASELINE = "linear-svm"
_SHORT_KINDS = {
    SINGLE: "words",
    WITH_PAIRS: "words and pairs",
    CHARACTERS_ALONE: "characters",
    WITH_CHARACTERS: "words and characters",
    SINGLE_WITH_RUNNING: "words and running words",
    RUNNING_ALONE: "running words",
}


@dataclass(frozen=True)
class TextVolume:
    """What decides which methods a corpus can afford."""

    documents: int
    characters: int

    @classmethod
    def of(cls, corpus: Corpus) -> "TextVolume":
        """The volume of a corpus; where stored texts are surely too many, they are not decoded."""
        texts = corpus.texts
        stored = sum(texts.sizes()) if isinstance(texts, MappedTexts) else 0
        least = stored // MOST_BYTES
        return cls(len(corpus), least if least > _MOST_CHARACTERS else sum(map(len, texts)))


def race_plan(
    corpus: str,
    size: TextVolume,
    minutes: float = 2.0,
    reading: ReadingSettings | None = None,
    tokens: TokenSettings | None = None,
    seed: int = 0,
) -> Plan:
    """A plan in which methods with words, pairs and characters race on a corpus."""
    has_characters = 0 < size.characters <= _MOST_CHARACTERS
    counted = replace(
        tokens or TokenSettings(),
        ngrams=2 if size.characters else 1,
        also_characters=_CHARACTER_LENGTH if has_characters else 0,
    )
    return Plan(
        name=f"Race on {corpus}",
        corpus=corpus,
        methods=tuple(_entrants(size, has_characters)),
        protocol=Race(minutes=minutes),
        reading=reading or ReadingSettings(),
        tokens=counted,
        metrics=("accuracy", "f1_macro"),
        seed=seed,
        description="Successive halving; the winner is tested once on held-out documents.",
    )


def winner_plan(race: Plan, label: str) -> Plan:
    """An ordinary experiment with the winner of a race beside the linear SVM."""
    winner = next(choice for choice in race.methods if choice.label == label)
    rest = [choice for choice in race.methods if choice.method == _BASELINE and choice != winner]
    return replace(
        race,
        name=f"{race.corpus}: {label}",
        methods=(winner, *rest[:1]),
        protocol=LearningCurve(sizes="5%, 10%, 30%, 50%, 75%", repeats=5),
        description="The winner of a race, against the linear SVM.",
    )


def _entrants(size: TextVolume, has_characters: bool) -> list[MethodChoice]:
    """Everything that takes part; the likely winners come first, so that they run early."""
    if not size.characters:  # counts without texts have neither pairs nor characters
        return [_choice(method, "") for method in ("linear-svm", "nb-svm", *_plain(size))]
    listed = [
        _choice("linear-svm", SINGLE, weighting=_SUBLINEAR),
        _choice("linear-svm", WITH_PAIRS, weighting=_SUBLINEAR),
        _choice("linear-svm", WITH_PAIRS, {"cost": 0.3}, weighting=_SUBLINEAR),
        _choice("linear-svm", WITH_PAIRS, {"cost": 5.0}, weighting=_SUBLINEAR),
        *(_of_running_words() if size.documents <= LEAST_DOCUMENTS else []),
        _choice("nb-svm", WITH_PAIRS),
        _choice("logistic-regression", WITH_PAIRS, {"cost": 30.0}, weighting=_SUBLINEAR),
        *(_choice(method, _kinds_of(method)) for method in _plain(size)),
    ]
    if has_characters:
        listed += [
            _choice("linear-svm", CHARACTERS_ALONE, weighting=_SUBLINEAR),
            _choice("linear-svm", WITH_CHARACTERS, weighting=_SUBLINEAR),
        ]
    return listed


def _of_running_words() -> list[MethodChoice]:
    """Without idf, for corpora in which frequent words and their pairs tell the classes apart."""
    return [
        _choice("linear-svm", RUNNING_ALONE, {"cost": 3.0}, weighting="binary", length="L2"),
        _choice("linear-svm", RUNNING_ALONE, weighting="log counts", length="L2"),
        _choice("nb-svm", RUNNING_ALONE, {"interpolation": 1.0}),
    ]


def _kinds_of(method: str) -> str:
    return SINGLE_WITH_RUNNING if METHODS[method].reads_running_words else SINGLE


def _plain(size: TextVolume) -> list[str]:
    graphs = ["few-labels", "teacher-student"] if size.documents <= _MOST_FOR_GRAPHS else []
    return ["complement-naive-bayes", *graphs, "adaptive-sprinkled-lsi"]


def _choice(
    method: str, kinds: str, values: Mapping[str, Any] | None = None, **features: Any
) -> MethodChoice:
    settings = [f"{name}={value:g}" for name, value in (values or {}).items()]
    label = ", ".join([method, *([_SHORT_KINDS[kinds]] if kinds else []), *settings])
    chosen = {**({"kinds": kinds} if kinds else {}), **features}
    return MethodChoice(method, label, dict(values or {}), features=chosen)
