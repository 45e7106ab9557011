"""Folders and archives of tables, as data platforms pack them: train.csv, test.csv, README."""

import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from, corpus_name
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.sources import SkippedFiles, is_visible, members
from workbench.corpora.readers.formats.class_files import is_about_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

MOST_FILES = 40
_ENDING = re.compile(
    r".*\.(csv|tsv|tab|jsonl|ndjson|json|xlsx|parquet|feather|arrow)(\.gz|\.bz2|\.xz)?", re.I
)
_JSON = re.compile(r".*\.json(\.gz)?", re.IGNORECASE)
_MOST_JSON = 4  # more are documents
_MOST_OTHERS = 3  # an explanation or a picture beside the tables
_WITHOUT_TEXT = re.compile(r"(sample|example)?[-_ ]?submission|metadata|dataset_infos?", re.I)
# How files are read; what concerns the documents is applied once, to all of them.
_OF_FILES = (
    "header encoding delimiter quote escapes irregular_rows sheet class_separator text_column "
    "class_column id_column split_column max_files max_megabytes max_ratio"
)


class TableFile(NamedTuple):
    """A table: its name in the folder or archive, and where it can be read."""

    name: str
    path: Path


def hold_tables(names: Sequence[str]) -> bool:
    """Whether the files with these names are tables rather than documents."""
    kept = [name for name in names if is_visible(name) and not is_about_corpus(name)]
    tables = [name for name in kept if _ENDING.fullmatch(name)]
    lone = [name for name in tables if _JSON.fullmatch(name)]
    return bool(tables) and len(lone) <= _MOST_JSON and len(kept) - len(tables) <= _MOST_OTHERS


@contextmanager
def unpacked_tables(context: ReadingContext, skipped: SkippedFiles) -> Iterator[list[TableFile]]:
    """Copy the tables to a temporary folder; the one with the training documents is first."""
    with tempfile.TemporaryDirectory(prefix="workbench-") as folder:
        files = []
        for number, member in enumerate(members(context.path, context, skipped)):
            name = PurePosixPath(member.name).name
            if not _ENDING.fullmatch(name) or _WITHOUT_TEXT.match(name):
                skipped.add(member.name, "beside the tables")
                continue
            path = Path(folder) / f"{number}-{name[-80:]}"
            path.write_bytes(member.content)
            files.append(TableFile(member.name, path))
        if not files:
            raise CorpusError(f"There is no table in {context.path.name}; choose another file.")
        context.restart_byte_count()
        yield sorted(files, key=_rank)


def read_tables(
    context: ReadingContext,
    read: Callable[[Path, ReadingSettings], Corpus],
    columns_of: Callable[[Path, ReadingSettings], dict[str, Any]],
) -> Corpus:
    """Read all tables that have the columns of the first one, and join them."""
    skipped = SkippedFiles()
    with unpacked_tables(context, skipped) as files:
        settings = settings_of_files(context.settings)
        columns = columns_of(files[0].path, settings)
        first = read(files[0].path, settings)
        if first.counts is not None or len(files) == 1:
            notes = (*_named(first.notes, files[0]), *skipped.notes())
            return replace(first, name=corpus_name(context.path), notes=notes)
        corpora = {files[0]: first}
        for file in files[1:]:
            try:
                corpora[file] = read(file.path, replace(settings, **columns))
            except CorpusError:
                skipped.add(file.name, f"without the columns of {files[0].name}")
    return _joined(corpora, skipped, context)


def settings_of_files(settings: ReadingSettings) -> ReadingSettings:
    """The settings that say how a file is read."""
    kept = {field.name: getattr(settings, field.name) for field in fields(settings)}
    return ReadingSettings(**{name: kept[name] for name in _OF_FILES.split()})


def _rank(file: TableFile) -> tuple[bool, int, str]:
    side = split_side(PurePosixPath(file.name).name.partition(".")[0])
    return side not in (None, TRAINING), -file.path.stat().st_size, file.name


def _named(notes: Sequence[str], file: TableFile) -> list[str]:
    return [f"The table {file.name} was read.", *notes]


def _joined(
    corpora: dict[TableFile, Corpus], skipped: SkippedFiles, context: ReadingContext
) -> Corpus:
    sides = {file: split_side(PurePosixPath(file.name).name.partition(".")[0]) for file in corpora}
    has_split = {TRAINING, TEST} <= set(sides.values())
    records = [
        record
        for file, corpus in corpora.items()
        for record in _records(corpus, file, sides[file] if has_split else None)
    ]
    names = ", ".join(file.name for file in corpora)
    first, *others = corpora.values()
    notes = [f"The tables {names} were joined." if others else f"The table {names} was read."]
    notes += [*first.notes, *skipped.notes()]
    origin = Origin(context.path, context.settings, first.encoding, tuple(notes))
    return corpus_from(records, origin)


def _records(corpus: Corpus, file: TableFile, side: int | None) -> Iterator[Record]:
    for row, (identifier, text) in enumerate(zip(corpus.document_ids, corpus.texts, strict=True)):
        if corpus.label_sets is not None:
            labels = tuple(corpus.class_names[label] for label in corpus.label_sets[row])
        else:
            index = int(corpus.class_index[row])
            labels = (corpus.class_names[index],) if index >= 0 else ()
        given = UNUSED if corpus.given_split is None else int(corpus.given_split[row])
        yield Record(f"{file.name}:{identifier}", text, labels, given if side is None else side)
