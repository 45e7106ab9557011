"""Class names written in the documents of their class."""

import re
from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding, listed
from workbench.corpora.doctor.finding_types import CLASS_NAMES
from workbench.corpora.terms.characters import character_pairs
from workbench.corpora.terms.word_patterns import find_words
from workbench.plain_text import counted

# A name of several words, such as rec.sport.hockey, is hardly written by chance. A single word,
# such as trade, belongs to its subject unless nearly every document of the class contains it.
_SHARE_OF_CLASS, _PRECISION = 0.2, 0.8
_SHARE_FOR_ONE_WORD, _PRECISION_FOR_ONE_WORD = 0.9, 0.98
_LEAST_DOCUMENTS = 5
_SHARE_OF_TAGS = 0.5


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find classes whose name stands in their documents and hardly in any other."""
    if not evidence.texts or not evidence.has_classes:
        return
    found: dict[str, list[int]] = {}
    for number, name in enumerate(evidence.corpus.class_names):
        rows = _telling_rows(evidence, number, name)
        if rows:
            found[name] = rows
    if not found:
        return
    rows = sorted({row for rows in found.values() for row in rows})
    yield CLASS_NAMES.found(
        rows,
        f"{counted(len(rows), 'document contains', 'documents contain')} "
        f"the name of the class: {listed(found)}.",
        cure=Cure("remove-class-names", "Remove class names", {"remove_phrases": _joined(found)}),
    )


def _telling_rows(evidence: Evidence, number: int, name: str) -> list[int]:
    words = _words_of(name)
    if not any(len(word) > 2 and not word.isdigit() for word in words) and not _is_unspaced(name):
        return []
    rows = _rows_with(evidence, name, words)
    members = evidence.membership[:, [number]].toarray().ravel() > 0
    hits = int(members[rows].sum())
    is_one_word = len(words) == 1 and not _is_tag(evidence, name, rows)
    share = _SHARE_FOR_ONE_WORD if is_one_word else _SHARE_OF_CLASS
    precision = _PRECISION_FOR_ONE_WORD if is_one_word else _PRECISION
    enough = hits >= max(_LEAST_DOCUMENTS, share * evidence.class_sizes[number])
    return [row for row in rows if members[row]] if enough and hits >= precision * len(rows) else []


def _rows_with(evidence: Evidence, name: str, words: list[str]) -> list[int]:
    """The documents that contain the name as it is written, found among those with its words."""
    candidates = None
    for word in words:
        column = evidence.column_of.get(word)
        rows = set() if column is None else set(evidence.rows_of(column).tolist())
        candidates = rows if candidates is None else candidates & rows
    pattern = _pattern(name)
    found = [row for row in candidates or () if pattern.search(evidence.texts[row])]
    return sorted(found)


def _words_of(name: str) -> list[str]:
    words = find_words(name, lower_case=True, runs=True)
    return [pair for word in words for pair in character_pairs(word)]


def _is_unspaced(name: str) -> bool:
    """Whether the name is written in a script without spaces, where two characters are a word."""
    return len(name) > 1 and len(character_pairs(name)) >= len(name) - 1 and not name.isascii()


def _pattern(name: str) -> re.Pattern[str]:
    if _is_unspaced(name):
        return re.compile(re.escape(name))
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)


def _is_tag(evidence: Evidence, name: str, rows: list[int]) -> bool:
    """Whether the name mostly stands in brackets, behind # or behind a word such as Category."""
    tag = re.compile(
        rf"[\[(<{{#@]{re.escape(name)}(?!\w)"
        rf"|(?:categor(?:y|ies)|class|label|section|tags?|topic)\s?[:=]\s?{re.escape(name)}(?!\w)",
        re.IGNORECASE,
    )
    hits = sum(tag.search(evidence.texts[row]) is not None for row in rows)
    return hits >= _SHARE_OF_TAGS * max(1, len(rows))


def _joined(names: dict[str, list[int]]) -> str:
    return ", ".join(name for name in names if "," not in name)
