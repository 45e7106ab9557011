"""MatrixMarket files and bags of words: counts, with names of terms and classes beside them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, counted_corpus
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.streams import open_stream
from workbench.corpora.readers.formats.numeric.companion_names import (
    companion_names,
    numbered_names,
)
from workbench.corpora.readers.formats.numeric.counted_rows import check_width, numbers_of
from workbench.corpora.term_matrix import TermMatrix
from workbench.errors import CorpusError

_LINES = 1 << 20  # bytes of lines that are converted together
_MOST_CELLS = 50_000_000
# Documents or terms without a value: any number of them fits into a short file.
_MOST_EMPTY = 1 << 20
_COUNTS = "%%matrixmarket matrix coordinate integer general"
_LARGEST_SHARE = 100
_CLASSES = ("rclass", "classes", "labels")  # endings of the file with the classes
_WIDTHS = {"pattern": 2, "integer": 3, "real": 3, "double": 3, "unsigned-integer": 3}


class _Header(NamedTuple):
    is_dense: bool
    field: str
    rows: int
    columns: int
    values: int


def read_matrix_market(context: ReadingContext) -> Corpus:
    """Read documents in rows; a matrix with as many rows as there are terms is transposed."""
    from scipy.sparse import coo_array  # late: 0.4 s to import

    with open_stream(context.path, context) as stream:
        header = _header(stream, context)
        numbers = [_numbers(piece, context) for piece in _pieces(stream)]
    flat = np.concatenate([np.zeros(0), *numbers])
    rows, columns, values = _entries(flat, header, context)
    matrix = coo_array((values, (rows, columns)), shape=(header.rows, header.columns)).tocsr()
    return _corpus(matrix, context)


def _corpus(matrix: Any, context: ReadingContext) -> Corpus:
    from scipy.sparse import csr_array  # late: 0.4 s to import

    counts = csr_array(matrix)
    terms = companion_names(context, ("clabel", "terms", "cols", "vocab"))
    notes = []
    if terms and len(terms) == counts.shape[0] != counts.shape[1]:
        counts = csr_array(counts.T)
        notes.append("The matrix has terms in rows and was transposed.")
    documents, width = counts.shape
    check_width(width, context)
    context.count_documents(documents)
    if len(terms) != width:
        notes.append(_unused(terms, "terms", width))
        terms = [f"term {number}" for number in range(1, width + 1)]
    names = companion_names(context, ("rlabel", "docs", "rows"))
    if len(names) != documents:
        names = [str(number) for number in range(1, documents + 1)]
    labels = _labels(documents, names, context, notes)
    counts.sum_duplicates()
    counts.eliminate_zeros()
    if len(counts.data) and counts.data.min() < 0:
        notes.append("Some values are negative, so they are not counts; some methods reject them.")
    records = [Record(name, "", label) for name, label in zip(names, labels, strict=True)]
    origin = Origin(context.path, context.settings, notes=tuple(notes))
    return counted_corpus(records, TermMatrix(_whole(counts), terms, names), origin)


def _labels(
    documents: int, names: list[str], context: ReadingContext, notes: list[str]
) -> list[tuple[str, ...]]:
    lines = companion_names(context, _CLASSES)
    if len(lines) != documents:
        notes.append(_unused(lines, "classes", documents))
        return [()] * documents
    # Some corpora repeat the name or number of the document before the number of its class.
    repeated = all(
        line.split()[:1] in (name.split()[:1], [str(row)]) and len(line.split()) == 2
        for row, (line, name) in enumerate(zip(lines, names, strict=True))
    )
    labels = [line.split()[-1] if repeated else line for line in lines]
    stated = {str(number): name for number, name in enumerate(numbered_names(context, _CLASSES))}
    if stated and set(labels) <= set(stated):
        labels = [stated[label] for label in labels]
    return [(label,) if label else () for label in labels]


def _unused(names: list[str], unit: str, expected: int) -> str:
    if not names:
        return f"There is no file with the names of the {unit} beside the matrix."
    return f"The file with {len(names):,} {unit} does not fit the matrix, which has {expected:,}."


def _whole(matrix: Any) -> Any:
    is_whole = not len(matrix.data) or bool((matrix.data % 1 == 0).all())
    is_small = not len(matrix.data) or float(np.abs(matrix.data).max()) < 2**31
    return matrix.astype(np.int32) if is_whole and is_small else matrix


def _header(stream: Any, context: ReadingContext) -> _Header:
    lines: Iterator[bytes] = iter(stream)
    words = next(lines, b"").decode("latin-1").lower().split()
    sizes: list[bytes] = []
    if len(words) == 1:  # a bag of words: three sizes on lines of their own
        sizes = [words[0].encode(), *(next(lines, b"").strip() for _ in range(2))]
        words = _COUNTS.split()
    if len(words) != 5 or words[0] != "%%matrixmarket" or words[3] not in _WIDTHS:
        raise _invalid(
            context,
            "its first line must be like “%%MatrixMarket matrix coordinate integer general”",
        )
    if words[4] != "general" or words[2] not in ("coordinate", "array"):
        raise _invalid(context, "documents and terms need the symmetry “general”")
    sizes = sizes or next((line.split() for line in lines if line.strip() and line[:1] != b"%"), [])
    is_dense = words[2] == "array"
    if len(sizes) != (2 if is_dense else 3) or not all(
        size.isdigit() and len(size) < 12 for size in sizes
    ):
        raise _invalid(context, "the first line without % must hold rows, columns and values")
    rows, columns = int(sizes[0]), int(sizes[1])
    check_width(min(rows, columns), context)
    if (is_dense and rows * columns > _MOST_CELLS) or max(rows, columns) > _MOST_CELLS:
        raise _invalid(context, f"at most {_MOST_CELLS:,} cells of a dense matrix are allowed")
    values = rows * columns if is_dense else int(sizes[2])
    if max(rows, columns) > max(_MOST_EMPTY, values * _LARGEST_SHARE):
        raise _invalid(context, f"it states {rows:,} × {columns:,}, but only {values:,} values")
    return _Header(is_dense, words[3], rows, columns, values)


def _pieces(stream: Any) -> Iterator[bytes]:
    while lines := stream.readlines(_LINES):
        yield b"".join(line for line in lines if not line.startswith(b"%"))


def _numbers(piece: bytes, context: ReadingContext) -> NDArray[np.float64]:
    try:
        return numbers_of(piece.split())
    except ValueError:
        raise _invalid(context, "a value is not a number") from None


def _entries(
    flat: NDArray[np.float64], header: _Header, context: ReadingContext
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float64]]:
    width = 1 if header.is_dense else _WIDTHS[header.field]
    if len(flat) != width * header.values:
        raise _invalid(
            context, f"it states {header.values:,} values and has another number of them"
        )
    if not np.isfinite(flat).all():
        raise _invalid(context, "a value is not a finite number")
    if header.is_dense:  # stored column by column
        order = np.arange(len(flat))
        return order % max(header.rows, 1), order // max(header.rows, 1), flat
    table = flat.reshape(-1, width)
    for index, size in ((table[:, 0], header.rows), (table[:, 1], header.columns)):
        # Before they are made whole: one of 1e30 has no whole number of 64 bits.
        if len(index) and (index.min() < 1 or index.max() > size):
            raise _invalid(context, f"a row or column number is not from 1 to {size:,}")
    rows, columns = table[:, 0].astype(np.int64) - 1, table[:, 1].astype(np.int64) - 1
    return rows, columns, table[:, 2] if width == 3 else np.ones(len(table))


def _invalid(context: ReadingContext, reason: str) -> CorpusError:
    return CorpusError(f"{context.path.name} is not a valid MatrixMarket file: {reason}.")
