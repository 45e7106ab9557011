"""Jobs for the check-up of a corpus: examine it, and preview a cure."""

from dataclasses import replace
from pathlib import Path

from workbench.background.corpora import open_corpus_job
from workbench.corpora.doctor.cures import CurePreview, compare_corpora
from workbench.corpora.doctor.examination import Examination, examine
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import load_corpus
from workbench.progress import ProgressCallback

_MOST_CHARACTERS = 20_000  # of an example


def check_up_job(
    progress: ProgressCallback, folder: Path, reading: ReadingSettings | None
) -> Examination:
    """Examine a stored corpus with one thread, beside the work of the window."""
    return examine(load_corpus(folder), workers=1, progress=progress, reading=reading)


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
