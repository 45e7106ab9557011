"""Scripts of films: a name in capitals on a line of its own, and below it what is said."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

_SCENE = re.compile(r"(?:\d{1,4}[A-Z]?\.?\s+)?(?:INT|EXT|INT\.?/EXT|I/E)[. ]\s*\S.*")
_NAME = re.compile(r"([^\W\d_][\w.'’# -]{0,40}?)(?:\s*\([^()]{1,30}\))*")
_ASIDE = re.compile(r"\(.{1,200}\)")
_MOST_WORDS = 4
_FEWEST_SPEECHES, _FEWEST_SPEAKERS = 4, 2
Documents = Iterator[tuple[int, str, str]]


def are_speeches(lines: Sequence[str]) -> bool:
    """Whether lines have scenes, and speeches of a few people below their names."""
    bare = [line.strip("\ufeff\r\n\t ") for line in lines]
    if not any(map(_SCENE.fullmatch, bare)):
        return False
    names = Counter(name for _, name, _ in speeches(enumerate(bare, 1)))
    recurs = _FEWEST_SPEAKERS <= len(names) <= max(_FEWEST_SPEAKERS, names.total() / 2)
    return recurs and names.total() >= _FEWEST_SPEECHES


def speeches(lines: Iterable[tuple[int, str]]) -> Documents:
    """Yield the line, the speaker and the speech; scenes, actions and asides are left out."""
    block: list[tuple[int, str]] = []
    for number, line in chain(lines, [(0, "")]):
        bare = line.strip("\ufeff\r\n\t ")
        if bare:
            block.append((number, bare))
            continue
        name = _name(block[0][1]) if len(block) > 1 else ""
        said = [part for _, part in block[1:] if not _ASIDE.fullmatch(part)]
        if name and said:
            yield block[0][0], name, "\n".join(said)
        block = []


def _name(line: str) -> str:
    match = _NAME.fullmatch(line)
    name = match[1].strip() if match else ""
    is_short = name.isupper() and len(name.split()) <= _MOST_WORDS
    return name if is_short and not _SCENE.fullmatch(line) else ""
