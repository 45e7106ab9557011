"""Markup: HTML tags and entities that were left in the texts."""

import re
from collections import Counter
from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding, listed
from workbench.corpora.doctor.finding_types import MARKUP
from workbench.plain_text import counted

_TAG_NAMES = (
    "a|b|blockquote|body|br|center|code|dd|div|dl|dt|em|font|form|h[1-6]|head|hr|html|i|iframe|img|"
    "input|li|link|meta|ol|p|pre|script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|"
    "title|tr|u|ul"
)
_MARKUP = re.compile(
    rf"</?(?:{_TAG_NAMES})(?:\s[^<>]{{0,500}})?/?>"
    r"|&(?:amp|apos|bull|copy|gt|hellip|ldquo|lsquo|lt|mdash|nbsp|ndash|quot|rdquo|rsquo|"
    r"#\d{2,5}|#x[0-9a-f]{2,5});",
    re.IGNORECASE,
)
_LEAST_SHARE, _LEAST_DOCUMENTS, _LEAST_MARKS = 0.01, 5, 2


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find documents with at least two tags or entities."""
    found = {row: marks for row, text in enumerate(evidence.texts) if (marks := _marks(text))}
    rows = list(found)
    if len(rows) < max(_LEAST_DOCUMENTS, _LEAST_SHARE * len(evidence.texts)):
        return
    common = Counter(mark.lower() for row in rows for mark in set(found[row])).most_common(5)
    yield MARKUP.found(
        rows,
        f"{counted(len(rows), 'document contains', 'documents contain')} HTML tags or "
        f"entities, most often {listed(name for name, _ in common)}.",
        cure=Cure("remove-markup", "Convert HTML to text", {"html_to_text": True}),
    )


def _marks(text: str) -> list[str]:
    if "<" not in text and "&" not in text:
        return []
    marks = _MARKUP.findall(text)
    return marks if len(marks) >= _LEAST_MARKS else []
