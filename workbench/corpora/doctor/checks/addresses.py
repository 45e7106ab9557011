"""E-mail addresses: domains that occur in one class only reveal the class."""

import re
from collections import Counter
from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import LEAK, Cure, Finding, examples, listed
from workbench.corpora.doctor.guessing import guess_from
from workbench.plain_text import counted

_DOMAIN = re.compile(r"@([A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8})")
_LEAST_SHARE, _LEAST_DOCUMENTS = 0.02, 10


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find e-mail domains from which the class can be guessed."""
    domains = {
        row: sorted({domain.lower() for domain in _DOMAIN.findall(text)})
        for row, text in enumerate(evidence.texts)
        if "@" in text
    }
    rows = [row for row, names in domains.items() if names]
    if len(rows) < max(_LEAST_DOCUMENTS, _LEAST_SHARE * len(evidence.texts)):
        return
    # One word per domain, so that its parts are not counted.
    parts = [" ".join(_as_word(name) for name in domains[row]) for row in rows]
    guess = guess_from(parts, rows, evidence)
    if not guess.tells:
        return
    common = Counter(name for row in rows for name in domains[row]).most_common(5)
    yield Finding(
        name="mail-addresses",
        kind=LEAK,
        title="E-mail addresses in the texts",
        number=len(rows),
        details=f"{counted(len(rows), 'document contains', 'documents contain')} "
        "e-mail addresses, most often of "
        f"{listed(name for name, _ in common)}. From the domains alone {guess}.",
        effect="Methods learn who writes in which class instead of what the texts are about.",
        rows=examples(rows),
        cure=Cure("remove-addresses", "Remove e-mail addresses", {"strip_addresses": True}),
    )


def _as_word(domain: str) -> str:
    return domain.replace(".", "q").replace("-", "q")
