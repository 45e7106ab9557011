"""Cures that need the file: another class column, no classes at all, another encoding."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from workbench.corpora.doctor.finding import Cure, Finding
from workbench.corpora.doctor.finding_types import (
    DOUBTFUL_CLASS_COLUMN,
    LOST_CHARACTERS,
    ONE_CLASS,
)
from workbench.corpora.readers.preview import CorpusPreview
from workbench.corpora.readers.reading import preview_corpus
from workbench.corpora.readers.settings import NO_CLASSES, ReadingSettings
from workbench.errors import WorkbenchError

_ABOUT_CLASSES = (DOUBTFUL_CLASS_COLUMN.name, ONE_CLASS.name)
_WITHOUT_CLASSES = Cure(
    "without-classes", "Open the texts without classes", {"class_column": NO_CLASSES}
)
_DETECT_ENCODING = Cure("detect-encoding", "Detect the encoding of the file", {"encoding": ""})


def with_cures_of_file(
    findings: Sequence[Finding], locate: Callable[[], Path], reading: ReadingSettings | None
) -> list[Finding]:
    """Give findings about the classes the best other column of the file as their cure.

    Characters that were lost with an encoding that is set may come back if it is detected.
    """
    cures: dict[str, Cure] = {}
    if any(finding.name in _ABOUT_CLASSES for finding in findings):
        cures = dict.fromkeys(_ABOUT_CLASSES, _cure_of_classes(locate, reading))
    if reading is not None and reading.encoding:
        cures[LOST_CHARACTERS.name] = _DETECT_ENCODING
    return [replace(item, cure=cures.get(item.name, item.cure)) for item in findings]


def _cure_of_classes(locate: Callable[[], Path], reading: ReadingSettings | None) -> Cure:
    try:
        return _other_column(preview_corpus(locate(), reading)) or _WITHOUT_CLASSES
    except (WorkbenchError, OSError):
        return _WITHOUT_CLASSES


def _other_column(preview: CorpusPreview) -> Cure | None:
    result = preview.result
    most = max(2, result.documents // 3)
    others = [(name, number) for name, number in result.other_classes if 2 <= number <= most]
    if not preview.names or not others:
        return None
    name, number = others[0]
    return Cure(
        "other-class-column",
        f"Take the classes from the column “{name}”, which has {number:,}",
        {"class_column": name},
    )
