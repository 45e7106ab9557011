"""Writing documents as a Parquet file, which data hubs and data frames read."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import IO, Any

from workbench.errors import CorpusError

_BATCH = 1000


def write_parquet(documents: Iterable[dict[str, Any]], several: bool, target: IO[bytes]) -> None:
    """Write one row per document; several classes of a document become a list."""
    try:
        import pyarrow  # late: 0.3 s to import, and an extra
        from pyarrow import parquet  # late: 0.4 s, with pyarrow
    except ImportError:
        raise CorpusError(
            "Parquet files need the package pyarrow, which is not installed: "
            'pip install "semantic-text-workbench[formats]" installs it. Or write .jsonl.'
        ) from None
    rows = iter(documents)
    first = list(islice(rows, _BATCH))
    label = pyarrow.list_(pyarrow.string()) if several else pyarrow.string()
    names = list(first[0]) if first else ["id", "label", "text"]
    schema = pyarrow.schema(
        [(name, label if name == "label" else pyarrow.string()) for name in names]
    )
    with parquet.ParquetWriter(target, schema) as writer:
        for batch in _batches(first, rows):
            writer.write_table(pyarrow.Table.from_pylist(batch, schema))


def _batches(
    first: list[dict[str, Any]], rows: Iterator[dict[str, Any]]
) -> Iterator[list[dict[str, Any]]]:
    batch = first
    while batch:
        yield [{**document, "text": _valid(document["text"])} for document in batch]
        batch = list(islice(rows, _BATCH))


def _valid(text: str) -> str:
    # Half of a surrogate pair cannot be written as UTF-8.
    return text.encode("utf-8", "replace").decode("utf-8")
