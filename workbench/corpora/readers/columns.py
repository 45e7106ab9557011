"""Finding the columns of a table that hold the text, the class, the identifier and the split."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any, NamedTuple

from workbench.corpora.corpus import UNUSED
from workbench.corpora.readers.assembly import Record
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.split_names import split_side
from workbench.errors import CorpusError

SAMPLE_ROWS = 200
MISSING = object()


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_TEXT_NAMES = _words(
    "text document body content message review sentence abstract comment article post tweet email "
    "question description data news story summary headline title"
)
_CLASS_NAMES = _words(
    "label class category target topic topics labels classes categories sentiment genre group "
    "newsgroup section rating stars score language author y"
)
_ID_NAMES = _words(
    "id doc_id docid document_id text_id identifier uid uuid guid key filename file path name url "
    "newid number no index"
)
_SPLIT_NAMES = ("split", "subset", "partition", "set", "fold")
KNOWN_NAMES = frozenset((*_TEXT_NAMES, *_CLASS_NAMES, *_ID_NAMES, *_SPLIT_NAMES))


class Row(NamedTuple):
    """A row of a table: the line on which it starts and its values."""

    line: int
    values: Sequence[Any]


class Table(NamedTuple):
    """The names of the columns, and the rows as an iterator."""

    names: tuple[str, ...]
    rows: Iterator[Row]


@dataclass(frozen=True)
class ColumnChoice:
    """The names of the chosen columns; an empty name means no such column."""

    text: tuple[str, ...]
    label: str = ""
    identity: str = ""
    split: str = ""


def with_sample(table: Table) -> tuple[list[Row], Table]:
    """Return the first rows of a table, and the complete table again."""
    sample = list(islice(table.rows, SAMPLE_ROWS))
    return sample, Table(table.names, chain(sample, table.rows))


def choose_columns(
    names: Sequence[str], sample: Sequence[Row], context: ReadingContext
) -> ColumnChoice:
    """Use the columns from the settings and find the others by name, then by content."""
    settings = context.settings
    text = _named_texts(names, settings.text_column, context)
    label = _named(names, settings.class_column, "class", context)
    identity = _named(names, settings.id_column, "identifier", context)
    split = _named(names, settings.split_column, "split", context)
    chosen = {*text, label, identity, split} - {""}
    texts = text or _find_text(names, sample, chosen, context)
    chosen.update(texts)
    identity = identity or _by_name(names, _ID_NAMES, chosen)
    chosen.add(identity)
    split = split or _find_split(names, sample, chosen)
    chosen.add(split)
    label = label or _find_label(names, sample, chosen)
    return ColumnChoice(texts, label, identity, split)


def records_of(table: Table, choice: ColumnChoice, context: ReadingContext) -> Iterator[Record]:
    """Convert rows to records."""
    position = {name: index for index, name in reversed(list(enumerate(table.names)))}
    text_at = [position[name] for name in choice.text]
    label_at, id_at, split_at = (
        position.get(name, -1) for name in (choice.label, choice.identity, choice.split)
    )
    for number, (line, values) in enumerate(table.rows, 1):
        context.count_documents()
        texts = [values[index] for index in text_at]
        if MISSING in texts:
            raise CorpusError(
                f"{context.path.name}, line {line}: the document has no "
                f"{' or '.join(choice.text)}; add it or choose another text column."
            )
        yield Record(
            (as_text(values[id_at]) if id_at >= 0 else "") or str(number),
            "\n".join(as_text(text) for text in texts),
            as_labels(values[label_at]) if label_at >= 0 else (),
            _side(values[split_at]) if split_at >= 0 else UNUSED,
        )


def as_text(value: Any) -> str:
    """Convert a cell to text: whole numbers without a decimal point, lists joined by spaces."""
    if isinstance(value, str):
        return value
    if value is None or value is MISSING or value != value:  # the last test finds NaN
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    if isinstance(value, list):
        return " ".join(as_text(item) for item in value)
    return str(value)


def as_labels(value: Any) -> tuple[str, ...]:
    """Return the classes in a cell: none, one, or all of a list."""
    items = value if isinstance(value, list) else [value]
    return tuple(dict.fromkeys(label for item in items if (label := as_text(item).strip())))


def _side(value: Any) -> int:
    side = split_side(as_text(value).strip())
    return UNUSED if side is None else side


def _named(names: Sequence[str], wanted: str, role: str, context: ReadingContext) -> str:
    if not wanted or wanted in names:
        return wanted
    for name in names:
        if name.strip().lower() == wanted.strip().lower():
            return name
    hint = " Set another delimiter if there should be more." if len(names) == 1 else ""
    raise CorpusError(
        f"{context.path.name} has no column {wanted!r} for the {role}; its columns are "
        f"{_shown(names)}.{hint}"
    )


def _shown(names: Sequence[str]) -> str:
    return ", ".join(name[:60] for name in names[:30]) + (" …" if len(names) > 30 else "")


def _named_texts(names: Sequence[str], wanted: str, context: ReadingContext) -> tuple[str, ...]:
    if wanted in names or "," not in wanted:
        name = _named(names, wanted, "text", context)
        return (name,) if name else ()
    parts = [part.strip() for part in wanted.split(",") if part.strip()]
    return tuple(_named(names, part, "text", context) for part in parts)


def _by_name(names: Sequence[str], usual: Sequence[str], chosen: set[str]) -> str:
    for wanted in usual:
        for name in names:
            # Nested JSON fields are named a.b.
            last = name.strip().lower().replace(" ", "_").rpartition(".")[2]
            if last == wanted and name not in chosen:
                return name
    return ""


def _find_text(
    names: Sequence[str], sample: Sequence[Row], chosen: set[str], context: ReadingContext
) -> tuple[str, ...]:
    by_name = _by_name(names, _TEXT_NAMES, chosen)
    if by_name:
        return (by_name,)
    lengths = {
        name: sum(len(as_text(row.values[index])) for row in sample)
        for index, name in enumerate(names)
        if name not in chosen
    }
    if not lengths:
        raise CorpusError(
            f"{context.path.name} has no column left for the text; its columns are "
            f"{_shown(names) or 'none'}. Choose the text column or another delimiter."
        )
    return (max(lengths, key=lambda name: lengths[name]),)


def _find_split(names: Sequence[str], sample: Sequence[Row], chosen: set[str]) -> str:
    name = _by_name(names, _SPLIT_NAMES, chosen)
    if not name:
        return ""
    index = list(names).index(name)
    values = [as_text(row.values[index]).strip() for row in sample]
    return name if all(split_side(value) is not None for value in values if value) else ""


def _find_label(names: Sequence[str], sample: Sequence[Row], chosen: set[str]) -> str:
    by_name = _by_name(names, _CLASS_NAMES, chosen)
    if by_name:
        return by_name
    distinct = {
        name: len(_distinct(row.values[index] for row in sample))
        for index, name in enumerate(names)
        if name not in chosen
    }
    # Classes repeat: a column that differs in most rows holds something else.
    likely = [name for name, count in distinct.items() if 2 <= count <= max(2, len(sample) // 3)]
    return min(likely, key=lambda name: distinct[name], default="")


def _distinct(values: Iterable[Any]) -> set[str]:
    return {as_text(value) for value in values}
