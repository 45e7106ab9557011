"""Texts that are divided between columns: pairs of sentences, titles above bodies."""

import re
from collections.abc import Sequence

from workbench.corpora.readers.columns.names import name_words
from workbench.corpora.readers.columns.profiles import is_empty_cell
from workbench.corpora.readers.columns.roles import SampledColumns

_NUMBERED = re.compile(r"^(.*?)[\s_.-]?(?:\d{1,2}|[abAB])$")
_PAIRS = (
    frozenset(("premise", "hypothesis")),
    frozenset(("pros", "cons")),
    frozenset(("likes", "dislikes")),
    frozenset(("positive", "negative")),
    frozenset(("advantages", "disadvantages")),
)
_MOST_PARTS = 6
_LEAST_SCORE = 0.3  # of that of the best text
_LEAST_EMPTY = 0.03  # of the rows, for a title to be needed
_TITLES = frozenset(
    ("title", "headline", "subject", "titel", "titre", "título", "titolo", "başlık", "baslik")
)
_REMOVED = frozenset(("[removed]", "[deleted]"))


def text_parts(columns: SampledColumns, ranked: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """The columns that make up the text together, best known first, and a note if several do."""
    best = ranked[0]
    beside = _siblings(columns, ranked)
    if len(beside) > 1:
        return beside, _note(beside, "their names belong together")
    title = _needed_title(columns, ranked)
    if title:
        return (title, best), _note((title, best), f"{best!r} is empty in some rows")
    return (best,), ""


def _siblings(columns: SampledColumns, ranked: Sequence[str]) -> tuple[str, ...]:
    """The best text and the columns whose names differ from its name by a number alone."""
    best = ranked[0]
    stem = _stem(best)
    wanted = _counterparts(best)
    found = [
        name
        for name in columns.names
        if name in ranked
        and columns.has_words(name)
        and columns.text_score(name) >= _LEAST_SCORE * columns.text_score(best)
        and (name_words(name) in wanted or (stem and _stem(name) == stem))
    ]
    return tuple(found) if best in found and len(found) <= _MOST_PARTS else ()


def _counterparts(name: str) -> list[tuple[str, ...]]:
    """The words of a name, and those of the name with the other half of a pair in it."""
    words = name_words(name)
    for pair in _PAIRS:
        found = pair.intersection(words)
        if len(found) == 1:
            other = next(iter(pair - found))
            return [words, tuple(other if word in found else word for word in words)]
    return []


def _stem(name: str) -> str:
    match = _NUMBERED.match(name.strip())
    stem = match[1].strip().lower() if match else ""
    # A bare number or a word such as “column” is the name of a table without names.
    return "" if stem in ("", "column", "v", "unnamed:", "field", "var", "x", "col") else stem


def _needed_title(columns: SampledColumns, ranked: Sequence[str]) -> str:
    """The title that says something where the body of a document is empty."""
    best = ranked[0]
    bodies = columns.texts(best)
    empty = [at for at, text in enumerate(bodies) if _is_nothing(text)]
    if len(empty) < max(1, _LEAST_EMPTY * len(bodies)):
        return ""
    for name in ranked[1:]:
        is_title = bool(_TITLES.intersection(name_words(name)))
        if is_title and columns.has_words(name):
            filled = sum(not _is_nothing(columns.texts(name)[at]) for at in empty)
            return name if filled > 0.9 * len(empty) else ""
    return ""


def _is_nothing(text: str) -> bool:
    return is_empty_cell(text) or text.strip() in _REMOVED


def _note(names: Sequence[str], reason: str) -> str:
    listed = ", ".join(map(repr, names[:-1])) + f" and {names[-1]!r}"
    return (
        f"The texts of the columns {listed} were joined, since {reason}; choose one of them as the "
        "text column if that is meant."
    )
