"""Partitioned corpora: folders of part-0000.jsonl.gz, 0-of-9.parquet and the like.

Partitions are read one after the other, several at a time in processes of their own, or by the
workers of a cluster; their texts go to a file at once, so that the corpus is never in memory as a
whole.
"""

import multiprocessing
import os
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.corpus import UNUSED, Corpus
from workbench.corpora.mapped_texts import TextSpool, packed
from workbench.corpora.portion_workers import PoolWorker, chosen_readers, results_in_order
from workbench.corpora.readers.assembly import (
    Origin,
    corpus_from,
    corpus_name,
    in_natural_order,
)
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.document_choice import chooses_documents
from workbench.corpora.readers.files.sources import is_visible
from workbench.corpora.readers.formats.class_files import is_about_corpus
from workbench.corpora.readers.formats.tables.table_folders import (
    records_of_corpus,
    settings_of_files,
)
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

MOST_PARTS = 100_000
_LEAST_UNNAMED = 41  # fewer files whose names are not those of partitions are tables
_ENDING = r"\.(jsonl|ndjson|json|csv|tsv|parquet|feather|arrow)(\.gz|\.bz2|\.xz)?"
_NAMED = re.compile(rf"part[-_.]?\d[\w.-]*{_ENDING}|.*\d+-of-\d+[\w.-]*{_ENDING}", re.I)
_TABLE = re.compile(rf".*\d{_ENDING}", re.IGNORECASE)
_DOCUMENT = re.compile(r".*\.json(\.gz)?", re.IGNORECASE)
_NUMBERS = re.compile(r"[-_.]?\d+(-of-\d+)?")
_MOST_NOTES = 20
PARALLEL_BYTES = 20 << 20  # below this a second process is not worth starting

ReadPart = Callable[[Path, ReadingSettings], Corpus]


def hold_partitions(names: Sequence[str]) -> bool:
    """Whether files with these names are the partitions of one corpus."""
    kept = [name for name in names if _counts(name)]
    last = [PurePosixPath(name).name for name in kept]
    if len(kept) < 2 or len(names) > MOST_PARTS:
        return False
    if all(_NAMED.fullmatch(name) for name in last):
        return True
    alike = {_NUMBERS.sub("#", name) for name in last}
    are_tables = all(_TABLE.fullmatch(name) and not _DOCUMENT.fullmatch(name) for name in last)
    return len(kept) >= _LEAST_UNNAMED and len(alike) == 1 and are_tables


def partition_files(context: ReadingContext) -> list[Path]:
    """The partitions of a folder in the order of their names."""
    files = [
        path
        for path in islice(context.path.rglob("*"), 2 * MOST_PARTS)
        if path.is_file() and _counts(path.relative_to(context.path).as_posix())
    ]
    if not files:
        raise CorpusError(f"There is no partition in {context.path.name}; choose another folder.")
    return sorted(files, key=lambda path: path.as_posix())


def read_partitions(
    context: ReadingContext,
    read: ReadPart,
    columns_of: Callable[[Path, ReadingSettings], dict[str, Any]],
) -> Corpus:
    """Read all partitions with the columns of the first."""
    files = partition_files(context)
    settings = replace(context.settings, format="auto", labelling="")
    settings = replace(settings, **columns_of(files[0], settings))
    if chooses_documents(settings):  # what is left out depends on all documents
        return _chosen(files, settings, context, read)
    parts = _read_all(files, settings, read)
    return _collected(files, parts, context)


def _counts(name: str) -> bool:
    last = PurePosixPath(name).name
    return is_visible(name) and not is_about_corpus(name) and not last.startswith("_")


def _read_all(files: Sequence[Path], settings: ReadingSettings, read: ReadPart) -> Iterator[Corpus]:
    jobs = ((read, file.absolute(), settings) for file in files)
    if cluster := chosen_readers():
        yield from results_in_order(cluster, read_elsewhere, jobs)
        return
    size = sum(file.stat().st_size for file in files)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    is_child = multiprocessing.current_process().daemon  # such a process may not start others
    if size < PARALLEL_BYTES or (cores or 1) < 2 or is_child:
        yield from (read(file, settings) for file in files)
        return
    processes = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(4, cores or 1), processes) as pool:
        yield from results_in_order([PoolWorker(pool)], read_elsewhere, jobs)


def read_elsewhere(read: ReadPart, file: Path, settings: ReadingSettings) -> Corpus:
    """Read a partition in another process, with its texts in one array that is sent quickly."""
    if not file.exists():
        raise CorpusError(
            f"A worker cannot read {file}: there is no such file on its machine. The corpus must "
            "be on a disk that all workers share, under the same name."
        )
    part = read(file, settings)
    return replace(part, texts=packed(part.texts)) if part.texts else part


def _collected(files: Sequence[Path], parts: Iterator[Corpus], context: ReadingContext) -> Corpus:
    are_in_folders = len({file.name for file in files}) < len(files)  # year=2026/part-0000.csv
    with TextSpool() as texts:
        collected = _Collected(texts)
        for done, (file, part) in enumerate(zip(files, parts, strict=True), 1):
            context.count_documents(len(part))
            below = file.relative_to(context.path).as_posix()
            collected.add(part, file, below if are_in_folders else file.name)
            context.report(done, len(files))
        return collected.corpus(context, len(files))


class _Collected:
    """What the partitions read so far have in common; texts are on disk."""

    def __init__(self, texts: TextSpool) -> None:
        self._texts = texts
        self._identifiers: list[str] = []
        self._numbers: dict[str, int] = {}  # of the classes, in the order of their appearance
        self._classes: list[NDArray[np.int64]] = []
        self._splits: list[NDArray[np.int8]] = []
        self._days: list[NDArray[np.int64]] = []
        self._sets: list[tuple[tuple[int, ...], ...] | None] = []
        self._notes: dict[str, None] = {}
        self._encoding = "UTF-8"

    def add(self, part: Corpus, file: Path, name: str) -> None:
        """Add the documents of the next partition, which begin with its name."""
        if part.counts is not None:
            raise CorpusError(f"{file.name} has counts and no texts; partitions need texts.")
        self._texts.add(part.texts)
        self._identifiers += [f"{name}:{identifier}" for identifier in part.document_ids]
        names = [self._numbers.setdefault(name, len(self._numbers)) for name in part.class_names]
        self._classes.append(np.array([*names, UNUSED], dtype=np.int64)[part.class_index])
        self._splits.append(_split_of(part, file))
        self._days.append(np.zeros(len(part), np.int64) if part.days is None else part.days)
        sets = part.label_sets
        self._sets.append(sets and tuple(tuple(names[label] for label in row) for row in sets))
        self._notes |= dict.fromkeys(part.notes)
        self._encoding = part.encoding

    def corpus(self, context: ReadingContext, n_files: int) -> Corpus:
        """The corpus of all documents, its classes in their natural order."""
        names = in_natural_order(self._numbers)
        position = {name: index for index, name in enumerate(names)}
        number_of_name = np.array(
            [*(position[name] for name in self._numbers), UNUSED], dtype=np.int64
        )
        split, days = np.concatenate(self._splits), np.concatenate(self._days)
        return Corpus(
            name=corpus_name(context.path),
            texts=self._texts.texts(),
            document_ids=self._identifiers,
            class_index=number_of_name[np.concatenate(self._classes)],
            class_names=names,
            given_split=split if (split != UNUSED).any() else None,
            label_sets=self._label_sets(number_of_name) if any(self._sets) else None,
            classes_are_ordered=context.settings.ordered,
            encoding=self._encoding,
            days=days if days.any() else None,
            notes=(f"{n_files:,} partitions were joined.", *islice(self._notes, _MOST_NOTES)),
        )

    def _label_sets(self, number_of_name: NDArray[np.int64]) -> tuple[tuple[int, ...], ...]:
        rows = (
            labels
            for sets, classes in zip(self._sets, self._classes, strict=True)
            for labels in (sets or [(number,) if number >= 0 else () for number in classes])
        )
        return tuple(
            tuple(sorted(int(number_of_name[label]) for label in labels)) for labels in rows
        )


def _split_of(part: Corpus, file: Path) -> NDArray[np.int8]:
    if part.given_split is not None:
        return part.given_split
    side = split_side(_NUMBERS.sub("", file.name.partition(".")[0]))
    return np.full(len(part), UNUSED if side is None else side, dtype=np.int8)


def _chosen(
    files: Sequence[Path], settings: ReadingSettings, context: ReadingContext, read: ReadPart
) -> Corpus:
    """Read everything, then leave out what the settings leave out."""
    plain = replace(
        settings_of_files(settings), format=settings.format, id_column=settings.id_column
    )
    whole = _collected(files, _read_all(files, plain, read), context)
    return corpus_from(
        records_of_corpus(whole), Origin(context.path, settings, whole.encoding, whole.notes)
    )
