"""CLUTO sparse matrices: counts in .mat, classes in .rclass, terms in .clabel beside it."""

from collections.abc import Iterator
from pathlib import Path

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, counted_corpus
from workbench.corpora.readers.counted import CountedRows, check_width, numbers_of, whole_numbers_of
from workbench.corpora.readers.encodings import EncodingSurvey
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.streams import open_stream
from workbench.errors import CorpusError


def read_cluto(meter: Meter) -> Corpus:
    """Read a matrix of counts and the names of its classes and terms, where they are known."""
    with open_stream(meter.path, meter) as stream:
        lines = iter(stream)
        rows, columns, nonzeros = _sizes(next(lines, b""), meter)
        counted = CountedRows(meter)
        _add_rows(counted, lines, rows, columns, meter)
    notes = counted.notes()
    if counted.stored != nonzeros:
        notes.append(f"The first line promises {nonzeros:,} values; there are {counted.stored:,}.")
    classes = _names_beside(meter, "rclass", rows, "documents")
    terms = _names_beside(meter, "clabel", columns, "terms")
    if not classes:
        notes.append(f"There is no {base_name(meter.path)}.rclass, so there are no classes.")
    if not terms:
        notes.append("The names of the terms are not known; columns are numbered.")
    identifiers = [str(number) for number in range(1, rows + 1)]
    labels: list[tuple[str, ...]] = [(one,) for one in classes] or [()] * rows
    records = [Record(one, "", label) for one, label in zip(identifiers, labels, strict=True)]
    matrix = counted.matrix(1, columns, terms, identifiers)
    return counted_corpus(records, matrix, Origin(meter.path, meter.settings, notes=tuple(notes)))


def base_name(path: Path) -> str:
    """Give the name of the matrix file without the ending of its compression."""
    return path.name.removesuffix(".gz").removesuffix(".bz2").removesuffix(".xz")


def _sizes(line: bytes, meter: Meter) -> tuple[int, int, int]:
    words = line.split()
    if len(words) != 3 or not all(word.isdigit() and len(word) < 19 for word in words):
        raise CorpusError(
            f"{meter.path.name}, line 1: a CLUTO matrix begins with the numbers of its rows, "
            "columns and values; check that the file is one."
        )
    rows, columns, nonzeros = (int(word) for word in words)
    check_width(columns, meter)
    return rows, columns, nonzeros


def _add_rows(
    counted: CountedRows, lines: Iterator[bytes], rows: int, columns: int, meter: Meter
) -> None:
    for number, line in enumerate(lines, 2):
        if len(counted) == rows:
            if line.strip():
                raise CorpusError(
                    f"{meter.path.name}, line {number}: the first line promises {rows:,} rows and "
                    "there are more; check the first line."
                )
            continue
        _add_row(counted, line, number, columns, meter)
    if len(counted) < rows:
        raise CorpusError(
            f"{meter.path.name} ends after {len(counted):,} of {rows:,} rows; get the file again."
        )


def _add_row(counted: CountedRows, line: bytes, number: int, columns: int, meter: Meter) -> None:
    words = line.split()
    try:
        positions, values = whole_numbers_of(words[::2]), numbers_of(words[1::2])
        is_sound = len(positions) == len(values)
    except (ValueError, OverflowError):
        is_sound = False
    if is_sound and len(positions):
        is_sound = positions.min() >= 1 and positions.max() <= columns
    if not is_sound:
        raise CorpusError(
            f"{meter.path.name}, line {number}: a row is made of pairs of a column from 1 to "
            f"{columns:,} and a value; mend the line."
        )
    counted.add(positions, values, number)


def _names_beside(meter: Meter, ending: str, expected: int, what: str) -> list[str]:
    base = meter.path.with_name(base_name(meter.path))
    candidates = (base.with_name(f"{base.name}.{ending}"), base.with_suffix(f".{ending}"))
    path = next((one for one in candidates if one.is_file()), None)
    if path is None:
        return []
    with open_stream(path, meter) as stream:
        content = stream.read()
    evidence = EncodingSurvey()
    evidence.add(content)
    names = [line.strip() for line in evidence.decide().decode(content).splitlines()]
    while names and not names[-1] and len(names) > expected:
        names.pop()
    if len(names) != expected:
        raise CorpusError(
            f"{path.name} has {len(names):,} lines and the matrix {expected:,} {what}; take the "
            "files of one corpus."
        )
    return names
