"""Ratings written in reviews whose class is the rating."""

import re
from collections import Counter
from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding, listed
from workbench.corpora.doctor.finding_types import RATINGS
from workbench.corpora.doctor.guessing import guess_from
from workbench.corpora.readers.rating_marks import RATING, ratings_in
from workbench.plain_text import counted

_LEAST_SHARE, _LEAST_DOCUMENTS = 0.02, 20
_RATED = re.compile(
    r"\d|star|pos|neg|neutr|good|bad|great|poor|excellent|terrible|like|love|hate|high|low|"
    r"gut|schlecht|buen|mal[oa]|bon|mauvais|olum|iyi|kötü|好|差",
    re.IGNORECASE,
)
_SAMPLE = 2_000  # documents; where hardly any of them has a rating, the others are not searched


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find ratings from which the class can be guessed."""
    if not _are_ratings(evidence) or not _may_have_ratings(evidence):
        return
    found = {row: words for row, text in enumerate(evidence.texts) if (words := ratings_in(text))}
    rows = list(found)
    if len(rows) < max(_LEAST_DOCUMENTS, _LEAST_SHARE * len(evidence.texts)):
        return
    guess = guess_from([" ".join(found[row]) for row in rows], rows, evidence)
    if not guess.tells:
        return
    first = (RATING.search(evidence.texts[row]) for row in rows)
    shown = Counter(match[0].strip() for match in first if match)
    yield RATINGS.found(
        rows,
        f"{counted(len(rows), 'document states', 'documents state')} a rating, such as "
        f"{listed(name for name, _ in shown.most_common(5))}. From the ratings alone {guess}.",
        cure=Cure("remove-ratings", "Remove ratings", {"strip_ratings": True}),
    )


def _are_ratings(evidence: Evidence) -> bool:
    """Whether most class names are numbers or words for good and bad."""
    names = evidence.corpus.class_names
    return evidence.has_classes and sum(map(bool, map(_RATED.search, names))) > len(names) / 2


def _may_have_ratings(evidence: Evidence) -> bool:
    sample = evidence.texts[:: max(1, len(evidence.texts) // _SAMPLE)]
    return sum(map(bool, map(RATING.search, sample))) >= _LEAST_SHARE / 2 * len(sample)
