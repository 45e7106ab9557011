"""Texts that are divided between columns: pairs of sentences, titles above bodies."""

from collections.abc import Sequence

from workbench.corpora.readers.columns.names import name_words, numbered_stem
from workbench.corpora.readers.columns.profiles import is_empty_cell
from workbench.corpora.readers.columns.roles import SampledColumns

_PAIRS = (
    frozenset(("premise", "hypothesis")),
    frozenset(("pros", "cons")),
    frozenset(("likes", "dislikes")),
    frozenset(("positive", "negative")),
    frozenset(("advantages", "disadvantages")),
)
_LEFT = frozenset(("left", "pre", "before", "preceding"))
_RIGHT = frozenset(("right", "post", "after", "following"))
_WORDS_SEARCHED = 4  # in the mean
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
    passage = _passage(columns, best)
    if passage:
        return passage, _note(passage, "they are the parts of a passage")
    title = _needed_title(columns, ranked)
    if title:
        return (title, best), _note((title, best), f"{best!r} is empty in some rows")
    return (best,), ""


def _siblings(columns: SampledColumns, ranked: Sequence[str]) -> tuple[str, ...]:
    """The best text and the columns whose names differ from its name by a number alone."""
    best = ranked[0]
    stem = numbered_stem(best)
    wanted = _counterparts(best)
    found = [
        name
        for name in columns.names
        if name in ranked
        and columns.has_words(name)
        and columns.text_score(name) >= _LEAST_SCORE * columns.text_score(best)
        and (name_words(name) in wanted or (stem and numbered_stem(name) == stem))
    ]
    return tuple(found) if best in found and len(found) <= _MOST_PARTS else ()


def _passage(columns: SampledColumns, best: str) -> tuple[str, ...]:
    """A word and what stands on its left and right, as programs for concordances write them."""
    names = columns.names
    for at in range(1, len(names) - 1):
        left, middle, right = names[at - 1 : at + 2]
        is_around = bool(_LEFT.intersection(name_words(left)[:1])) and bool(
            _RIGHT.intersection(name_words(right)[:1])
        )
        is_short = columns.profiles[middle].words <= _WORDS_SEARCHED
        if is_around and is_short and best in (left, middle, right):
            return left, middle, right
    return ()


def _counterparts(name: str) -> list[tuple[str, ...]]:
    """The words of a name, and those of the name with the other half of a pair in it."""
    words = name_words(name)
    for pair in _PAIRS:
        found = pair.intersection(words)
        if len(found) == 1:
            other = next(iter(pair - found))
            return [words, tuple(other if word in found else word for word in words)]
    return []


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
