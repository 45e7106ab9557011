"""Finding the columns of a table that hold the text, the class, the identifier and the split."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple

from workbench.corpora.corpus import UNUSED
from workbench.corpora.readers.assembly import Record
from workbench.corpora.readers.columns.irregular_rows import IrregularRows
from workbench.corpora.readers.columns.roles import SampledColumns
from workbench.corpora.readers.columns.sparse_rows import characters_of
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.context import ReadingContext
from workbench.errors import CorpusError

SAMPLE_ROWS = 1000
MISSING = object()
_BUFFERED_ROWS = 20_000
_BUFFERED_CHARACTERS = 32 << 20
_MOST_CELLS = 1_000_000  # looked at to choose the columns
_FEWEST_ROWS = 20
_WRITTEN_LIST = re.compile(r"""\[\s*(['"][^'"\[\]]*['"](?:\s*,)?\s*)*\]""")  # ['sport', 'news']
_QUOTED = re.compile(r"""'([^']*)'|"([^"]*)\"""")
_LONGEST_LIST = 2000
_NAME_FIELDS = ("name", "label", "title", "value", "text", "id")


class TableRow(NamedTuple):
    """A row of a table: the line on which it starts and its values."""

    line: int
    values: Sequence[Any]


class SourceTable(NamedTuple):
    """The names of the columns, the rows as an iterator, and the rows of another width."""

    names: tuple[str, ...]
    rows: Iterator[TableRow]
    irregular: IrregularRows | None = None


@dataclass(frozen=True)
class ColumnChoice:
    """The names of the chosen columns; an empty name means no such column.

    The runners-up are the columns that would have been chosen otherwise, best first.
    """

    text: tuple[str, ...]
    label: str = ""
    identity: str = ""
    split: str = ""
    other_texts: tuple[str, ...] = ()
    other_labels: tuple[str, ...] = ()


def with_sample(table: SourceTable) -> tuple[list[TableRow], SourceTable]:
    """Return rows spread over the beginning of a table, and the complete table again."""
    buffered: list[TableRow] = []
    characters = 0
    for row in table.rows:
        buffered.append(row)
        characters += characters_of(row.values)
        if len(buffered) >= _BUFFERED_ROWS or characters > _BUFFERED_CHARACTERS:
            break
    # Tables sorted by class begin with one class, so every n-th row is looked at.
    rows = min(SAMPLE_ROWS, max(_FEWEST_ROWS, _MOST_CELLS // max(1, len(table.names))))
    step = max(1, len(buffered) // rows)
    return buffered[::step], table._replace(rows=chain(buffered, table.rows))


def choose_columns(
    names: Sequence[str], sample: Sequence[TableRow], context: ReadingContext
) -> ColumnChoice:
    """Use the columns from the settings and find the others by content, then by name."""
    settings = context.settings
    text = _named_texts(names, settings.text_column, context)
    label = _named(names, settings.class_column, "class", context)
    identity = _named(names, settings.id_column, "identifier", context)
    split = _named(names, settings.split_column, "split", context)
    cells = [[row.values[index] for row in sample] for index in range(len(names))]
    texts = [[as_text(value) for value in values] for values in cells]
    labels = [[as_labels(value) for value in values] for values in cells]
    columns = SampledColumns(names, texts, labels)
    chosen = {*text, label, identity, split} - {""}
    ranked_texts = columns.ranked_texts(chosen)
    if not text and not ranked_texts:
        raise CorpusError(
            f"{context.path.name} has no column left for the text; its columns are "
            f"{_shown(names) or 'none'}. Choose the text column or another delimiter."
        )
    text = text or (ranked_texts[0],)
    chosen.update(text)
    split = split or columns.find_split(chosen)
    identity = identity or columns.find_identity(chosen | {split})
    chosen |= {split, identity}
    ranked_labels = columns.ranked_labels(chosen, text)
    label = label or (ranked_labels[0] if ranked_labels else "")
    others = tuple(name for name in ranked_labels if name != label)
    taken = {*text, label, identity, split}
    other_texts = [name for name in ranked_texts if name not in taken and columns.has_words(name)]
    return ColumnChoice(text, label, identity, split, tuple(other_texts), others)


def records_of(
    table: SourceTable, choice: ColumnChoice, context: ReadingContext
) -> Iterator[Record]:
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
    if isinstance(value, dict):
        return as_text(next((value[name] for name in _NAME_FIELDS if name in value), str(value)))
    return str(value)


def as_labels(value: Any) -> tuple[str, ...]:
    """Return the classes in a cell: none, one, or all of a list."""
    items = value if isinstance(value, list) else [value]
    if (
        isinstance(value, str)
        and value[:1] == "["
        and _WRITTEN_LIST.fullmatch(value[:_LONGEST_LIST])
    ):
        items = [single or double for single, double in _QUOTED.findall(value)]
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
