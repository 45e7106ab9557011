"""Parquet and Feather (Arrow) tables, read in batches with pyarrow."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable, TableRow
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.formats.tables.arrow_sizes import (
    characters_in,
    largest_value,
    message_sizes,
)
from workbench.corpora.readers.limits import ARROW_BATCH_BYTES
from workbench.errors import CorpusError, WorkbenchError
from workbench.files import open_ordinary

PARQUET, FEATHER = b"PAR1", b"ARROW1"
_STREAM = b"\xff\xff\xff\xff"  # how Arrow streams begin, which data hubs store
_MOST_ROWS, _FEWEST_ROWS = 1024, 16  # in a batch
_BATCH_BYTES = 256 << 20
_DEEPEST = 8


def read_arrow(context: ReadingContext) -> Corpus:
    """Read the documents of a Parquet or Feather file."""
    with open_arrow(context) as table:
        return table_corpus(table, context)


@contextmanager
def open_arrow(context: ReadingContext) -> Iterator[SourceTable]:
    """Open a file as a table whose rows are read when they are needed."""
    with open_ordinary(context.path) as file:
        head = file.read(8)
    if not is_arrow(head):
        raise CorpusError(
            f"{context.path.name} is neither a Parquet nor a Feather file; unpack it if it is "
            "compressed, or save it again."
        )
    pyarrow = load_pyarrow(context.path.name)
    batches = {PARQUET[:4]: _parquet_batches, _STREAM: _stream_batches}.get(
        head[:4], _feather_batches
    )
    with _explained(context, pyarrow), pyarrow.OSFile(str(context.path), "rb") as source:
        schema, parts = batches(source, context)
        names = tuple(_flattened(schema.empty_table()).schema.names)
        yield SourceTable(names, _rows(schema, parts, context, pyarrow))


def is_arrow(head: bytes) -> bool:
    """Whether a file is a Parquet or Feather file, or an Arrow stream with a short header."""
    is_stream = head.startswith(_STREAM) and head[7:8] == b"\0"
    return is_stream or head.startswith((PARQUET, FEATHER))


def load_pyarrow(name: str) -> Any:
    """Import pyarrow, or say how to install it."""
    try:
        import pyarrow  # late: 0.3 s to import, and an extra
    except ImportError:
        raise CorpusError(
            f"{name} needs the package pyarrow, which is not installed: "
            'pip install "semantic-text-workbench[formats]"'
            " installs it. CSV and JSON need no further package."
        ) from None
    return pyarrow


def _parquet_batches(source: Any, context: ReadingContext) -> tuple[Any, Iterator[Any]]:
    from pyarrow.parquet import ParquetFile  # late: 0.4 s, with pyarrow

    file = ParquetFile(source)
    facts = file.metadata
    # Facts about single columns are not asked for: damaged ones end the process.
    groups = map(facts.row_group, range(facts.num_row_groups))
    sizes = [max(1, group.total_byte_size) for group in groups]
    _check(facts.num_rows, sum(sizes), context)
    # A short list of long values can be repeated in every row; the batch bounds the memory.
    rows = max(_FEWEST_ROWS, min(_MOST_ROWS, _BATCH_BYTES // max(sizes, default=1)))
    return file.schema_arrow, file.iter_batches(batch_size=rows)


def _feather_batches(source: Any, context: ReadingContext) -> tuple[Any, Iterator[Any]]:
    from pyarrow import ipc  # late: 0.3 s, with pyarrow

    whole = ipc.open_file(source).num_record_batches
    source.seek(len(FEATHER) + 2)  # a stream follows, and a list of its parts
    schema, batches = _stream_batches(source, context)

    def checked() -> Iterator[Any]:
        found = 0
        for batch in batches:
            found += 1
            yield batch
        if found != whole:
            raise ValueError(f"{found} of {whole} parts")

    return schema, checked()


def _stream_batches(source: Any, context: ReadingContext) -> tuple[Any, Iterator[Any]]:
    from pyarrow import ipc  # late: 0.3 s, with pyarrow

    start = source.tell()
    sizes = list(message_sizes(ipc.MessageReader.open_stream(source)))
    if max((size for _, size in sizes), default=0) > ARROW_BATCH_BYTES:
        raise CorpusError(
            f"{context.path.name} has a part of more than {ARROW_BATCH_BYTES >> 20:,} megabytes; "
            "write it again with fewer rows in each part."
        )
    _check(sum(rows for rows, _ in sizes), sum(size for _, size in sizes), context)
    source.seek(start)
    stream = ipc.open_stream(source)
    return stream.schema, iter(stream)


def _check(rows: int, size: int, context: ReadingContext) -> None:
    if rows > context.settings.max_files:
        context.count_documents(rows)
    context.count_bytes(size, context.path.stat().st_size)
    context.restart_byte_count()


def _rows(
    schema: Any, parts: Iterator[Any], context: ReadingContext, pyarrow: Any
) -> Iterator[TableRow]:
    names, packed = _label_names(schema), context.path.stat().st_size
    number = 0
    with _explained(context, pyarrow):
        for batch in parts:
            batch.validate(full=True)
            for table in _portions(batch, pyarrow):
                columns = [
                    _values(table.column(at), names.get(name))
                    for at, name in enumerate(table.schema.names)
                ]
                context.count_bytes(sum(map(characters_in, columns)), packed)
                for values in zip(*columns, strict=True):
                    number += 1
                    yield TableRow(number, values)


def _portions(batch: Any, pyarrow: Any) -> Iterator[Any]:
    """Tables of a few rows, the fewer the larger a value is that all of them may share."""
    largest = sum(map(largest_value, batch.columns))
    rows = max(1, min(_MOST_ROWS, _BATCH_BYTES // max(1, largest)))
    for at in range(0, len(batch), rows):
        yield _flattened(pyarrow.Table.from_batches([batch.slice(at, rows)]))


def _flattened(table: Any) -> Any:
    """Name the fields of nested columns a.b, so that every field is a column."""
    for _ in range(_DEEPEST):
        if not any(
            field.type.num_fields and str(field.type)[:6] == "struct" for field in table.schema
        ):
            break
        table = table.flatten()
    return table


def _values(column: Any, names: list[str] | None) -> list[Any]:
    values = [_plain(value) for value in column.to_pylist()]
    if names is None:
        return values
    return [
        names[value] if isinstance(value, int) and 0 <= value < len(names) else value
        for value in values
    ]


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    return str(value) if isinstance(value, dict) else value


def _label_names(schema: Any) -> dict[str, list[str]]:
    """The names of numbered classes, which some data hubs store beside the schema."""
    try:
        stored = json.loads((schema.metadata or {}).get(b"huggingface", b"{}"))
        features = stored["info"]["features"]
        return {
            name: [str(label) for label in feature["names"]]
            for name, feature in features.items()
            if isinstance(feature, dict) and isinstance(feature.get("names"), list)
        }
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return {}


@contextmanager
def _explained(context: ReadingContext, pyarrow: Any) -> Iterator[None]:
    try:
        yield
    except WorkbenchError:
        raise
    except (pyarrow.ArrowException, OSError, ValueError, OverflowError) as problem:
        raise CorpusError(
            f"{context.path.name} is not a valid Parquet or Feather file ({str(problem)[:150]}); "
            "download or copy it again."
        ) from None
