"""Writing a corpus as a file that the readers can open."""

import csv
import gzip
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

from workbench import paths
from workbench.corpora.corpus import TEST, TRAINING, Corpus
from workbench.corpora.writing_folders import write_folder
from workbench.corpora.writing_parquet import write_parquet
from workbench.errors import CorpusError
from workbench.files import replaced_file
from workbench.plain_text import spreadsheet_text

_SPLIT_NAMES = {TRAINING: "train", TEST: "test"}


Columns = Mapping[str, Sequence[str]]  # further facts about each document, by their names


def write_corpus(corpus: Corpus, file: Path, columns: Columns | None = None) -> None:
    """Write a corpus in the format given by the file name, completely or not at all.

    A folder has no place for further columns, so they go to a table beside it.
    """
    columns = columns or {}
    name = file.name.lower()
    if corpus.counts is not None:
        _write_cluto(corpus, file)
    elif name.endswith((".jsonl", ".jsonl.gz", ".json.gz")):
        with replacing_file(file) as target:
            _write_json_lines(corpus, target, name.endswith(".gz"), columns)
    elif name.endswith((".csv", ".tsv")):
        with replacing_file(file) as target:
            _write_table(corpus, target, "\t" if name.endswith(".tsv") else ",", columns)
    elif name.endswith(".parquet"):
        with replacing_file(file) as target:
            write_parquet(_documents(corpus, columns), corpus.label_sets is not None, target)
    elif not file.suffix or file.is_dir():
        write_folder(corpus, file)
        if columns:
            with replacing_file(file.with_name(f"{file.name} labels.csv")) as target:
                _write_table(replace(corpus, texts=[""] * len(corpus)), target, ",", columns)
    else:
        raise CorpusError(
            f"{file}: give the file a name that ends in .jsonl, .jsonl.gz, .csv, .tsv or "
            ".parquet, or give the name of a new folder for a text file per document."
        )


@contextmanager
def replacing_file(file: Path) -> Iterator[IO[bytes]]:
    """Open a temporary file that replaces `file` once it is written and flushed."""
    paths.check_ordinary(file)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with replaced_file(file) as partial, partial.open("wb") as target:
            yield target
    except OSError as problem:
        raise CorpusError(f"{file} could not be written: {problem.strerror}.") from problem


def _documents(corpus: Corpus, columns: Columns) -> Iterator[dict[str, Any]]:
    for row, (name, text) in enumerate(zip(corpus.document_ids, corpus.texts, strict=True)):
        document = {"id": name, "label": _label(corpus, row)}
        if corpus.given_split is not None:
            document["split"] = _SPLIT_NAMES.get(int(corpus.given_split[row]), "unused")
        more = {column: values[row] for column, values in columns.items()}
        yield {**document, **more, "text": text}


def _label(corpus: Corpus, row: int) -> str | list[str] | None:
    if corpus.label_sets is not None:
        return [corpus.class_names[label] for label in corpus.label_sets[row]]
    index = int(corpus.class_index[row])
    return corpus.class_names[index] if index >= 0 else None


def _write_json_lines(corpus: Corpus, target: IO[bytes], compressed: bool, more: Columns) -> None:
    stream = (
        gzip.GzipFile(fileobj=target, mode="wb", mtime=0, filename="") if compressed else target
    )
    for document in _documents(corpus, more):
        stream.write(json.dumps(document, ensure_ascii=True).encode("ascii") + b"\n")
    if compressed:
        stream.close()


def _write_table(corpus: Corpus, target: IO[bytes], delimiter: str, more: Columns) -> None:
    if corpus.label_sets is not None:
        raise CorpusError(f"{corpus.name} has several classes per document; write it as .jsonl.")
    text = io.TextIOWrapper(target, encoding="utf-8", errors="replace", newline="")
    split = ["split"] if corpus.given_split is not None else []
    columns = ["id", "label", *split, *more, "text"]
    writer = csv.DictWriter(text, columns, delimiter=delimiter)
    writer.writeheader()
    writer.writerows(map(_cells, _documents(corpus, more)))
    text.flush()
    text.detach()  # closing would close the file before it is flushed to disk


def _cells(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value and spreadsheet_text(value) for name, value in document.items()}


def _write_cluto(corpus: Corpus, file: Path) -> None:
    if corpus.counts is None or not file.name.endswith(".mat"):
        raise CorpusError(
            f"{file}: {corpus.name} holds counts; give the file a name that ends in .mat."
        )
    counts = corpus.counts.counts
    labels = [corpus.class_names[index] if index >= 0 else "?" for index in corpus.class_index]
    _write_text(Path(f"{file}.rclass"), lambda: iter(labels))
    _write_text(Path(f"{file}.clabel"), lambda: iter(corpus.counts.terms if corpus.counts else ()))
    _write_text(file, lambda: _cluto_lines(counts))


def _cluto_lines(counts: Any) -> Iterator[str]:
    yield f"{counts.shape[0]} {counts.shape[1]} {counts.nnz}"
    for first, last in zip(counts.indptr[:-1], counts.indptr[1:], strict=True):
        pairs = zip(counts.indices[first:last], counts.data[first:last], strict=True)
        yield " ".join(f"{column + 1} {value:g}" for column, value in pairs)


def _write_text(file: Path, lines: Callable[[], Iterator[str]]) -> None:
    with replacing_file(file) as target:
        for line in lines():
            target.write(line.encode("utf-8") + b"\n")
