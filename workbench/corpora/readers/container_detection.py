"""Detecting what a folder or an archive holds, by the names of its files first."""

import os
import re
import zipfile
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.kinds import STATING_FIELDS, kind_of
from workbench.corpora.readers.documents.pages import page_fields
from workbench.corpora.readers.files.sources import (
    Member,
    SkippedFiles,
    is_seen,
    is_visible,
    members,
    tar_members,
    zip_members,
)
from workbench.corpora.readers.files.streams import check_regular, only_member
from workbench.corpora.readers.formats.class_files import (
    folder_has_class_files,
    is_about_corpus,
    labels_in_names,
)
from workbench.corpora.readers.formats.file_lists import are_pairs, may_name_classes
from workbench.corpora.readers.formats.parallel_files import are_parallel
from workbench.corpora.readers.formats.tables.list_files import (
    begin_as_lists,
    list_files,
    may_be_list_files,
)
from workbench.corpora.readers.formats.tables.office_tables import is_office_table
from workbench.corpora.readers.formats.tables.partitions import MOST_PARTS, hold_partitions
from workbench.corpora.readers.formats.tables.row_files import are_row_files, may_be_row_files
from workbench.corpora.readers.formats.tables.table_folders import MOST_FILES, hold_tables
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError
from workbench.files import open_ordinary

_HEAD = 1 << 16
_FILES_COMPARED = 20
_SGML = (".sgm", ".sgml")
_NUMBERS_PART = "Index/Document.iwa"
_MATRIX = re.compile(r".+\.mtx|docword\..+\.txt(\.gz)?", re.IGNORECASE)
TABLE_ENDINGS = (".csv", ".tsv", ".tab")


def format_of_folder(path: Path) -> str:
    """Return the format of a folder."""
    has_folders = False
    for entry in path.iterdir():
        if entry.name.lower().endswith(_SGML):
            return "reuters"
        has_folders = has_folders or (entry.is_dir() and is_seen(entry))
    names = list(islice(_names_below(path), MOST_PARTS + 1))
    if are_parallel(names, ReadingContext(path, ReadingSettings())):
        return "parallel-files"
    if hold_partitions(names):
        return "partitions"
    if len(names) <= MOST_FILES and hold_tables(names):
        return "tables"
    if _hold_rows_or_lists(path, names):
        return "tables"
    if has_folders:
        return "folder"
    if folder_has_class_files(path):
        return "class-files"
    documents = [name for name in names if is_visible(name) and not is_about_corpus(name)]
    may_list = any(map(may_name_classes, documents)) or are_pairs(documents)
    if may_list or labels_in_names(documents) or _state_fields(path, documents):
        return "folder"
    return "text-folder"


def _hold_rows_or_lists(folder: Path, names: Sequence[str]) -> bool:
    """Whether files show by their content that they are tables or lists of documents."""
    if may_be_row_files(names) and are_row_files([_beginning(folder, name) for name in names]):
        return True
    if not may_be_list_files(names):
        return False
    context = ReadingContext(folder, ReadingSettings())
    begin = begin_as_lists([_beginning(folder, name) for name in names])
    return begin and bool(list_files(list(members(folder, context, SkippedFiles()))))


def _state_fields(folder: Path, names: Sequence[str]) -> bool:
    """Whether the first files are of kinds that state fields beside their texts."""
    for name in sorted(names)[:_FILES_COMPARED]:
        with open_ordinary(folder / name) as file:
            head = file.read(_HEAD)
        kind = kind_of(name, head)
        if kind in STATING_FIELDS and (kind != "page" or page_fields(head)):
            return True
    return False


def _names_below(folder: Path) -> Iterator[str]:
    for base, _, names in os.walk(folder):
        yield from ((Path(base) / name).relative_to(folder).as_posix() for name in names)


def format_of_zip(path: Path) -> str:
    """Return the format of a zip file, which may also be an office document."""
    with zipfile.ZipFile(path) as archive:
        names = [member.filename for member in archive.infolist()]
        if only_member(archive) is not None:
            return "tables"  # an archive, whose own content is looked at next
    if "[Content_Types].xml" in names and any(name.startswith("xl/") for name in names):
        return "excel"
    if _states_its_type(path, b"opendocument.spreadsheet"):
        return "excel"
    if "word/document.xml" in names or _states_its_type(path, b"opendocument.text"):
        return "page-table" if is_office_table(path) else "document"
    if _states_its_type(path, b"epub"):
        return "document"
    if _NUMBERS_PART in names:
        raise CorpusError(
            f"{path.name} is a table of Numbers, which is not read; export it as CSV or Excel."
        )
    if any(name.lower().endswith(_SGML) for name in names):
        return "reuters"
    files = [name for name in names if not name.endswith("/")]
    if are_parallel(files, ReadingContext(path, ReadingSettings())):
        return "parallel-files"
    if len(files) <= MOST_FILES and hold_tables(files):
        return "tables"
    context = ReadingContext(path, ReadingSettings())
    has_rows = may_be_row_files(files) and are_row_files(list(zip_members(path, context)))
    has_lists = may_be_list_files(files) and bool(list_files(list(zip_members(path, context))))
    return "tables" if has_rows or has_lists else "archive"


def _beginning(folder: Path, name: str) -> Member:
    check_regular(folder / name)
    with open_ordinary(folder / name) as file:
        return Member(name, file.read(_HEAD))


def _states_its_type(path: Path, *types: bytes) -> bool:
    # The first entry of OpenDocument and EPUB files is “mimetype”, stored without compression.
    with open_ordinary(path) as file:
        head = file.read(100)
    return head[30:38] == b"mimetype" and any(stated in head for stated in types)


def format_of_tar(path: Path, settings: ReadingSettings) -> str:
    """Return the format of a tar archive."""
    # The published archive of Reuters begins with a dozen documentation files.
    first = list(islice(tar_members(path, ReadingContext(path, settings)), MOST_FILES + 1))
    names = [member.name for member in first]
    if any(name.lower().endswith(_SGML) for name in names):
        return "reuters"
    if are_parallel(names, ReadingContext(path, settings)):
        return "parallel-files"
    if len(names) > MOST_FILES:
        return "archive"
    return "tables" if hold_tables(names) or are_row_files(first) else "archive"


def corpus_file(path: Path) -> Path:
    """The matrix in a folder that holds nothing else but the names of its terms and documents."""
    if not path.is_dir():
        return path
    files = [entry for entry in path.iterdir() if is_visible(entry.name)]
    matrices = [file for file in files if _MATRIX.fullmatch(file.name) and file.is_file()]
    if len(matrices) != 1:
        return path
    others = [file for file in files if not is_about_corpus(file.name)]
    beginnings = (f"{matrices[0].stem}.", matrices[0].name.replace("docword", "vocab"))
    is_alone = all(file.name.startswith(beginnings) for file in others)
    return matrices[0] if is_alone else path
