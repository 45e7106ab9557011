"""Encoding damage: characters that were decoded wrongly before the corpus was made."""

from collections.abc import Iterator

from workbench.corpora.doctor.evidence import Evidence
from workbench.corpora.doctor.finding import Cure, Finding
from workbench.corpora.doctor.finding_types import DAMAGED_CHARACTERS, LOST_CHARACTERS
from workbench.corpora.doctor.leaving_out import leave_out
from workbench.corpora.readers.character_repairs import damaged_part, repaired
from workbench.plain_text import counted

_LARGEST_SHARE = 0.9  # of the documents; leaving more out would leave hardly a corpus

_LARGE = " Leaving so many out changes the corpus: look whether some classes lose more than others."


def find(evidence: Evidence) -> Iterator[Finding]:
    """Find documents with UTF-8 that was read as windows-1252, and lost characters."""
    found, lost = [], []
    for row, text in enumerate(evidence.texts):
        if text.isascii():
            continue
        if repaired(text) != text:
            found.append(row)
        elif "\ufffd" in text:
            lost.append(row)
    if found:
        yield _repairable(evidence, found)
    if lost:
        yield _lost(evidence, lost)


def _repairable(evidence: Evidence, rows: list[int]) -> Finding:
    shown = damaged_part(evidence.texts[rows[0]])
    return DAMAGED_CHARACTERS.found(
        rows,
        f"{counted(len(rows), 'document contains', 'documents contain')} "
        "characters that were decoded wrongly, such as "
        f"“{shown}” for “{_meant(shown, evidence.texts[rows[0]])}”.",
        cure=Cure("repair-characters", "Repair the characters", {"repair_encoding": True}),
    )


def _meant(shown: str, text: str) -> str:
    """What the shown characters become; a letter alone is only repaired in its text."""
    alone = repaired(shown)
    return alone if alone != shown else repaired(text)[text.index(shown)]


def _lost(evidence: Evidence, rows: list[int]) -> Finding:
    is_small = len(rows) <= _LARGEST_SHARE * len(evidence.texts)
    return LOST_CHARACTERS.found(
        rows,
        f"{counted(len(rows), 'document contains', 'documents contain')} "
        "\ufffd, which stands for a character that could "
        "not be decoded." + (_LARGE if len(rows) > len(evidence.texts) / 5 else ""),
        cure=leave_out(evidence, rows, "drop-damaged", "Leave these documents out")
        if is_small
        else None,
        advice="Set the encoding of the file, or get the original texts.",
    )
