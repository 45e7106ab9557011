"""Another class column for a corpus whose classes are doubtful, or no classes at all."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from workbench.corpora.doctor.finding import Cure, Finding
from workbench.corpora.readers.columns.choice import NO_CLASSES
from workbench.corpora.readers.preview import CorpusPreview, preview_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import WorkbenchError

_FOLDERS = ("folder", "archive", "class-files", "text-folder")


def with_other_columns(
    findings: Sequence[Finding], locate: Callable[[], Path], reading: ReadingSettings | None
) -> list[Finding]:
    """Give a finding about the class column the best other column of the file as its cure."""
    if not any(finding.name == "label-column" for finding in findings):
        return list(findings)
    try:
        preview = preview_corpus(locate(), reading)
    except (WorkbenchError, OSError):
        return list(findings)
    cure = _cure(preview)
    return [
        replace(finding, cure=cure) if finding.name == "label-column" else finding
        for finding in findings
    ]


def _cure(preview: CorpusPreview) -> Cure | None:
    if preview.format in _FOLDERS:
        return Cure("without-classes", "Open the texts without classes", {"format": "text-folder"})
    if not preview.names:
        return None
    result = preview.result
    most = max(2, result.documents // 3)
    others = [(name, number) for name, number in result.other_classes if 2 <= number <= most]
    if not others:
        return Cure(
            "without-classes", "Open the texts without classes", {"class_column": NO_CLASSES}
        )
    name, number = others[0]
    return Cure(
        "other-class-column",
        f"Take the classes from the column “{name}”, which has {number:,}",
        {"class_column": name},
    )
