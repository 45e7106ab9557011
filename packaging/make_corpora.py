"""Write the built-in corpora: ``python packaging/make_corpora.py`` remakes resources/corpora.

The sentences live in packaging/corpora/*.toml. Everything random comes from one seeded stream of
``Random.random()``, the only method whose numbers Python promises to keep from version to version.
"""

import gzip
import json
import random
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

_HERE = Path(__file__).resolve().parent
_SENTENCES = _HERE / "corpora"
_TARGET = _HERE.parent / "resources" / "corpora"

_ALTERNATIVES = re.compile(r"\[([^\]]*)\]")
_SLOT = re.compile(r"\{(\w+)(\+?)\}")
_ARTICLE = re.compile(r"\b([Aa])n? (?=(\w+))")
_SOUNDS_LIKE_A_VOWEL = re.compile(r"(?!one|uni|use|eu)[aeiou]|hour|honest|ssd\b|x\b|ip\b", re.I)

Item = TypeVar("Item")
Record = dict[str, str]
Tables = dict[str, Any]


@dataclass(frozen=True)
class TourSettings:
    """How hard the corpus "tour" is: measured and chosen, see resources/corpora/README.md."""

    documents_per_class: int = 200
    words: tuple[int, int] = (40, 200)
    own: tuple[int, int] = (2, 5)
    shared: tuple[int, int] = (1, 2)
    asides: tuple[int, int] = (0, 2)
    other_theme: float = 0.5
    neighbour: float = 0.3
    wrong_topic: float = 0.2
    mixed: float = 0.1
    typos: float = 0.3
    habit: float = 0.92
    bridging_authors: float = 0.25


@dataclass(frozen=True)
class RatingSettings:
    """How far the sentences of a review stray from its stars."""

    documents_per_class: int = 140
    words: tuple[int, int] = (30, 120)
    judgements: tuple[int, int] = (2, 5)
    strays: float = 0.5
    strays_far: float = 0.1
    denied: float = 0.12
    habit: float = 0.92


class Dice:
    """Every random decision, drawn from one reproducible stream."""

    def __init__(self, seed: int) -> None:
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
            return self.dice.one(tables["lists"][name])
        word = tables["concepts"][name][0 if self.dice.chance(self.habit) else 1]
        return _plural(word) if several else word


def _plural(word: str) -> str:
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + ("es" if re.search(r"(s|x|ch|sh)$", word) else "s")


def _right_article(match: re.Match[str]) -> str:
    return match[1] + ("n " if _SOUNDS_LIKE_A_VOWEL.match(match[2]) else " ")


def _capitalised(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def _with_typos(text: str, dice: Dice, count: int) -> str:
    words = text.split(" ")
    long_ones = [place for place, word in enumerate(words) if len(word) > 5 and word.isalpha()]
    for place in dice.some(long_ones, count):
        word = words[place]
        at = dice.between((1, len(word) - 3))
        swapped = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        words[place] = swapped if dice.chance(0.5) else word[:at] + word[at + 1 :]
    return " ".join(words)


def _table(name: str) -> Tables:
    return tomllib.loads((_SENTENCES / f"{name}.toml").read_text(encoding="utf-8"))


class Tour:
    """The corpus of eight classes in three groups."""

    groups = ("computing", "sport", "health")

    def __init__(self, settings: TourSettings, seed: int = 20) -> None:
        self._settings = settings
        self._dice = Dice(seed)
        self._talk = _table("tour_small_talk")
        self._classes = [
            _class_tables(group, entry, self._talk["lists"])
            for group in map(lambda name: _table(f"tour_{name}"), self.groups)
            for entry in group["classes"]
        ]

    def records(self) -> list[Record]:
        """All documents, classes mixed, no text twice."""
        per_class = self._settings.documents_per_class
        classes = self._dice.some(self._classes * per_class, per_class * len(self._classes))
        texts = _distinct(self._settings.words, classes, self._document)
        return [
            {"id": f"tour-{number:04}", "label": own["name"], "group": own["group"], "text": text}
            for number, (own, text) in enumerate(zip(classes, texts, strict=True), start=1)
        ]

    def _document(self, own: Tables) -> str:
        dice, settings = self._dice, self._settings
        author = Author(dice, self._habit())
        body = dice.some(self._body(own, author), 99)
        if dice.chance(0.7):
            body.insert(0, self._small_talk("openings", author))
        if dice.chance(0.6):
            body.append(self._small_talk("closings", author))
        text = " ".join(body)
        return _with_typos(text, dice, dice.between((1, 3))) if dice.chance(settings.typos) else text

    def _habit(self) -> float:
        if self._dice.chance(self._settings.bridging_authors):
            return 0.5
        return self._settings.habit if self._dice.chance(0.5) else 1 - self._settings.habit

    def _body(self, own: Tables, author: Author) -> list[str]:
        dice, settings = self._dice, self._settings
        count = dice.between(settings.own)
        sentences = self._topical(own, count, author)
        shared = dice.some(own["shared"], dice.between(settings.shared))
        sentences += [author.write(template, own) for template in shared]
        if dice.chance(settings.mixed):
            sentences += self._topical(self._neighbour(own), count, author)
        elif dice.chance(settings.neighbour):
            sentences += self._topical(self._neighbour(own), 1, author)
        if dice.chance(settings.wrong_topic):
            sentences += self._topical(dice.one(self._classes), 1, author)
        asides = dice.between(settings.asides)
        return sentences + [self._small_talk("asides", author) for _ in range(asides)]

    def _topical(self, tables: Tables, count: int, author: Author) -> list[str]:
        """Sentences of one class, most of them about one theme."""
        dice = self._dice
        main, *others = dice.some(list(tables["themes"].values()), len(tables["themes"]))
        elsewhere = sum(dice.chance(self._settings.other_theme) for _ in range(count))
        templates = dice.some(main, count - elsewhere) + dice.some(others[0], elsewhere)
        return [author.write(template, tables) for template in templates]

    def _neighbour(self, own: Tables) -> Tables:
        others = [table for table in self._classes if table["group"] == own["group"]]
        return self._dice.one([table for table in others if table is not own])

    def _small_talk(self, kind: str, author: Author) -> str:
        return author.write(self._dice.one(self._talk[kind]), self._talk)


def _class_tables(group: Tables, entry: Tables, lists: Tables) -> Tables:
    """One class with the concepts, lists and shared sentences of its group."""
    return {
        "name": entry["name"],
        "group": group["name"],
        "shared": group["shared"],
        "themes": entry["themes"],
        "concepts": group["concepts"] | entry["concepts"],
        "lists": lists | entry.get("lists", {}),
    }


class Ratings:
    """The corpus of reviews with one to five stars."""

    def __init__(self, settings: RatingSettings, seed: int = 5) -> None:
        self._settings = settings
        self._dice = Dice(seed)
        self._table = _table("ratings")
        self._lists = _table("tour_small_talk")["lists"]

    def records(self) -> list[Record]:
        """All reviews, stars mixed, no text twice."""
        levels = range(len(self._table["levels"])) 
        per_class = self._settings.documents_per_class
        stars = self._dice.some(list(levels) * per_class, per_class * len(levels))
        texts = _distinct(self._settings.words, stars, self._review)
        return [
            {"id": f"ratings-{n:03}", "label": self._table["levels"][level]["label"], "text": text}
            for n, (level, text) in enumerate(zip(stars, texts, strict=True), start=1)
        ]

    def _review(self, stars: int) -> str:
        dice, settings, table = self._dice, self._settings, self._table
        author = Author(dice, settings.habit if dice.chance(0.5) else 1 - settings.habit)
        domain = dice.one(table["domains"])
        aspects = dice.some(domain["aspects"], dice.between(settings.judgements))
        sentences = [
            dice.one(table["openings"]),
            *dice.some(domain["facts"], dice.between((1, 2))),
            *(dice.one(table["asides"]) for _ in range(dice.between((0, 1)))),
        ]
        plain = [author.write(sentence, {"lists": self._lists}) for sentence in sentences]
        judged = [self._judged(aspect, self._near(stars), author) for aspect in aspects]
        verdict = author.write(dice.one(table["levels"][self._near(stars)]["verdicts"]), {})
        return " ".join([*plain, *judged, verdict])

    def _near(self, stars: int) -> int:
        """The level of one sentence: that of the review or, often, one beside it."""
        dice, settings = self._dice, self._settings
        step = 2 if dice.chance(settings.strays_far) else int(dice.chance(settings.strays))
        level = stars + (step if dice.chance(0.5) else -step)
        return min(max(level, 0), len(self._table["levels"]) - 1)

    def _judged(self, aspect: str, level: int, author: Author) -> str:
        levels = self._table["levels"]
        denied = level != len(levels) // 2 and self._dice.chance(self._settings.denied)
        frame = self._dice.one(self._table["denials" if denied else "frames"])
        first, second = levels[len(levels) - 1 - level if denied else level]["words"]
        words = first if self._dice.chance(author.habit) else second
        return author.write(frame, {"lists": self._lists | {"aspect": [aspect], "judgement": words}})


def _distinct(
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


def corpora() -> dict[str, str]:
    """The content of every built-in corpus by file name, as JSON lines."""
    records = {"tour": Tour(TourSettings()).records(), "ratings": Ratings(RatingSettings()).records()}
    return {
        f"{name}.jsonl.gz": "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        for name, lines in records.items()
    }


def main() -> int:
    """Write the compressed files, without a time stamp so that they stay the same."""
    _TARGET.mkdir(parents=True, exist_ok=True)
    for name, content in corpora().items():
        compressed = gzip.compress(content.encode("utf-8"), mtime=0)
        (_TARGET / name).write_bytes(compressed)
        print(f"{name}: {content.count(chr(10))} documents, {len(compressed)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
