"""Documents in another language than most."""

from collections import Counter
from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Finding
from workbench.corpora.doctor.finding_types import MIXED_LANGUAGES
from workbench.corpora.doctor.leaving_out import leave_out
from workbench.corpora.terms.languages.language import UNKNOWN, guess_with_confidence
from workbench.plain_text import counted

_SAMPLE = 300  # documents, spread evenly
_MOST_EXAMINED = 5_000  # documents of a mixed corpus; beyond, the number is an estimate
_LEAST_CHARACTERS, _MOST_CHARACTERS = 200, 600
_LEAST_CONFIDENCE, _LEAST_SHARE = 0.99, 0.02


def find(evidence: Evidence) -> Iterator[Finding]:
    """Guess the language of a sample; only where it is mixed, that of every document."""
    languages = _guessed(evidence, max(1, len(evidence.texts) // _SAMPLE))
    if not _others(languages):
        return
    is_estimate = len(evidence.texts) > _MOST_EXAMINED
    if not is_estimate:
        languages = _guessed(evidence, 1)
    rows = _others(languages)
    number = round(len(rows) / len(languages) * len(evidence.texts)) if is_estimate else len(rows)
    counts = Counter(languages.values()).most_common(4)
    shares = ", ".join(f"{name} {size / len(languages):.0%}" for name, size in counts)
    sample = f" Estimated from {len(languages):,} documents." if is_estimate else ""
    yield MIXED_LANGUAGES.found(
        rows,
        f"{counted(number, 'document is', 'documents are')} "
        f"in another language than most ({shares}).{sample}",
        number=number,
        cure=None
        if is_estimate
        else leave_out(evidence, rows, "keep-main-language", f"Keep documents in {counts[0][0]}"),
        advice="Split the corpus by language before opening it." if is_estimate else "",
    )


def _others(languages: dict[int, str]) -> list[int]:
    """The documents in another language than most, or none where they are very few."""
    if not languages:
        return []
    main = Counter(languages.values()).most_common(1)[0][0]
    rows = [row for row, language in languages.items() if language != main]
    return rows if len(rows) >= max(3, _LEAST_SHARE * len(languages)) else []


def _guessed(evidence: Evidence, step: int) -> dict[int, str]:
    """The language of each document at this step that is long enough to be sure."""
    found = {}
    for row in range(0, len(evidence.texts), step):
        text = evidence.texts[row][-_MOST_CHARACTERS:]
        if len(text) < _LEAST_CHARACTERS:
            continue
        result = guess_with_confidence([text])
        if result.language != UNKNOWN and result.confidence >= _LEAST_CONFIDENCE:
            found[row] = result.language
    return found
