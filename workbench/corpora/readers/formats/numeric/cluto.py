"""CLUTO sparse matrices: counts in .mat, classes in .rclass and terms in .clabel."""

from collections.abc import Iterator
from pathlib import Path

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, counted_corpus
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.encodings import EncodingSurvey
from workbench.corpora.readers.files.streams import open_stream
from workbench.corpora.readers.formats.numeric.counted_rows import (
    CountedRows,
    bounded_lines,
    check_width,
    numbers_of,
    whole_numbers_of,
)
from workbench.errors import CorpusError


def read_cluto(context: ReadingContext) -> Corpus:
    """Read a matrix of counts, and the names of its classes and terms if their files exist."""
    with open_stream(context.path, context) as stream:
        lines = bounded_lines(stream, context)
        rows, columns, nonzeros = _sizes(next(lines, b""), context)
        counted = CountedRows(context)
        _add_rows(counted, lines, rows, columns, context)
    notes = counted.notes()
    if counted.stored != nonzeros:
        notes.append(f"The first line states {nonzeros:,} values; there are {counted.stored:,}.")
    classes = _names_from(context, "rclass", rows, "documents")
    terms = _names_from(context, "clabel", columns, "terms")
    if not classes:
        notes.append(f"There is no {base_name(context.path)}.rclass, so there are no classes.")
    if not terms:
        notes.append("The names of the terms are unknown; the columns are numbered.")
    identifiers = [str(number) for number in range(1, rows + 1)]
    labels: list[tuple[str, ...]] = [(name,) for name in classes] or [()] * rows
    records = [
        Record(identifier, "", label) for identifier, label in zip(identifiers, labels, strict=True)
    ]
    matrix = counted.matrix(1, columns, terms, identifiers)
    return counted_corpus(
        records, matrix, Origin(context.path, context.settings, notes=tuple(notes))
    )


def base_name(path: Path) -> str:
    """Return the name of the matrix file without the suffix of its compression."""
    return path.name.removesuffix(".gz").removesuffix(".bz2").removesuffix(".xz")


def _sizes(line: bytes, context: ReadingContext) -> tuple[int, int, int]:
    words = line.split()
    if len(words) != 3 or not all(word.isdigit() and len(word) < 19 for word in words):
        raise CorpusError(
            f"{context.path.name}, line 1: a CLUTO matrix begins with its numbers of rows, "
            "columns and values; check that the file is a CLUTO matrix."
        )
    rows, columns, nonzeros = (int(word) for word in words)
    check_width(columns, context)
    return rows, columns, nonzeros


def _add_rows(
    counted: CountedRows, lines: Iterator[bytes], rows: int, columns: int, context: ReadingContext
) -> None:
    for number, line in enumerate(lines, 2):
        if len(counted) == rows:
            if line.strip():
                raise CorpusError(
                    f"{context.path.name}, line {number}: the first line states {rows:,} rows and "
                    "there are more; correct the first line."
                )
            continue
        _add_row(counted, line, number, columns, context)
    if len(counted) < rows:
        raise CorpusError(
            f"{context.path.name} ends after {len(counted):,} of {rows:,} rows; download or copy "
            "the file again."
        )


def _add_row(
    counted: CountedRows, line: bytes, number: int, columns: int, context: ReadingContext
) -> None:
    words = line.split()
    try:
        positions, values = whole_numbers_of(words[::2]), numbers_of(words[1::2])
        is_valid = len(positions) == len(values)
    except (ValueError, OverflowError):
        is_valid = False
    if is_valid and len(positions):
        is_valid = bool(positions.min() >= 1 and positions.max() <= columns)
    if not is_valid:
        raise CorpusError(
            f"{context.path.name}, line {number}: a row consists of pairs of a column from 1 to "
            f"{columns:,} and a value; correct the line."
        )
    counted.add(positions, values, number)


def _names_from(context: ReadingContext, suffix: str, expected: int, unit: str) -> list[str]:
    base = context.path.with_name(base_name(context.path))
    candidates = (base.with_name(f"{base.name}.{suffix}"), base.with_suffix(f".{suffix}"))
    path = next((path for path in candidates if path.is_file()), None)
    if path is None:
        return []
    with open_stream(path, context) as stream:
        content = stream.read()
    survey = EncodingSurvey()
    survey.add(content)
    names = [line.strip() for line in survey.decide().decode(content).splitlines()]
    while names and not names[-1] and len(names) > expected:
        names.pop()
    if len(names) != expected:
        raise CorpusError(
            f"{path.name} has {len(names):,} lines and the matrix has {expected:,} {unit}; use "
            "files of the same corpus."
        )
    return names
