"""E-mail and web addresses: domains that occur in one class only reveal the class."""

import re
from collections import Counter
from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding, listed
from workbench.corpora.doctor.finding_types import ADDRESSES
from workbench.corpora.doctor.guessing import guess_from
from workbench.plain_text import counted

_NAME = r"([A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8})"
# Two patterns with a fixed beginning are several times as fast as one with a choice.
_MAIL, _WEB = re.compile(f"@{_NAME}"), re.compile(rf"(?://|www\.){_NAME}")
_LEAST_SHARE, _LEAST_DOCUMENTS = 0.02, 10
_LEAST_GAIN = 0.33  # in WebKB, whose pages link to their own departments, it is 0.30


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find domains from which the class can be guessed."""
    domains = {
        row: sorted({domain.lower().removeprefix("www.") for domain in _found(text)})
        for row, text in enumerate(evidence.texts)
    }
    rows = [row for row, names in domains.items() if names]
    if len(rows) < max(_LEAST_DOCUMENTS, _LEAST_SHARE * len(evidence.texts)):
        return
    # One word per domain, so that its parts are not counted.
    parts = [" ".join(_as_word(name) for name in domains[row]) for row in rows]
    guess = guess_from(parts, rows, evidence)
    if not guess.tells or guess.gain < _LEAST_GAIN:
        return
    common = Counter(name for row in rows for name in domains[row]).most_common(5)
    yield ADDRESSES.found(
        rows,
        f"{counted(len(rows), 'document contains', 'documents contain')} "
        "e-mail or web addresses, most often of "
        f"{listed(name for name, _ in common)}. From the domains alone {guess}.",
        cure=Cure("remove-addresses", "Remove e-mail and web addresses", {"strip_addresses": True}),
    )


def _found(text: str) -> list[str]:
    domains = _MAIL.findall(text) if "@" in text else []
    return domains + _WEB.findall(text) if "://" in text or "www." in text else domains


def _as_word(domain: str) -> str:
    return domain.replace(".", "q").replace("-", "q")
