"""Classes that stand on the same line as the text: fastText, Vowpal Wabbit, or the first word."""

import re
from collections.abc import Callable, Sequence

Division = tuple[tuple[str, ...], str]
_LABEL = "__label__"
_BEGINS_WITH_LABEL = re.compile(r"__label__[^\s,;|]+[:,]?\s")  # a comma alone: a table
_WABBIT = re.compile(r"(?P<label>[-+]?[\w.:-]+)(?: [\d.]+){0,2}(?: '?[^|\s]+)? (?=\|\w)")
_NAMESPACE = re.compile(r"\|\w*(?::[\d.]+)?")
_VALUE = re.compile(r":[-+.\deE]+(?=\s|$)")
# A number, a code such as LOC:city, or capitals; other words begin many sentences.
_FIRST_WORD = re.compile(r"([-+]?\d{1,3}(?:\.0)?|\w+:\w+|[A-Z][A-Z_]+\d*)[ \t]+(?=\S+\s+\S)")
# In brackets or before a colon any word may be a class, if it recurs often.
_MARKED_WORD = re.compile(r"(?:\[([\w][\w .-]{0,30})\]|([^\W\d][\w-]{0,30}):)[ \t]+(?=\S+\s+\S)")
_OFTEN = 8
_FEWEST_LINES = 8
_MOST_CLASSES = 200


def notation_of(lines: Sequence[str]) -> tuple[str, Callable[[str], Division]]:
    """Return the notation of a file by its lines, and the function that divides a line."""
    if any(map(_BEGINS_WITH_LABEL.match, lines)):
        return "fastText", _divided_by_label
    if len(lines) > 1 and all(map(_WABBIT.match, lines)):
        return "Vowpal Wabbit", _divided_by_bar
    if _have_first_words(lines):
        return "first word", _divided_by_space
    if _have_marked_words(lines):
        return "first word", _divided_by_mark
    return "", lambda line: ((), line)


def _have_marked_words(lines: Sequence[str]) -> bool:
    found = [_MARKED_WORD.match(line) for line in lines]
    if len(lines) < _FEWEST_LINES or not all(found):
        return False
    words = {match[1] or match[2] for match in found if match}
    return 2 <= len(words) <= max(2, len(lines) // _OFTEN)


def _divided_by_mark(line: str) -> Division:
    match = _MARKED_WORD.match(line)
    return ((match[1] or match[2],), line[match.end() :]) if match else ((), line)


def _have_first_words(lines: Sequence[str]) -> bool:
    found = [_FIRST_WORD.match(line) for line in lines]
    if len(lines) < _FEWEST_LINES or not all(found):
        return False
    words = {match[1] for match in found if match}
    return 2 <= len(words) <= min(_MOST_CLASSES, len(lines) // 3)


def _divided_by_label(line: str) -> Division:
    labels = []
    text = line
    while text.startswith(_LABEL):
        label, _, text = text.partition(" ") if " " in text else text.partition("\t")
        labels.append(label.removeprefix(_LABEL).strip(",:"))
        text = text.lstrip()
    return tuple(dict.fromkeys(filter(None, labels))), text


def _divided_by_bar(line: str) -> Division:
    match = _WABBIT.match(line)
    if match is None:
        return (), line
    features = _NAMESPACE.sub(" ", line[match.end() :])
    return (match["label"],), " ".join(_VALUE.sub("", features).split())


def _divided_by_space(line: str) -> Division:
    match = _FIRST_WORD.match(line)
    return ((match[1],), line[match.end() :]) if match else ((), line)
