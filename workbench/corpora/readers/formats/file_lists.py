"""A file beside the documents that names them and their classes, such as labels.csv."""

import csv
import json
import posixpath
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

from workbench.corpora.readers.columns.cells import as_labels, as_text
from workbench.corpora.readers.columns.names import hints_of
from workbench.corpora.readers.files.sources import Member
from workbench.corpora.readers.formats.tables.spreadsheets import sheets_of

_ENDINGS = (".csv", ".tsv", ".lst")
_JSON = ".json"
_SHEETS = (".xlsx", ".ods")
_TEXT_ENDINGS = (".txt", ".dat", "")
_LIST_NAME = re.compile(r"label|class|index|meta|annotation|target|truth|cats", re.IGNORECASE)
_MOST_LISTS = 5
_DOCUMENTS_PER_TABLE = 4  # at least, where a table is no document
_PAGES = (".html", ".htm")
_OF_PAGE = ("_files", "-Dateien", "_fichiers", "_archivos", "_dosyalar", "_file", ".fld")
_SLASH = re.compile(r"[/\\]")
_DIGIT = re.compile(r"\d")
_DELIMITERS = (",", "\t", ";", ":", " ")
_ALMOST_ALL = 0.9
_FEWEST_FILES = 3
_LARGEST_LIST = 16 << 20
_MOST_COLUMNS = 50
_LONGEST_LABEL = 80


def listed_labels(files: Sequence[Member]) -> tuple[str, dict[str, tuple[str, ...]]]:
    """The name of the list and the classes of the files by their names; nothing without a list."""
    lists = [file for file in files if _may_be_list(file)]
    if not 1 <= len(lists) <= _MOST_LISTS or len(files) <= _FEWEST_FILES:
        return "", {}
    keys = {key: file.name for file in files for key in _keys(file.name) if file not in lists}
    for file in lists:
        found = _labels(file, keys, len(files) - len(lists))
        if found:
            return file.name, found
    return "", {}


def are_pairs(names: Sequence[str]) -> bool:
    """Whether each file has a partner with the same stem and another ending, such as 01.lab."""
    endings = {PurePosixPath(name).suffix for name in names}
    return len(endings) == 2 < len(names) and {*Counter(map(_stem, names)).values()} == {2}


def labels_beside(files: Sequence[Member]) -> dict[str, Member]:
    """The files that hold nothing but the class of a text with the same stem: 01.txt and 01.lab."""
    if len(files) <= _FEWEST_FILES or not are_pairs([file.name for file in files]):
        return {}
    endings = {file.name: PurePosixPath(file.name).suffix for file in files}
    for ending in sorted({*endings.values()}):
        found = {_stem(file.name): file for file in files if endings[file.name] == ending}
        contents = {file.content.strip() for file in found.values()}
        are_names = all(0 < len(content) <= _LONGEST_LABEL for content in contents)
        if are_names and 2 <= len(contents) <= len(found) / 2:
            texts = [name for name, own in endings.items() if own != ending]
            return {name: found[_stem(name)] for name in texts}
    return {}


def _stem(name: str) -> str:
    return str(PurePosixPath(name).with_suffix(""))


def _may_be_list(file: Member) -> bool:
    path = PurePosixPath(file.name)
    is_named = path.suffix.lower() in _TEXT_ENDINGS and _LIST_NAME.search(path.stem)
    is_table = path.suffix.lower() in (*_ENDINGS, *_SHEETS)
    return len(file.content) <= _LARGEST_LIST and bool(
        is_table or is_named or names_list(file.name)
    )


def _resolved(value: str, keys: Mapping[str, str], folder: str) -> str:
    """The key of a file that a cell names, perhaps by a path from the folder of the list."""
    if value in keys or not _SLASH.search(value):
        return value
    path = posixpath.normpath(posixpath.join(folder, value.replace("\\", "/")))
    return path if path in keys else value  # a class may hold a slash, too


def names_list(name: str) -> bool:
    """Whether a file is called a list of classes, such as labels.json, or is a spreadsheet."""
    path = PurePosixPath(name)
    ending = path.suffix.lower()
    return ending in _SHEETS or (ending == _JSON and bool(_LIST_NAME.search(path.stem)))


def may_name_classes(name: str) -> bool:
    """Whether a file beside documents could be a list of their classes, by its name."""
    path = PurePosixPath(name)
    ending = path.suffix.lower()
    is_named = ending in (*_TEXT_ENDINGS, _JSON) and bool(_LIST_NAME.search(path.stem))
    return is_named or ending in (*_ENDINGS, *_SHEETS)


def is_spreadsheet(name: str) -> bool:
    """Whether a file is a spreadsheet, which is never a document, whatever it holds."""
    return name.lower().endswith(_SHEETS)


def tables_beside(names: Sequence[str]) -> dict[str, str]:
    """The files that are no documents, each with the reason, such as tables and lists."""
    found = {name: "without text" for name in names if is_spreadsheet(name)}
    tables = [name for name in names if name.lower().endswith(_ENDINGS)]
    if _DOCUMENTS_PER_TABLE * len(tables) < len(names):
        found |= dict.fromkeys(tables, "beside the documents")
    found |= dict.fromkeys(_parts_of_pages(names), "of saved pages")
    folders = {posixpath.dirname(name) for name in names}
    plain = [name for name in names if not _DIGIT.search(posixpath.basename(name))]
    kinds = Counter(map(posixpath.basename, plain))
    is_in_each = len(kinds) == 1 and len(plain) == len(folders) > 1
    if is_in_each and _DOCUMENTS_PER_TABLE * len(plain) < len(names):
        found |= dict.fromkeys(plain, "about the corpus")
    return found


def _parts_of_pages(names: Sequence[str]) -> list[str]:
    """The files in page_files, which a browser saves beside page.html."""
    pages = [PurePosixPath(name) for name in names if name.lower().endswith(_PAGES)]
    folders = {f"{page.with_suffix('')}{ending}" for page in pages for ending in _OF_PAGE}
    inner = [name for name in names if folders and name.count("/")]
    return [name for name in inner if folders.intersection(map(str, PurePosixPath(name).parents))]


def _labels(file: Member, keys: dict[str, str], number: int) -> dict[str, tuple[str, ...]]:
    for every in _tables(file):
        folder = posixpath.dirname(file.name)
        rows = [[_resolved(cell, keys, folder) for cell in row] for row in every if len(row) > 1]
        beginning = rows[1:21]
        for at in range(min(_MOST_COLUMNS, max(map(len, beginning), default=0))):
            if not any(at < len(row) and row[at] in keys for row in beginning):
                continue
            found = {keys[row[at]]: row for row in rows if at < len(row) and row[at] in keys}
            column = _class_column(every[0], list(found.values()), at)
            if len(found) >= _ALMOST_ALL * number and column >= 0:
                return {name: as_labels(row[column]) for name, row in found.items()}
    return {}


def _tables(file: Member) -> Iterator[list[list[str]]]:
    """The rows of a list, from each sheet, from JSON or with each delimiter in turn."""
    if is_spreadsheet(file.name):
        yield from sheets_of(file)
        return
    text = file.content.decode("utf-8", "replace").lstrip("\ufeff").replace(":::", ":")
    if text.lstrip()[:1] in ("{", "["):
        yield _rows_of_json(text)
        return
    for delimiter in _DELIMITERS:
        yield _rows(text, delimiter)


def _rows_of_json(text: str) -> list[list[str]]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return []
    if isinstance(value, dict) and (found := _longest_list(value)):
        value = found
    if isinstance(value, dict):
        return [["", ""], *([str(name), as_text(label)] for name, label in value.items())]
    objects = [item for item in value if isinstance(item, dict)]
    names = list(objects[0]) if objects else ["", ""]
    return [names, *([as_text(item.get(name, "")) for name in names] for item in objects)]


def _longest_list(value: dict[str, Any]) -> list[Any]:
    """The longest list of objects inside an object, at most two levels below it."""
    inner = [part for part in value.values() if isinstance(part, dict)]
    parts = [*value.values(), *(part for found in inner for part in found.values())]
    lists = [part for part in parts if isinstance(part, list) and part]
    return max((part for part in lists if isinstance(part[0], dict)), key=len, default=[])


def _rows(text: str, delimiter: str) -> list[list[str]]:
    try:
        return list(csv.reader(text.splitlines(), delimiter=delimiter, skipinitialspace=True))
    except csv.Error:
        return []


def _keys(name: str) -> tuple[str, ...]:
    path = PurePosixPath(name)
    return name, path.name, path.stem


def _class_column(names: Sequence[str], rows: Sequence[Sequence[str]], names_at: int) -> int:
    """The column that is called a class, or has the fewest values that recur; -1 for none."""
    ranked = []
    for at in range(min(map(len, rows))):
        values = {row[at] for row in rows}
        is_short = all(len(value) <= _LONGEST_LABEL for value in values)
        if at != names_at and is_short and 2 <= len(values) <= max(2, len(rows) // 2):
            hint = hints_of(names[at]).label if at < len(names) else 0.0
            ranked.append((-hint, len(values), at))
    return min(ranked)[2] if ranked else -1
