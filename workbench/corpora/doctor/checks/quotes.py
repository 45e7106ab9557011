"""Quoted lines: text of other messages, often a message in the same class."""

import re
from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import LEAK, REMARK, Cure, Finding
from workbench.corpora.doctor.finding_types import QUOTES
from workbench.corpora.doctor.guessing import guess_from_common_parts
from workbench.corpora.readers.quoted_parts import quoted_parts
from workbench.plain_text import counted

_QUOTED = re.compile(r"^[ \t]{0,3}[A-Za-z]{0,4}>[^\n]*", re.MULTILINE)
_LEAST_LINES = 2


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find documents with at least two quoted lines or a marked quote."""
    common = guess_from_common_parts(evidence, _quote)
    if common is None:
        return
    rows, guess = common
    yield QUOTES.found(
        rows,
        f"{counted(len(rows), 'document quotes', 'documents quote')} other messages. "
        f"From the quotes alone {guess}.",
        kind=LEAK if guess.tells else REMARK,
        cure=Cure("remove-quotes", "Remove quotes", {"strip_quotes": True}),
    )


def _quote(text: str) -> str:
    parts = [text[start:end] for start, end in quoted_parts(text)]
    lines = _QUOTED.findall(text) if ">" in text else []
    return "\n".join([*parts, *(lines if len(lines) >= _LEAST_LINES else [])])
