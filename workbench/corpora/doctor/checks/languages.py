"""Documents in another language than most."""

from collections import Counter
from collections.abc import Iterable, Iterator

import numpy as np

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Finding
from workbench.corpora.doctor.finding_types import MIXED_LANGUAGES
from workbench.corpora.doctor.leaving_out import leave_out
from workbench.corpora.terms.languages.language import UNKNOWN, guess_with_confidence
from workbench.corpora.terms.languages.stopwords import STOP_WORD_LANGUAGES, stop_words
from workbench.plain_text import counted, per_cent

_SAMPLE = 300  # documents
_MOST_EXAMINED = 5_000  # documents whose language is guessed, which takes 1.5 ms each
_MOST_SIFTED = 500_000  # documents whose frequent words are looked at first, 0.05 ms each
_LEAST_OWN_WORDS = 4  # of the main language, to be sure without a guess
_LEAST_CHARACTERS, _MOST_CHARACTERS = 200, 600
_LEAST_CONFIDENCE, _LEAST_SHARE = 0.99, 0.02


def find(evidence: Evidence) -> Iterator[Finding]:
    """Guess the language of a sample; only where it is mixed, that of every document."""
    number = len(evidence.texts)
    # Drawn, since every n-th document may be of one kind; the same ones each time.
    sample = np.random.default_rng(0).permutation(number)[:_SAMPLE]
    languages = _guessed(evidence, sorted(sample.tolist()))
    if not _others(languages):
        return
    every = _of_all(evidence, languages)
    is_estimate = every is None
    languages = languages if every is None else every
    rows = _others(languages)
    found = round(len(rows) / len(languages) * number) if is_estimate else len(rows)
    counts = Counter(languages.values()).most_common(4)
    shares = ", ".join(f"{name} {per_cent(size / len(languages))}" for name, size in counts)
    estimated = f" Estimated from {len(languages):,} documents." if is_estimate else ""
    yield MIXED_LANGUAGES.found(
        rows,
        f"{counted(found, 'document is', 'documents are')} "
        f"in another language than most ({shares}).{estimated}",
        number=found,
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


def _of_all(evidence: Evidence, sample: dict[int, str]) -> dict[int, str] | None:
    """The language of every document; None where too many would have to be guessed."""
    number = len(evidence.texts)
    if number <= _MOST_EXAMINED:
        return _guessed(evidence, range(number))
    main = Counter(sample.values()).most_common(1)[0][0]
    own, foreign = _telling_words(main, set(sample.values()))
    if number > _MOST_SIFTED or not own:
        return None
    found, doubtful = {}, []
    for row, text in enumerate(evidence.texts):
        words = set(text[-_MOST_CHARACTERS:].lower().split())
        is_sure = len(words & own) >= _LEAST_OWN_WORDS + 2 * len(words & foreign)
        if is_sure and len(text) >= _LEAST_CHARACTERS:
            found[row] = main
        elif len(text) >= _LEAST_CHARACTERS:
            doubtful.append(row)
    if len(doubtful) > max(_MOST_EXAMINED, number // 20):
        return None
    return {**found, **_guessed(evidence, doubtful)}


def _telling_words(main: str, languages: set[str]) -> tuple[frozenset[str], frozenset[str]]:
    """The stop words of the main language alone, and those of the other languages alone."""
    own = stop_words(main) if main in STOP_WORD_LANGUAGES else frozenset()
    foreign = frozenset[str]().union(
        *(stop_words(name) for name in languages - {main} if name in STOP_WORD_LANGUAGES)
    )
    return own - foreign, foreign - own


def _guessed(evidence: Evidence, rows: Iterable[int]) -> dict[int, str]:
    """The language of each of these documents that is long enough to be sure."""
    found = {}
    for row in rows:
        text = evidence.texts[row][-_MOST_CHARACTERS:]
        if len(text) < _LEAST_CHARACTERS:
            continue
        result = guess_with_confidence([text])
        if result.language != UNKNOWN and result.confidence >= _LEAST_CONFIDENCE:
            found[row] = result.language
    return found
