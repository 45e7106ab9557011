"""Reading a corpus with the reader of its format, which is chosen or detected."""

from collections.abc import Callable
from pathlib import Path

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.files.file_errors import explaining_errors
from workbench.corpora.readers.formats.folders import (
    read_class_files,
    read_folder,
    read_text_folder,
)
from workbench.corpora.readers.formats.json_records import read_json_documents, read_json_lines
from workbench.corpora.readers.formats.lines.field_blocks import read_field_blocks
from workbench.corpora.readers.formats.lines.tagged_tokens import read_tagged_tokens
from workbench.corpora.readers.formats.lines.text_lines import read_text_lines
from workbench.corpora.readers.formats.mailboxes import read_mailbox
from workbench.corpora.readers.formats.numeric.arff import read_arff
from workbench.corpora.readers.formats.numeric.cluto import read_cluto
from workbench.corpora.readers.formats.numeric.matrix_market import read_matrix_market
from workbench.corpora.readers.formats.numeric.numeric_tables import read_numbers
from workbench.corpora.readers.formats.numeric.svmlight import read_svmlight
from workbench.corpora.readers.formats.parallel_files import read_parallel_files
from workbench.corpora.readers.formats.reuters import read_reuters
from workbench.corpora.readers.formats.single_document import read_single_document
from workbench.corpora.readers.formats.tables.arrow_tables import read_arrow
from workbench.corpora.readers.formats.tables.delimited import read_table
from workbench.corpora.readers.formats.tables.page_tables import read_page_table
from workbench.corpora.readers.formats.tables.partitions import read_partitions
from workbench.corpora.readers.formats.tables.spreadsheets import read_excel
from workbench.corpora.readers.formats.tables.sqlite_tables import read_sqlite
from workbench.corpora.readers.formats.tables.table_folders import read_tables
from workbench.corpora.readers.formats.xml_records import read_xml_records
from workbench.corpora.readers.formats.yaml_records import read_yaml
from workbench.corpora.readers.preview import columns_of, open_rows
from workbench.corpora.readers.settings import ReadingSettings
from workbench.progress import ProgressCallback

READERS: dict[str, Callable[[ReadingContext], Corpus]] = {
    "folder": read_folder,
    "text-folder": read_text_folder,
    "archive": read_folder,
    "table": read_table,
    "excel": read_excel,
    "json-lines": read_json_lines,
    "json": read_json_documents,
    "reuters": read_reuters,
    "cluto": read_cluto,
    "svmlight": read_svmlight,
    "arff": read_arff,
    "text-lines": read_text_lines,
    "class-files": read_class_files,
    "document": read_single_document,
    "mailbox": read_mailbox,
    "numbers": read_numbers,
    "matrix-market": read_matrix_market,
    "arrow": read_arrow,
    "sqlite": read_sqlite,
    "field-blocks": read_field_blocks,
    "xml": read_xml_records,
    "page-table": read_page_table,
    "conll": read_tagged_tokens,
    "yaml": read_yaml,
    "parallel-files": read_parallel_files,
    "tables": lambda context: read_tables(context, read_corpus, columns_of, open_rows),
    "partitions": lambda context: read_partitions(context, read_corpus, columns_of),
}
_FOLDER_FORMATS = (
    "folder",
    "text-folder",
    "archive",
    "reuters",
    "class-files",
    "tables",
    "parallel-files",
    "partitions",
)


def read_corpus(
    path: str | Path,
    settings: ReadingSettings | None = None,
    progress: ProgressCallback | None = None,
) -> Corpus:
    """Read a corpus in its chosen or detected format; an exception in `progress` cancels."""
    settings = settings or ReadingSettings()
    path = Path(path)
    settings.check()
    with explaining_errors(path):
        file_format = (
            settings.format if settings.format != "auto" else detect_format(path, settings)
        )
        if path.is_dir() and file_format not in _FOLDER_FORMATS:
            file_format = "folder"
        return READERS[file_format](ReadingContext(path, settings, progress))
