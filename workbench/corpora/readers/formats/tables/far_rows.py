"""Some rows from further on in a long table: one that is sorted by class begins with one class."""

from collections.abc import Iterator

from workbench.corpora.readers.columns.rows import TableRow
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.streams import BZIP2, GZIP, XZ, ZIP, ZSTANDARD
from workbench.corpora.readers.formats.tables.dialects import Dialect, first_rows
from workbench.files import open_ordinary

_PACKED = (*ZIP, GZIP, BZIP2, XZ, ZSTANDARD)
_SMALL_FILE = 4 << 20
_POSITIONS = 5
_PIECE = 1 << 16
_ROWS_KEPT = 100  # from each position
_ALMOST_ALL = 0.8


def far_rows(
    context: ReadingContext, dialect: Dialect, encoding: EncodingChoice, width: int
) -> tuple[TableRow, ...]:
    """Rows from a few positions in a plain file; none where rows cannot be told apart."""
    size = context.path.stat().st_size
    if size < _SMALL_FILE or encoding.codec.startswith(("utf-16", "utf_16", "utf-32", "utf_32")):
        return ()
    return tuple(
        row
        for piece in _pieces(context, size)
        for row in _rows(piece.decode(encoding.codec, "replace"), dialect, width)
    )


def _pieces(context: ReadingContext, size: int) -> Iterator[bytes]:
    with open_ordinary(context.path) as file:
        if file.read(max(map(len, _PACKED))).startswith(_PACKED):
            return
        for position in range(1, _POSITIONS + 1):
            file.seek(size * position // (_POSITIONS + 1))
            yield file.read(_PIECE).partition(b"\n")[2].rpartition(b"\n")[0]


def _rows(text: str, dialect: Dialect, width: int) -> list[TableRow]:
    rows = first_rows(text, dialect) if text else []
    regular = [row for row in rows if len(row) == width]
    # A piece that begins inside a quoted text gives rows of any width.
    if len(regular) < _ALMOST_ALL * len(rows):
        return []
    step = max(1, len(regular) // _ROWS_KEPT)
    return [TableRow(0, row) for row in regular[::step]]
