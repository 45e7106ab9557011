"""Documents of several lines: between blank lines, or with their class on a line of its own."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from statistics import median
from typing import NamedTuple

from workbench.corpora.readers.formats.class_files import is_wrapped_prose

_FEWEST_LABELLED, _FEWEST_BLOCKS = 6, 3
_MANY_BLOCKS = 20
_FEWEST_SECTIONS, _FEWEST_BELOW = 2, 2
_RULE = re.compile(r"[-=~*_#]{3,}")  # below a name
_LONGEST_NAME, _MOST_WORDS = 40, 4
_SENTENCE_END = (".", "!", "?", "…", ",", ";", ":", "。", "！", "？")
Block = list[tuple[int, str]]


class BlockLayout(NamedTuple):
    """How lines become documents: pairs or blocks; the class is on the first or the last line."""

    are_pairs: bool
    label_at: int | None  # 0, -1, or None without classes
    by_line: bool = False  # each line below the name of a class is a document

    def documents(self, lines: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str, str]]:
        """Yield the line, the class and the text of each document."""
        for block in _pairs(lines) if self.are_pairs else _blocks(lines):
            rows = [line.strip() for _, line in block]
            label = rows.pop(self.label_at) if self.label_at is not None and len(rows) > 1 else ""
            if not self.by_line:
                yield block[0][0], label, "\n".join(rows)
                continue
            for (number, _), row in zip(block[-len(rows) :], rows, strict=True):
                if not _RULE.fullmatch(row):
                    yield number, label, row


def layout_of(lines: Sequence[str]) -> BlockLayout | None:
    """Find how the first lines of a file form documents; None if each line is one."""
    numbered = list(enumerate((line.strip("\ufeff\r\n\0") for line in lines), 1))
    blocks = [[line.strip() for _, line in block] for block in _blocks(numbered)]
    if len(blocks) > _MANY_BLOCKS:
        blocks.pop()  # it may be cut
    if len(blocks) >= _FEWEST_BLOCKS and all(len(block) > 1 for block in blocks):
        for at in (0, -1):
            if _name_classes([block[at] for block in blocks], _without(blocks, at)):
                return BlockLayout(are_pairs=False, label_at=at)
    if _have_names_above(blocks):
        return BlockLayout(are_pairs=False, label_at=0, by_line=True)
    filled = [line for block in blocks for line in block]
    pairs = [filled[at : at + 2] for at in range(0, len(filled) - 1, 2)]
    for at in (0, -1):
        if _name_classes([pair[at] for pair in pairs], [[pair[-1 - at]] for pair in pairs]):
            return BlockLayout(are_pairs=True, label_at=at)
    several = sum(len(block) > 1 for block in blocks)
    if several >= _FEWEST_BLOCKS and several > len(blocks) / 2 and is_wrapped_prose(filled):
        return BlockLayout(are_pairs=False, label_at=None)
    return None


def _without(blocks: Sequence[list[str]], at: int) -> list[list[str]]:
    return [block[1:] if at == 0 else block[:-1] for block in blocks]


def _name_classes(names: Sequence[str], texts: Sequence[list[str]]) -> bool:
    """Whether short names recur again and again beside texts that are longer and differ."""
    if len(names) < _FEWEST_LABELLED or not all(map(_is_name, names)):
        return False
    joined = ["\n".join(lines) for lines in texts]
    recurs = 2 <= len(set(names)) <= len(names) / 3
    differ = len(set(joined)) > 0.8 * len(joined)
    return recurs and differ and median(map(len, joined)) > 2 * median(map(len, names))


def _have_names_above(blocks: Sequence[list[str]]) -> bool:
    """Whether each block is a short name with several whole sentences below it."""
    if len(blocks) < _FEWEST_SECTIONS or any(len(block) <= _FEWEST_BELOW for block in blocks):
        return False
    names = [block[0] for block in blocks]
    texts = [line for block in blocks for line in block[1:] if not _RULE.fullmatch(line)]
    ended = sum(line.endswith(_SENTENCE_END[:3]) for line in texts)
    are_names = all(map(_is_name, names)) and len(set(names)) == len(names)
    is_longer = median(map(len, texts)) > 2 * max(map(len, names)) if texts else False
    return are_names and is_longer and ended > 0.8 * len(texts)


def _is_name(line: str) -> bool:
    is_short = len(line) <= _LONGEST_NAME and len(line.split()) <= _MOST_WORDS
    return is_short and not line.endswith(_SENTENCE_END)


def _blocks(lines: Iterable[tuple[int, str]]) -> Iterator[Block]:
    block: Block = []
    for number, line in chain(lines, [(0, "")]):
        if line.strip():
            block.append((number, line))
        elif block:
            yield block
            block = []


def _pairs(lines: Iterable[tuple[int, str]]) -> Iterator[Block]:
    filled = ((number, line) for number, line in lines if line.strip())
    for first in filled:
        second = next(filled, None)
        yield [first] if second is None else [first, second]
