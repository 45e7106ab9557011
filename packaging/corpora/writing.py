"""Sentences from templates, and everything random about them."""

import random
import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

_SENTENCES = Path(__file__).resolve().parent

_ALTERNATIVES = re.compile(r"\[([^\]]*)\]")
_SLOT = re.compile(r"\{(\w+)(\+?)\}")
_ARTICLE = re.compile(r"\b([Aa])n? (?=(\w+))")
_SOUNDS_LIKE_A_VOWEL = re.compile(r"(?!one|uni(?!n)|use|eu)[aeiou]|hour|honest|ssd|x\b", re.I)

Item = TypeVar("Item")
Record = dict[str, str]
Tables = dict[str, Any]


class Dice:
    """Every random decision, drawn from one reproducible stream."""

    def __init__(self, seed: int) -> None:
        # Of all that Random has, Python promises only for random() never to change its numbers.
        self._draw = random.Random(seed).random  # noqa: S311 - sentences, not secrets

    def chance(self, probability: float) -> bool:
        """Whether something of this probability happens."""
        return self._draw() < probability

    def between(self, limits: tuple[int, int]) -> int:
        """A whole number from the first limit to the last."""
        return limits[0] + int(self._draw() * (limits[1] - limits[0] + 1))

    def one(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return items[int(self._draw() * len(items))]

    def some(self, items: Sequence[Item], count: int) -> list[Item]:
        """Up to ``count`` different items in random order."""
        return sorted(items, key=lambda _: self._draw())[:count]


@dataclass(frozen=True)
class Author:
    """Writes sentences from templates, with a habit: how often the first vocabulary is used."""

    dice: Dice
    habit: float

    def write(self, template: str, tables: Tables) -> str:
        """The sentence that a template and its tables of concepts and lists give."""
        chosen = _ALTERNATIVES.sub(lambda match: self.dice.one(match[1].split("|")), template)
        filled = _SLOT.sub(lambda match: self._word(match[1], bool(match[2]), tables), chosen)
        return _capitalised(_ARTICLE.sub(_right_article, filled))

    def _word(self, name: str, several: bool, tables: Tables) -> str:
        if name in tables["lists"]:
            return str(self.dice.one(tables["lists"][name]))
        word: str = tables["concepts"][name][0 if self.dice.chance(self.habit) else 1]
        return _plural(word) if several else word


def _plural(word: str) -> str:
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + ("es" if re.search(r"(s|x|ch|sh)$", word) else "s")


def _right_article(match: re.Match[str]) -> str:
    return match[1] + ("n " if _SOUNDS_LIKE_A_VOWEL.match(match[2]) else " ")


def _capitalised(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def with_typos(text: str, dice: Dice, count: int) -> str:
    """The text with a letter lost, or two swapped, in some of its longer words."""
    words = text.split(" ")
    long_ones = [place for place, word in enumerate(words) if len(word) > 5 and word.isalpha()]
    for place in dice.some(long_ones, count):
        word = words[place]
        at = dice.between((1, len(word) - 3))
        swapped = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        words[place] = swapped if dice.chance(0.5) else word[:at] + word[at + 1 :]
    return " ".join(words)


def table(name: str) -> Tables:
    """The templates and words of one TOML file."""
    return tomllib.loads((_SENTENCES / f"{name}.toml").read_text(encoding="utf-8"))


def distinct(
    limits: tuple[int, int], topics: Sequence[Item], write: Callable[[Item], str]
) -> Iterator[str]:
    """One text for each topic, written again until it is new and its length is within limits."""
    seen: set[str] = set()
    for topic in topics:
        text = write(topic)
        while text in seen or not limits[0] <= len(text.split()) <= limits[1]:
            text = write(topic)
        seen.add(text)
        yield text
