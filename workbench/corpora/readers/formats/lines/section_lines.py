"""Classes as headings: a line such as “[sport]” names the class of the lines below it."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median

# Each kind of heading by itself: a file uses one of them throughout.
_KINDS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\[([^\[\]]{1,40})\]",
        r"[=*~-]{2,20}[ \t]*([^\W_].{0,38}?)[ \t]*[=*~-]{2,20}",
        r"(?:class|label|category|topic|kategori|klasse|classe)[ \t]{0,4}[:=][ \t]{0,4}(\S.{0,39})",
        r"(?:#{1,6}|={2,6}|>{2,6})[ \t]{0,4}([^\W_].{0,39})",
        r"([^\W\d_][^.!?:]{0,38}):",
    )
)
_BULLET = re.compile(r"[ \t]*(?:[-*•]|\d{1,4}[.)])[ \t]+")
_NUMBER = re.compile(r"\W{0,3}\d{2,20}\W{0,3}")
_SENTENCE_END = (".", "!", "?", "…", "。", "！", "？")
_MOST_WORDS = 5
_FEWEST_DOCUMENTS = 4
_OFTEN = 3


class Headings:
    """The headings of a file: which lines they are, and the class that each names."""

    def __init__(self, kind: re.Pattern[str], has_bullets: bool) -> None:
        self._kind, self._has_bullets = kind, has_bullets

    def label(self, line: str) -> str:
        """The class that a line names, or nothing if the line is a document."""
        match = self._kind.fullmatch(line.strip())
        name = match[1].strip() if match else ""
        return name if _is_name(name) else ""

    def text(self, line: str) -> str:
        """A document without the bullet before it."""
        return _BULLET.sub("", line, count=1) if self._has_bullets else line


def headings_of(lines: Sequence[str]) -> Headings | None:
    """Find the headings in the lines of a file that are not blank; None if there are none."""
    for kind in _KINDS:
        headings = Headings(kind, has_bullets=False)
        labels = [headings.label(line) for line in lines]
        if len(labels) > 1 and labels[0] and labels[1]:
            labels = labels[1:]  # a title above the first heading
            lines = lines[1:]
        if lines and labels[0] and _are_headings(lines, labels):
            texts = [line for line, label in zip(lines, labels, strict=True) if not label]
            return Headings(kind, all(map(_BULLET.match, texts)))
    return None


def _are_headings(lines: Sequence[str], labels: Sequence[str]) -> bool:
    """Whether each name has documents below it, which are longer and more than the names."""
    names = [label for label in labels if label]
    texts = [line for line, label in zip(lines, labels, strict=True) if not label]
    if len(set(names)) < 2 or len(texts) < max(_FEWEST_DOCUMENTS, len(names)):
        return False
    if len(set(names)) == len(names) > _FEWEST_DOCUMENTS and all(map(_NUMBER.fullmatch, names)):
        return False  # numbers of documents, whose parts stand below them
    if not texts or labels[-1] or any(first and second for first, second in pairwise(labels)):
        return False  # a class without documents
    has_several = len(texts) >= 2 * len(names)
    recurs = len(set(names)) * _OFTEN <= len(names)
    is_longer = median(map(len, texts)) > 1.5 * median(map(len, names))
    return is_longer and (has_several or recurs)


def _is_name(name: str) -> bool:
    return bool(name) and len(name.split()) <= _MOST_WORDS and not name.endswith(_SENTENCE_END)


def documents_below(
    lines: Iterator[tuple[int, str]], headings: Headings
) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the class and the text of each document."""
    label = ""
    for number, line in lines:
        found = headings.label(line)
        if found:
            label = found
        else:
            yield number, label, headings.text(line)
