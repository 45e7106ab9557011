"""Documents of several lines with a line of signs, or one that counts them, between them."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

# A repeated reference keeps a state for each sign, so rules have a longest length.
_RULE = re.compile(r"(?:%{1,3}|([-=*_~#])\1{2,500}|\x0c|<\|endoftext\|>|\${4})")
_COUNTED = re.compile(r"(?:document )?\d{1,6} (?:of|von|de|di|/) \d{1,6}(?: documents?)?", re.I)
_NAMED = re.compile(r"[A-Z][A-Z-]{2,20}: .{1,200}")  # BYLINE: …, as archives of newspapers write
_FEWEST = 3
_LEAST_LINES = 1.5  # in the mean document
_MOST_RULES = 0.5  # of all lines
_COUNT = "count"


def divider_of(lines: Sequence[str]) -> str:
    """The line between documents, “count” for lines that count them, or nothing."""
    filled = [line.strip("\ufeff \t\r\n") or ("\x0c" if "\x0c" in line else "") for line in lines]
    filled = [line for line in filled if line]
    if sum(map(bool, map(_COUNTED.fullmatch, filled))) >= _FEWEST:
        return _COUNT
    rules = Counter(line for line in filled if _RULE.fullmatch(line))
    if len(rules) != 1:
        return ""  # underlined headings and tables have rules of several lengths
    rule, number = rules.most_common(1)[0]
    between = len(filled) - number
    is_even = number >= _FEWEST and between >= _LEAST_LINES * number
    has_blocks = is_even and _shortest(filled, rule) > 0
    return rule if has_blocks and number <= _MOST_RULES * len(filled) else ""


def divided_documents(
    lines: Iterable[tuple[int, str]], divider: str
) -> Iterator[tuple[int, str, str]]:
    """Yield the line and the text of each document; none has a class."""
    start, block = 0, list[str]()
    for number, line in lines:
        bare = line.strip("\ufeff \t\r\n") or ("\x0c" if "\x0c" in line else "")
        is_divider = _COUNTED.fullmatch(bare) if divider == _COUNT else bare == divider
        if not is_divider:
            start = start or number
            if not (divider == _COUNT and _NAMED.fullmatch(bare)):
                block.append(line.strip("\ufeff\r\n"))
            continue
        if _has_words(block) and not (divider == _COUNT and not start):
            yield start, "", "\n".join(block).strip()
        start, block = 0, []
    if _has_words(block):
        yield start, "", "\n".join(block).strip()


def _has_words(block: Sequence[str]) -> bool:
    return any(not _RULE.fullmatch(part.strip()) for part in block if part.strip())


def _shortest(lines: Sequence[str], rule: str) -> int:
    """The fewest lines between two rules; pairs of rules stand around headings."""
    at = [number for number, line in enumerate(lines) if line == rule]
    return min((after - before - 1 for before, after in pairwise(at)), default=0)
