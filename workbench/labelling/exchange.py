"""Labellings as CSV and JSON lines, for spreadsheets and other programs."""

import csv
import io
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from workbench.corpora.labels import ABOUT_DOCUMENTS, LABEL, Decision
from workbench.corpora.writing import replacing_file
from workbench.errors import CorpusError
from workbench.files import open_ordinary
from workbench.plain_text import original_text, spreadsheet_text

_COLUMNS = tuple(field.name for field in fields(Decision))
_OTHER_NAMES = {"id": "document", "doc": "document", "class": "label", "who": "by", "when": "time"}
_MOST_BYTES = 512 * 2**20
_LONGEST_CELL = 2**20


def write_decisions(decisions: Iterable[Decision], file: Path) -> None:
    """Write decisions in the format given by the file name, completely or not at all."""
    rows = [asdict(decision) for decision in decisions]
    if _is_table(file):
        with replacing_file(file) as target:
            text = io.TextIOWrapper(target, encoding="utf-8", errors="replace", newline="")
            writer = csv.DictWriter(text, _COLUMNS)
            writer.writeheader()
            writer.writerows({key: spreadsheet_text(row[key]) for key in row} for row in rows)
            text.flush()
            text.detach()  # closing would close the file before it is flushed to disk
        return
    with replacing_file(file) as target:
        target.writelines(json.dumps(row).encode("ascii") + b"\n" for row in rows)


def read_decisions(file: Path) -> list[Decision]:
    """Read decisions; a table needs the columns `document` and `label` at least."""
    rows = _table_rows if _is_table(file) else _json_rows
    try:
        with io.TextIOWrapper(open_ordinary(file), "utf-8-sig", newline="") as source:
            if os.fstat(source.fileno()).st_size > _MOST_BYTES:
                raise CorpusError(f"{file} is larger than {_MOST_BYTES >> 20} MB.")
            return [_decision(file, number, row) for number, row in rows(file, source)]
    except OSError as problem:
        raise CorpusError(f"{file} cannot be read: {problem.strerror}.") from problem
    except (UnicodeDecodeError, csv.Error) as problem:
        raise CorpusError(f"{file} is not a table of decisions: {problem}.") from problem


def _is_table(file: Path) -> bool:
    name = file.name.lower()
    if not name.endswith((".csv", ".jsonl")):
        raise CorpusError(f"{file}: give the file a name that ends in .csv or .jsonl.")
    return name.endswith(".csv")


def _table_rows(file: Path, source: Any) -> Iterator[tuple[int, Mapping[str, Any]]]:
    reader = csv.DictReader(_short_lines(source))
    names = {_OTHER_NAMES.get(name, name) for name in reader.fieldnames or ()}
    if not {"document", "label"} <= names:
        raise CorpusError(f"{file} needs the columns document and label.")
    for row in reader:
        yield (
            reader.line_num,
            {
                name: original_text(cell) if isinstance(cell, str) else cell
                for name, cell in row.items()
            },
        )


def _short_lines(source: Any) -> Iterator[str]:
    while line := source.readline(_LONGEST_CELL):
        yield line


def _json_rows(file: Path, source: Any) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for number, line in enumerate(_short_lines(source), 1):
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):
            row = None
        if not isinstance(row, dict):
            raise CorpusError(f"{file} is damaged in line {number}.")
        if "format" not in row:  # the first line of a labelling of the workbench itself
            yield number, row


def _decision(file: Path, number: int, row: Mapping[str, Any]) -> Decision:
    values = {_OTHER_NAMES.get(name, name): value for name, value in row.items()}
    known = {name: values[name] for name in _COLUMNS if values.get(name)}
    is_named = known.get("document") or known.get("action", LABEL) not in ABOUT_DOCUMENTS
    if not is_named or not all(isinstance(text, str) for text in known.values()):
        raise CorpusError(f"{file}, line {number}: a decision has texts only and names a document.")
    return Decision(**{"document": "", "action": LABEL, **known})
