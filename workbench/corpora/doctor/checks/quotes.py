"""Quoted lines: text of other messages, often a message in the same class."""

import re
from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import LEAK, REMARK, Cure, Finding, examples
from workbench.corpora.doctor.guessing import guess_from
from workbench.plain_text import counted

_QUOTED = re.compile(r"^[ \t]{0,3}[A-Za-z]{0,4}>[^\n]*", re.MULTILINE)
_LEAST_LINES = 2
_LEAST_SHARE, _LEAST_DOCUMENTS = 0.02, 5


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find documents with at least two quoted lines."""
    quotes = {row: quote for row, text in enumerate(evidence.texts) if (quote := _quote(text))}
    if len(quotes) < max(_LEAST_DOCUMENTS, _LEAST_SHARE * len(evidence.texts)):
        return
    rows = list(quotes)
    guess = guess_from(list(quotes.values()), rows, evidence)
    yield Finding(
        name="quotes",
        kind=LEAK if guess.tells else REMARK,
        title="Lines quoted from other messages",
        number=len(rows),
        details=f"{counted(len(rows), 'document quotes', 'documents quote')} other messages. "
        f"From the quoted lines alone {guess}.",
        effect="A test document that quotes a training document is recognised by its copy; scores "
        "are higher than for new texts.",
        rows=examples(rows),
        cure=Cure("remove-quotes", "Remove quoted lines", {"strip_quotes": True}),
    )


def _quote(text: str) -> str:
    if ">" not in text:
        return ""
    lines = _QUOTED.findall(text)
    return "\n".join(lines) if len(lines) >= _LEAST_LINES else ""
