"""Applying cures: from findings to reading settings, and what they change in the corpus."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np

from workbench.corpora.corpus import TEST, TRAINING, Corpus
from workbench.corpora.doctor.finding import REMARK, Cure, Finding
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import ParameterError
from workbench.plain_text import per_cent

_LISTS = {"leave_out": "; ", "remove_phrases": ", "}  # settings that several cures extend
_EXAMPLES = 3


@dataclass(frozen=True)
class CurePreview:
    """A corpus before and after a cure: its size, and documents that change."""

    documents: tuple[int, int]
    classes: tuple[int, int]
    characters: tuple[int, int]
    changed: int  # documents that stay with another text
    examples: tuple[tuple[str, str, str], ...]  # id, text before, text after
    dropped: tuple[str, ...]  # the first ids of documents that are gone
    relabelled: int = 0  # documents that stay with other classes
    split: tuple[int, int] = (0, 0)  # training and test documents of the given split afterwards

    def __str__(self) -> str:
        before, after = self.characters
        share = (before - after) / before if before else 0.0
        parts = [
            f"{self.documents[0]:,} → {self.documents[1]:,} documents",
            f"{self.classes[0]:,} → {self.classes[1]:,} classes",
            f"{self.changed:,} texts changed",
            f"{per_cent(share)} of all characters removed",
        ]
        if self.relabelled:
            parts.append(f"{self.relabelled:,} documents with other classes")
        if any(self.split):
            parts.append(f"{self.split[0]:,} documents to learn from and {self.split[1]:,} to test")
        return ", ".join(parts)


def named_cures(findings: Iterable[Finding], names: Sequence[str]) -> list[Cure]:
    """The cures with these names; an error lists the existing ones."""
    offered = {finding.cure.name: finding.cure for finding in findings if finding.cure}
    unknown = [name for name in names if name not in offered]
    if unknown:
        raise ParameterError(
            f"There is no cure {unknown[0]!r} for this corpus; it needs "
            f"{', '.join(sorted(offered)) or 'no cure'}."
        )
    return [offered[name] for name in names]


def cured(reading: ReadingSettings | None, cures: Iterable[Cure]) -> ReadingSettings:
    """Add cures to the reading settings of a corpus."""
    settings = reading or ReadingSettings()
    for cure in cures:
        values = {name: _joined(settings, name, value) for name, value in cure.reading.items()}
        settings = replace(settings, **values)
    return settings


def without_applied_cure(finding: Finding, reading: ReadingSettings | None) -> Finding:
    """A finding that its applied cure has left is a remark, without the cure."""
    if finding.cure is None or reading is None or cured(reading, [finding.cure]) != reading:
        return finding
    advice = "The cure is applied already; read the examples to see what it left."
    return replace(finding, kind=REMARK, cure=None, advice=advice)


def changed_settings(reading: ReadingSettings) -> dict[str, Any]:
    """The settings that differ from their defaults, as a plan records them."""
    defaults = ReadingSettings()
    return {
        field.name: getattr(reading, field.name)
        for field in fields(reading)
        if getattr(reading, field.name) != getattr(defaults, field.name)
    }


def compare_corpora(before: Corpus, after: Corpus) -> CurePreview:
    """Say what a cure changed, document by document."""
    row_of = {name: row for row, name in enumerate(after.document_ids)}
    dropped = [name for name in before.document_ids if name not in row_of]
    pairs = [(row, row_of[name]) for row, name in enumerate(before.document_ids) if name in row_of]
    differing = [pair for pair in pairs if _differs(before, after, pair)]
    shown = differing[:: max(1, len(differing) // _EXAMPLES)][:_EXAMPLES]
    return CurePreview(
        documents=(len(before), len(after)),
        classes=(_classes(before), _classes(after)),
        characters=(sum(map(len, before.texts)), sum(map(len, after.texts))),
        changed=len(differing),
        examples=tuple(
            (before.document_ids[old], before.texts[old], after.texts[new]) for old, new in shown
        ),
        dropped=tuple(dropped[:100]),
        relabelled=sum(_labels(before, old) != _labels(after, new) for old, new in pairs),
        split=_new_split(before, after),
    )


def _joined(settings: ReadingSettings, name: str, value: Any) -> Any:
    present = getattr(settings, name)
    if name in _LISTS and present:
        return present if value in present else f"{present}{_LISTS[name]}{value}"
    if name in ("least_words", "smallest_class"):
        return max(present, value)
    # The stricter rule for copies includes the other.
    return present if name == "duplicates" and present == "no-conflicts" else value


def _differs(before: Corpus, after: Corpus, pair: tuple[int, int]) -> bool:
    return bool(before.texts) and before.texts[pair[0]] != after.texts[pair[1]]


def _labels(corpus: Corpus, row: int) -> tuple[str, ...]:
    if corpus.label_sets is not None:
        return tuple(corpus.class_names[label] for label in corpus.label_sets[row])
    label = int(corpus.class_index[row])
    return (corpus.class_names[label],) if label >= 0 else ()


def _new_split(before: Corpus, after: Corpus) -> tuple[int, int]:
    """The sizes of the given split where the cure has changed it."""
    if after.given_split is None:
        return 0, 0
    if before.given_split is not None and np.array_equal(before.given_split, after.given_split):
        return 0, 0
    return int((after.given_split == TRAINING).sum()), int((after.given_split == TEST).sum())


def _classes(corpus: Corpus) -> int:
    return sum(size > 0 for size in corpus.class_sizes().values())
