"""Writing sentences from templates with reproducible random choices."""

import random
import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

_FOLDER = Path(__file__).resolve().parent

_ALTERNATIVES = re.compile(r"\[([^\]]*)\]")
_SLOT = re.compile(r"\{(\w+)(\+?)\}")
_ARTICLE = re.compile(r"\b([Aa])n? (?=(\w+))")
_SOUNDS_LIKE_A_VOWEL = re.compile(r"(?!one|uni(?!n)|use|eu)[aeiou]|hour|honest|ssd|x\b", re.I)

Item = TypeVar("Item")
Record = dict[str, str]
Tables = dict[str, Any]


class RandomSource:
    """A reproducible stream of random choices."""

    def __init__(self, seed: int) -> None:
        # random() is the only method of Random whose numbers Python guarantees not to change.
        self._draw = random.Random(seed).random  # noqa: S311 - sentences, not secrets

    def chance(self, probability: float) -> bool:
        """Whether an event of this probability occurs."""
        return self._draw() < probability

    def between(self, limits: tuple[int, int]) -> int:
        """An integer between the limits, both included."""
        return limits[0] + int(self._draw() * (limits[1] - limits[0] + 1))

    def choose(self, items: Sequence[Item]) -> Item:
        """A random item."""
        return items[int(self._draw() * len(items))]

    def sample(self, items: Sequence[Item], count: int) -> list[Item]:
        """Up to `count` items in random order, each at most once."""
        return sorted(items, key=lambda _: self._draw())[:count]


@dataclass(frozen=True)
class Author:
    """Writes sentences from templates; `habit` is the share of words from the first vocabulary."""

    source: RandomSource
    habit: float

    def write(self, template: str, tables: Tables) -> str:
        """Fill a template from the tables of concepts and lists."""
        chosen = _ALTERNATIVES.sub(lambda match: self.source.choose(match[1].split("|")), template)
        filled = _SLOT.sub(lambda match: self._word(match[1], bool(match[2]), tables), chosen)
        return _capitalised(_ARTICLE.sub(_fitting_article, filled))

    def _word(self, name: str, is_plural: bool, tables: Tables) -> str:
        if name in tables["lists"]:
            return str(self.source.choose(tables["lists"][name]))
        word: str = tables["concepts"][name][0 if self.source.chance(self.habit) else 1]
        return _plural(word) if is_plural else word


def _plural(word: str) -> str:
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + ("es" if re.search(r"(s|x|ch|sh)$", word) else "s")


def _fitting_article(match: re.Match[str]) -> str:
    return match[1] + ("n " if _SOUNDS_LIKE_A_VOWEL.match(match[2]) else " ")


def _capitalised(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def with_typos(text: str, source: RandomSource, count: int) -> str:
    """Drop a letter or swap two letters in some of the longer words."""
    words = text.split(" ")
    long_words = [
        position for position, word in enumerate(words) if len(word) > 5 and word.isalpha()
    ]
    for position in source.sample(long_words, count):
        word = words[position]
        at = source.between((1, len(word) - 3))
        swapped = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        words[position] = swapped if source.chance(0.5) else word[:at] + word[at + 1 :]
    return " ".join(words)


def table(name: str) -> Tables:
    """Read the templates and words of a TOML file."""
    return tomllib.loads((_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def distinct(
    limits: tuple[int, int], topics: Sequence[Item], write: Callable[[Item], str]
) -> Iterator[str]:
    """Write a text for each topic, repeated until it is new and within the limits of length."""
    seen: set[str] = set()
    for topic in topics:
        text = write(topic)
        while text in seen or not limits[0] <= len(text.split()) <= limits[1]:
            text = write(topic)
        seen.add(text)
        yield text
