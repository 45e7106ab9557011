"""Reading or previewing a corpus with the reader of its format, which is chosen or detected."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from workbench.corpora.corpus import Corpus
from workbench.corpora.mapped_texts import MappedTexts
from workbench.corpora.readers.container_detection import corpus_file
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.files.file_errors import explaining_errors
from workbench.corpora.readers.formats.class_legends import is_note_on_names
from workbench.corpora.readers.formats.folders import (
    read_class_files,
    read_folder,
    read_text_folder,
)
from workbench.corpora.readers.formats.json_values.records import (
    read_json_documents,
    read_json_lines,
)
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
from workbench.corpora.readers.preview import (
    CorpusPreview,
    columns_of,
    open_rows,
    preview_of_file,
    preview_of_tables,
)
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError
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
_JOINED_FORMATS = ("tables", "partitions")
_MOST_BYTES = 8 << 20  # of tables that are read to preview them; about a second


def read_corpus(
    path: str | Path,
    settings: ReadingSettings | None = None,
    progress: ProgressCallback | None = None,
) -> Corpus:
    """Read a corpus in its chosen or detected format; an exception in `progress` cancels."""
    settings, path = settings or ReadingSettings(), Path(path)
    settings.check()
    with explaining_errors(path):
        path = corpus_file(path)
        file_format = (
            settings.format if settings.format != "auto" else detect_format(path, settings)
        )
        if path.is_dir() and file_format not in _FOLDER_FORMATS:
            file_format = "folder"
        corpus = READERS[file_format](ReadingContext(path, settings, progress))
        if path.is_file():
            _check_length(corpus.texts, path, settings)
        return corpus


def _check_length(texts: Sequence[str], path: Path, settings: ReadingSettings) -> None:
    """Count a text that documents share for each of them, as it is when the corpus is stored."""
    if not isinstance(texts, MappedTexts):  # in which each lies once for each document
        ReadingContext(path, settings).count_bytes(sum(map(len, texts)), path.stat().st_size)


def preview_corpus(path: str | Path, settings: ReadingSettings | None = None) -> CorpusPreview:
    """Preview how a file or folder would be read; small tables are read to count the classes."""
    settings, path = settings or ReadingSettings(), Path(path)
    with explaining_errors(path):
        path = corpus_file(path)
    shown = preview_of_file(path, settings)
    is_joined = shown.format in _JOINED_FORMATS
    is_counted = bool(shown.documents) and not is_joined  # texts are counted by the preview
    if is_counted or not _is_small(path):
        return shown
    try:
        corpus = read_corpus(path, settings)
    except CorpusError as problem:
        if shown.result.irregular_count:
            return shown  # the person is asked what to do with these rows
        notes = (str(problem), *shown.result.notes)
        return replace(shown, result=replace(shown.result, notes=notes))
    if shown.format == "tables" and corpus.class_names and not shown.class_column:
        shown = _with_rows_shown(shown, corpus, ReadingContext(path, settings))
    sizes = Counter(corpus.class_sizes())
    result = replace(
        shown.result,
        documents=len(corpus),
        is_complete=True,
        class_sizes=tuple(sizes.most_common()),
        classes=len(sizes),
        notes=corpus.notes,
    )
    of_column = {name for name, _ in shown.result.class_sizes}
    are_named = any(map(is_note_on_names, corpus.notes))
    is_of_column = not is_joined or are_named or of_column & set(corpus.class_names)
    return replace(shown, class_column=shown.class_column if is_of_column else "", result=result)


def _with_rows_shown(
    shown: CorpusPreview, corpus: Corpus, context: ReadingContext
) -> CorpusPreview:
    """The preview of the table whose rows became documents, if it has a class for each of them."""
    table = corpus.document_ids[0].partition(":")[0]
    with explaining_errors(context.path):
        rows = preview_of_tables(context, table)
    return rows if rows.class_column else shown


def _is_small(path: Path) -> bool:
    with explaining_errors(path):
        files = path.rglob("*") if path.is_dir() else [path]
        return sum(file.stat().st_size for file in files if file.is_file()) <= _MOST_BYTES
