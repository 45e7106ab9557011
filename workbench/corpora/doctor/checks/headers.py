"""Mail headers: who writes, where and to which group, at the beginning of documents."""

import re
from collections import Counter
from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import LEAK, REMARK, Cure, Finding
from workbench.corpora.doctor.finding_types import MAIL_HEADERS
from workbench.corpora.doctor.guessing import guess_from
from workbench.corpora.readers.cleaning import without_headers
from workbench.plain_text import counted

_NAME = re.compile(r"^([A-Za-z][A-Za-z-]{1,40}):[ \t]", re.MULTILINE)
_MAIL_NAMES = re.compile(
    r"^(?:An|Asunto|Bcc|Betreff|Cc|Datum|Date|De|Fecha|Kime|Kimden|Konu|Objet|Oggetto|Para|Tarih|"
    r"Von|Distribution|From|In-Reply-To|Keywords|Lines|Message-I[Dd]|Newsgroups|"
    r"N(?:NTP|ntp)-Posting-Host|Organization|Path|Received|References|Reply-To|Return-Path|Sender|"
    r"Subject|Summary|To|X-Newsreader|Xref):",
    re.MULTILINE | re.IGNORECASE,
)
_LEAST_SHARE, _LEAST_DOCUMENTS = 0.02, 5


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find documents that begin with at least two mail headers."""
    heads = {row: head for row, text in enumerate(evidence.texts) if (head := _head(text))}
    if len(heads) < max(_LEAST_DOCUMENTS, _LEAST_SHARE * len(evidence.texts)):
        return
    rows = list(heads)
    guess = guess_from(list(heads.values()), rows, evidence)
    names = Counter(name for head in heads.values() for name in set(_NAME.findall(head)))
    common = ", ".join(f"{name} ({number:,})" for name, number in names.most_common(6))
    yield MAIL_HEADERS.found(
        rows,
        f"{counted(len(rows), 'document begins', 'documents begin')} "
        f"with mail headers: {common}. "
        f"From the headers alone {guess}.",
        kind=LEAK if guess.tells else REMARK,
        cure=Cure("remove-headers", "Remove mail headers", {"strip_headers": True}),
    )


def _head(text: str) -> str:
    """The block of headers, or nothing where fewer than two lines are mail headers."""
    if ":" not in text[:1000]:
        return ""
    body = without_headers(text)
    head = text[: len(text) - len(body)]
    return head if len({name.lower() for name in _MAIL_NAMES.findall(head)}) > 1 else ""
