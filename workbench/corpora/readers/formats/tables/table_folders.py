"""Folders and archives of tables, as data platforms pack them: train.csv, test.csv, README.

A container with a single file of any format is read as that file.
"""

import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import fields, replace
from pathlib import Path, PurePosixPath
from typing import Any

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from, corpus_name
from workbench.corpora.readers.columns.choice import NO_CLASS_COLUMN
from workbench.corpora.readers.columns.names import hints_of
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.sources import SkippedFiles, members
from workbench.corpora.readers.formats.class_legends import class_names_beside, with_class_names
from workbench.corpora.readers.formats.tables.label_tables import OpenRows, with_labels_beside
from workbench.corpora.readers.formats.tables.list_files import list_files
from workbench.corpora.readers.formats.tables.referring_tables import joined_by_reference
from workbench.corpora.readers.formats.tables.row_files import are_row_files
from workbench.corpora.readers.formats.tables.table_names import (
    TableFile,
    labels_of_tables,
    may_be_documents,
    side_of,
    with_columns_first,
)
from workbench.corpora.readers.limits import ARCHIVES_IN_ARCHIVES
from workbench.corpora.readers.settings import NO_CLASSES, ReadingSettings
from workbench.errors import CorpusError
from workbench.files import open_ordinary

MOST_FILES = 40
_ENDING = re.compile(
    r".*\.(csv|tsv|tab|jsonl|ndjson|json|xlsx|parquet|feather|arrow)(\.gz|\.bz2|\.xz)?", re.I
)
_TWEETS = re.compile(r"(?:.*/)?tweets?(-part\d{1,3})?\.js", re.IGNORECASE)  # of an archive
_LINES = re.compile(
    r"([\w-]{1,40}[-_.])?(train|training|test|testing|dev|val|valid|validation)\.txt", re.I
)
_JSON = re.compile(r".*\.json(\.gz)?", re.IGNORECASE)
_MOST_JSON = 4  # more are documents
_CLASS_NAME = 0.1  # a hint of this strength names a class
_CLEAR_CLASS_NAME = 0.2  # and of this one, also where each table has values of its own
_HEAD = 1 << 16
_PACKED = (b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"PK")
_SENTENCE = re.compile(r"[^\W\d_]{1,40}(?:,? [^\W\d_]{1,40}){2}")
_FEW_SENTENCES = 0.1  # of the lines
_MOST_OTHERS = 3  # an explanation or a picture beside the tables
_WITHOUT_TEXT = re.compile(
    r"(sample|example)?[-_ ]?submission|metadata|dataset_(infos?|dict)|state\b", re.I
)
# How files are read; what concerns the documents is applied once, to all of them.
_OF_FILES = (
    "header encoding delimiter quote escapes irregular_rows sheet class_separator text_column "
    "class_column id_column split_column max_files max_megabytes max_ratio"
)
_open_archives: ContextVar[int] = ContextVar("open_archives", default=0)


def hold_tables(names: Sequence[str]) -> bool:
    """Whether the files with these names are tables rather than documents."""
    kept = [name for name in names if may_be_documents(name)]
    if len(kept) == 1 or any(map(_TWEETS.fullmatch, kept)):
        return True
    kept = [name for name in kept if not _WITHOUT_TEXT.match(PurePosixPath(name).name)] or kept
    tables = _table_names(kept)
    lone = [name for name in tables if _JSON.fullmatch(name)]
    return bool(tables) and len(lone) <= _MOST_JSON and len(kept) - len(tables) <= _MOST_OTHERS


def _table_names(names: Sequence[str]) -> list[str]:
    """The names of tables, or else of lines in train.txt with test.txt beside it."""
    tables = [name for name in names if _TWEETS.fullmatch(name)]
    tables = tables or [name for name in names if _ENDING.fullmatch(name)]
    lines = [path for path in map(PurePosixPath, names) if _LINES.fullmatch(path.name)]
    sides = [split_side(path.stem) for path in lines]
    is_one_of_each = {TRAINING, TEST} <= {*sides} and len({*sides}) == len(sides)
    is_one_folder = len({path.parent for path in lines}) == 1
    return tables or [str(path) for path in lines if is_one_of_each and is_one_folder]


@contextmanager
def unpacked_tables(context: ReadingContext, skipped: SkippedFiles) -> Iterator[list[TableFile]]:
    """Copy the tables to a temporary folder; the one with the training documents is first."""
    depth = _open_archives.get()
    if depth == ARCHIVES_IN_ARCHIVES:  # each is read several times, so the work doubles each time
        raise CorpusError(
            f"{context.path.name} is an archive inside {depth} others; unpack the archives first."
        )
    before = _open_archives.set(depth + 1)
    try:
        with _unpacked(context, skipped) as files:
            yield files
    finally:
        _open_archives.reset(before)


@contextmanager
def _unpacked(context: ReadingContext, skipped: SkippedFiles) -> Iterator[list[TableFile]]:
    found = list(members(context.path, context, skipped))
    names = _table_names([member.name for member in found if _may_be_table(member.name)])
    if len(names) > _MOST_JSON:
        names = list_files(found) or names
    others = [member.name for member in found if may_be_documents(member.name)]
    if not names and (len(others) == 1 or are_row_files(found)):
        names = others
    for member in found:
        if member.name not in names:
            skipped.add(member.name, "beside the tables")
    if not names:
        raise CorpusError(f"There is no table in {context.path.name}; choose another file.")
    with tempfile.TemporaryDirectory(prefix="workbench-") as folder:
        files = []
        for number, member in enumerate(member for member in found if member.name in names):
            path = Path(folder) / str(number) / PurePosixPath(member.name).name[-80:]
            path.parent.mkdir()
            path.write_bytes(member.content)
            files.append(TableFile(member.name, path))
        del found
        context.restart_byte_count()
        yield sorted(files, key=_rank)


def _may_be_table(name: str) -> bool:
    last = PurePosixPath(name).name
    patterns = (_ENDING, _LINES, _TWEETS)
    return any(pattern.fullmatch(last) for pattern in patterns) and not _WITHOUT_TEXT.match(last)


def read_tables(
    context: ReadingContext,
    read: Callable[[Path, ReadingSettings], Corpus],
    columns_of: Callable[[Path, ReadingSettings], dict[str, Any]],
    open_rows: OpenRows,
) -> Corpus:
    """Read all tables that have the columns of the first one, and join them."""
    skipped = SkippedFiles()
    with unpacked_tables(context, skipped) as files:
        settings = settings_of_files(context.settings)
        files, columns = with_columns_first(files, settings, columns_of)
        first = read(files[0].path, settings)
        if first.counts is not None or len(files) == 1:
            kind = "table" if columns.get("text_column") or first.counts is not None else "file"
            notes = (f"The {kind} {files[0].name} was read.", *first.notes, *skipped.notes())
            named = replace(first, name=corpus_name(context.path), notes=notes)
            return _with_names(named, skipped, context)
        corpora, others = {files[0]: first}, []
        for file in files[1:]:
            try:
                used = _columns_for(file, files[0], columns, settings, columns_of)
                corpora[file] = read(file.path, replace(settings, **used))
            except CorpusError:
                others.append(file)
        label = columns.get("class_column", "")
        about = joined_by_reference(corpora, others, settings, read, open_rows)
        if about:
            corpora, others, note = about
        elif not context.settings.class_column and hints_of(label).label < _CLASS_NAME:
            corpora, others = with_labels_beside(corpora, others, settings, open_rows, skipped)
    for file in others:
        skipped.add(file.name, f"without the columns of {files[0].name}")
    is_sure = bool(context.settings.class_column) or hints_of(label).label >= _CLEAR_CLASS_NAME
    joined = _joined(corpora, skipped, context, "" if is_sure or about else label)
    joined = replace(joined, notes=(note, *joined.notes)) if about else joined
    return _with_names(joined, skipped, context)


def _with_names(corpus: Corpus, skipped: SkippedFiles, context: ReadingContext) -> Corpus:
    """The corpus with the names of numbered classes, if a file beside the tables gives them."""
    return with_class_names(corpus, class_names_beside(corpus.class_names, skipped, context))


def _columns_for(
    file: TableFile,
    first: TableFile,
    columns: dict[str, Any],
    settings: ReadingSettings,
    columns_of: Callable[[Path, ReadingSettings], dict[str, Any]],
) -> dict[str, Any]:
    """The columns of another table: those of the first, and no classes where the first has none."""
    if columns.get("class_column") or "text_column" not in columns:
        return columns
    found = columns_of(file.path, replace(settings, **columns)).get("class_column", "")
    if not found or settings.class_column:
        return columns
    try:
        columns_of(first.path, replace(settings, class_column=found))
    except CorpusError:
        return columns  # a column of its own
    return {**columns, "class_column": NO_CLASSES}


def settings_of_files(settings: ReadingSettings) -> ReadingSettings:
    """The settings that say how a file is read."""
    kept = {field.name: getattr(settings, field.name) for field in fields(settings)}
    return ReadingSettings(**{name: kept[name] for name in _OF_FILES.split()})


def _rank(file: TableFile) -> tuple[bool, bool, int, str]:
    is_other_side = side_of(file) not in (None, TRAINING)
    return is_other_side, not _has_sentences(file), -file.path.stat().st_size, file.name


def _has_sentences(file: TableFile) -> bool:
    """Whether many lines have several words in a row; binary and packed tables may have them."""
    with open_ordinary(file.path) as content:
        head = content.read(_HEAD)
    if b"\0" in head or head.startswith(_PACKED):
        return True
    lines = [line for line in head.decode("utf-8", "replace").split("\n") if line.strip()]
    return sum(bool(_SENTENCE.search(line)) for line in lines) > _FEW_SENTENCES * len(lines)


def _joined(
    corpora: dict[TableFile, Corpus],
    skipped: SkippedFiles,
    context: ReadingContext,
    doubtful: str = "",
) -> Corpus:
    sides = {file: side_of(file) for file in corpora}
    has_split = {TRAINING, TEST} <= set(sides.values())
    paths = {file: PurePosixPath(file.name) for file in corpora}
    has_sides = set(sides.values()) != {None}
    labels = {} if has_sides else labels_of_tables(paths, list(corpora.values()), doubtful)
    records = [
        record._replace(labels=labels.get(file, record.labels))
        for file, corpus in corpora.items()
        for record in records_of_corpus(corpus, f"{file.name}:", sides[file] if has_split else None)
    ]
    names = ", ".join(file.name for file in corpora)
    first, *others = corpora.values()
    notes = [f"The tables {names} were joined." if others else f"The table {names} was read."]
    if labels and first.class_names:
        notes.append(
            f"The tables name the classes, since their texts differ more than those of the values "
            f"of the column {doubtful!r}; set the class column to {doubtful} if that is meant."
        )
    elif labels:
        notes.append("There is no column with classes, so the table or its folder names the class.")
    kept = [note for note in first.notes if not (labels and note == NO_CLASS_COLUMN)]
    notes += [*kept, *skipped.notes()]
    origin = Origin(context.path, context.settings, first.encoding, tuple(notes))
    return corpus_from(records, origin)


def records_of_corpus(
    corpus: Corpus, before: str = "", side: int | None = None
) -> Iterator[Record]:
    """The documents of a corpus as records; `before` goes before their identifiers."""
    for row, (identifier, text) in enumerate(zip(corpus.document_ids, corpus.texts, strict=True)):
        if corpus.label_sets is not None:
            labels = tuple(corpus.class_names[label] for label in corpus.label_sets[row])
        else:
            index = int(corpus.class_index[row])
            labels = (corpus.class_names[index],) if index >= 0 else ()
        given = UNUSED if corpus.given_split is None else int(corpus.given_split[row])
        day = 0 if corpus.days is None else int(corpus.days[row])
        yield Record(f"{before}{identifier}", text, labels, given if side is None else side, day)
