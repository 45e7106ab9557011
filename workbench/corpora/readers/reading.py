"""Reading any corpus: the format is found or taken from the settings, then its reader is called."""

from collections.abc import Callable
from pathlib import Path

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.arff import read_arff
from workbench.corpora.readers.breakage import sentences_about
from workbench.corpora.readers.cluto import read_cluto
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.folders import read_folder, read_text_folder
from workbench.corpora.readers.json_records import read_json, read_json_lines
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.reuters import read_reuters
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.readers.spreadsheets import read_excel
from workbench.corpora.readers.svmlight import read_svmlight
from workbench.corpora.readers.tables import read_table
from workbench.corpora.readers.text_lines import read_text_lines
from workbench.progress import ProgressCallback

READERS: dict[str, Callable[[Meter], Corpus]] = {
    "folder": read_folder,
    "text-folder": read_text_folder,
    "archive": read_folder,
    "table": read_table,
    "excel": read_excel,
    "json-lines": read_json_lines,
    "json": read_json,
    "reuters": read_reuters,
    "cluto": read_cluto,
    "svmlight": read_svmlight,
    "arff": read_arff,
    "text-lines": read_text_lines,
}
_FROM_FOLDERS = ("folder", "text-folder", "archive", "reuters")


def read_corpus(
    path: str | Path,
    settings: ReadingSettings | None = None,
    progress: ProgressCallback | None = None,
) -> Corpus:
    """Read a corpus in the format that was set or found; an exception in `progress` cancels."""
    settings = settings or ReadingSettings()
    path = Path(path)
    settings.check()
    with sentences_about(path):
        found = settings.format if settings.format != "auto" else detect_format(path, settings)
        if path.is_dir() and found not in _FROM_FOLDERS:
            found = "folder"
        return READERS[found](Meter(path, settings, progress))
