"""Jobs for the check-up of a corpus: examine it, and preview a cure."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from workbench.background.corpora import open_corpus_job
from workbench.corpora.catalogue import locate
from workbench.corpora.doctor.cures import CurePreview, compare_corpora
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import load_corpus
from workbench.progress import ProgressCallback

if TYPE_CHECKING:
    from workbench.corpora.doctor.examination import Examination

_MOST_CHARACTERS = 20_000  # of an example


def check_up_job(
    progress: ProgressCallback, folder: Path, reading: ReadingSettings | None, name_or_path: str
) -> "Examination":
    """Examine a stored corpus with one thread, beside the work of the window."""
    from workbench.corpora.doctor.examination import examine  # late: 0.04 s to import

    return examine(
        load_corpus(folder),
        workers=1,
        progress=progress,
        reading=reading,
        locate=lambda: locate(name_or_path),
    )


def preview_cure_job(
    progress: ProgressCallback, folder: Path, name_or_path: str, reading: ReadingSettings
) -> CurePreview:
    """Read the corpus with a cure and compare; applying the cure will then take no time."""
    cured = open_corpus_job(progress, name_or_path, reading)
    preview = compare_corpora(load_corpus(folder), load_corpus(cured.folder))
    shown = tuple(
        (name, before[:_MOST_CHARACTERS], after[:_MOST_CHARACTERS])
        for name, before, after in preview.examples
    )
    return replace(preview, examples=shown)
