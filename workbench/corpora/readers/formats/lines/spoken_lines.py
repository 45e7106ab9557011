"""Transcripts: a line with a speaker and a time, and below it what was said."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

_CLOCK = r"[\[(]?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?[\])]?"
_NAME = r"[^\W\d_][^\n:\[\]()<>.,;!?]{0,60}?"
_SPEAKER = re.compile(
    rf"(?:\d{{4}}-\d\d-\d\d\s)?{_CLOCK}\s{{1,4}}(?:From\s{{1,4}}({_NAME})\sto\s[^:\n]{{1,60}}|({_NAME}))"
    rf"\s?:?|({_NAME})\s{{1,4}}{_CLOCK}"
)
_FEWEST_SPEAKERS = 4  # lines that name one
_LEAST_SHARE = 0.2
Documents = Iterator[tuple[int, str, str]]


def are_spoken(lines: Sequence[str]) -> bool:
    """Whether lines with a few names and a time stand above what these people said."""
    filled = [line for line in lines if line.strip()]
    names = list(map(_speaker, filled))
    found = Counter(filter(None, names))
    if found.total() < max(_FEWEST_SPEAKERS, _LEAST_SHARE * len(filled)) or not names[0]:
        return False
    follow = sum(bool(name) and not said for name, said in pairwise(names))
    recurs = 2 <= len(found) <= max(2, found.total() / 2)
    return recurs and follow >= found.total() - 1


def spoken_documents(lines: Iterable[tuple[int, str]]) -> Documents:
    """Yield the line, the speaker and what was said."""
    start, speaker, said = 0, "", list[str]()
    for number, line in lines:
        name = _speaker(line)
        if name and said:
            yield start, speaker, "\n".join(said)
        if name:
            start, speaker, said = number, name, []
        elif line.strip():
            said.append(line.strip())
    if said:
        yield start, speaker, "\n".join(said)


def _speaker(line: str) -> str:
    match = _SPEAKER.fullmatch(line.strip("\ufeff\r\n\t "))
    return next(filter(None, match.groups()), "").strip() if match else ""
