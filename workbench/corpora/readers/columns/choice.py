"""Choosing the columns of a table: by the settings, then by content, then by name."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from workbench.corpora.readers.columns.cells import as_labels, as_text
from workbench.corpora.readers.columns.class_cells import (
    HIGHEST,
    POSITIONS,
    ClassReader,
    are_positions,
    divided,
    note_on_separator,
)
from workbench.corpora.readers.columns.indicator_columns import (
    label_family,
    note_on_family,
    note_on_indicators,
    note_on_scores,
    score_block,
)
from workbench.corpora.readers.columns.names import hints_of
from workbench.corpora.readers.columns.roles import SampledColumns
from workbench.corpora.readers.columns.rows import TableRow
from workbench.corpora.readers.columns.side_columns import find_date, find_split
from workbench.corpora.readers.columns.text_parts import text_parts
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.settings import NO_CLASSES
from workbench.errors import CorpusError

_MOST_COLUMNS = 400  # looked at closely
_ROWS_GLANCED_AT = 20
_MOST_COMPARED = 12  # with each other
_WEAK_LIFT, _NAMED, _ENOUGH_ROWS = 0.1, 0.25, 15


@dataclass(frozen=True)
class ColumnChoice:
    """The names of the chosen columns; an empty name means no such column.

    The runners-up are the columns that would have been chosen otherwise, best first.
    """

    text: tuple[str, ...]
    label: str = ""
    identity: str = ""
    split: str = ""
    date: str = ""
    month_first: bool = False  # in the column of dates
    other_texts: tuple[str, ...] = ()
    other_labels: tuple[str, ...] = ()
    indicators: tuple[str, ...] = ()  # columns of 0 and 1 that are classes each
    fills_down: bool = False  # the class stands in the first row of each group
    separator: str = ""  # between several classes in a cell
    notes: tuple[str, ...] = ()

    def class_reader(self, names: Sequence[str]) -> ClassReader:
        """Read the classes of rows with these columns, which are given in their order."""
        return ClassReader(
            names, self.label, self.indicators, self.separator, fills_down=self.fills_down
        )


def choose_columns(
    names: Sequence[str],
    sample: Sequence[TableRow],
    context: ReadingContext,
    stated_class: str = "",
) -> ColumnChoice:
    """Use the columns from the settings or the file; find others by content, then by name."""
    given = _given(names, context)
    if not context.settings.class_column:
        given = replace(given, label=stated_class)
    columns = _sampled(names, sample, given)
    chosen = {*given.text, *given.indicators, given.label, given.identity, given.split} - {""}
    ranked_texts = columns.ranked_texts(chosen)
    if not given.text and not ranked_texts:
        raise CorpusError(
            f"{context.path.name} has no column left for the text; its columns are "
            f"{_shown(names) or 'none'}. Choose the text column or another delimiter."
        )
    text, note = (given.text, "") if given.text else text_parts(columns, ranked_texts)
    chosen.update(text)
    split = given.split or find_split(columns, chosen)
    identity = given.identity or columns.find_identity(chosen | {split})
    chosen |= {split, identity}
    found = replace(given, text=text, split=split, identity=identity)
    found = _with_classes(found, columns, columns.ranked_labels(chosen, text), context)
    taken = {*text, *found.indicators, found.label, identity, split}
    other_texts = [name for name in ranked_texts if name not in taken and columns.has_words(name)]
    date, month_first = find_date(columns, taken)
    found = replace(found, other_texts=tuple(other_texts), date=date, month_first=month_first)
    if not given.text and not note and columns.is_close_text(text[0], other_texts):
        note = _note_on_text(text[0], other_texts[0])
    return replace(found, notes=(*found.notes, note)) if note else found


def _given(names: Sequence[str], context: ReadingContext) -> ColumnChoice:
    """The columns that the settings name."""
    settings = context.settings
    has_none = settings.class_column.lower() == NO_CLASSES and NO_CLASSES not in names
    wanted = "" if has_none else settings.class_column
    labels = _named_list(names, wanted, "class", context)
    return ColumnChoice(
        _named_list(names, settings.text_column, "text", context),
        ",".join(labels),
        _named(names, settings.id_column, "identifier", context),
        _named(names, settings.split_column, "split", context),
        indicators=labels if len(labels) > 1 else (),
    )


def _sampled(
    names: Sequence[str], sample: Sequence[TableRow], given: ColumnChoice
) -> SampledColumns:
    wanted = {*given.text, *given.indicators, given.label, given.identity, given.split}
    kept = _considered(names, sample, wanted)
    cells = [[row.values[index] for row in sample] for index in kept]
    texts = [[as_text(value) for value in values] for values in cells]
    labels = [[as_labels(value) for value in values] for values in cells]
    return SampledColumns([names[index] for index in kept], texts, labels)


def _considered(names: Sequence[str], sample: Sequence[TableRow], wanted: set[str]) -> list[int]:
    """The positions of all columns, or of those with telling names and long values."""
    if len(names) <= _MOST_COLUMNS:
        return list(range(len(names)))
    glanced = sample[:: max(1, len(sample) // _ROWS_GLANCED_AT)][:_ROWS_GLANCED_AT]
    lengths = [
        sum(len(as_text(row.values[index])) for row in glanced) for index in range(len(names))
    ]
    telling = [
        (name in wanted, hints_of(name).text > 1 or hints_of(name).label > 0.2, length)
        for name, length in zip(names, lengths, strict=True)
    ]
    ranked = sorted(range(len(names)), key=telling.__getitem__, reverse=True)
    return sorted(ranked[:_MOST_COLUMNS])


def _with_classes(
    found: ColumnChoice, columns: SampledColumns, ranked: Sequence[str], context: ReadingContext
) -> ColumnChoice:
    """Add the class column, how its cells are read, and notes about what else could be meant."""
    if found.indicators:
        has_scores = _scores(columns) == found.indicators
        separator = HIGHEST if has_scores else ""
        return replace(found, other_labels=tuple(ranked), separator=separator)
    if context.settings.class_column.lower() == NO_CLASSES and not found.label:
        return replace(found, other_labels=tuple(ranked))
    label = found.label or (ranked[0] if ranked else "")
    if not label and (scores := _scores(columns)):
        note = note_on_scores(scores)
        label = ",".join(scores)
        return replace(found, label=label, indicators=scores, separator=HIGHEST, notes=(note,))
    if not label:
        return replace(found, notes=(NO_CLASS_COLUMN,) if len(columns.names) > 1 else ())
    others = tuple(name for name in ranked if name != label)
    separator, notes = _separator(label, columns, context)
    if not found.label:
        if indicators := columns.indicators(label):
            further = (*indicators, *(name for name in others if name not in indicators))
            said = (note_on_indicators(indicators),)
            found = replace(found, label=",".join(indicators), indicators=indicators, notes=said)
            return replace(found, other_labels=further)
        if family := label_family({name: columns.texts(name) for name in columns.names}, label):
            said = (note_on_family(family),)
            found = replace(found, label=",".join(family), indicators=family, notes=said)
            return replace(found, other_labels=others)
        close = columns.close_label(ranked)
        notes += [_note_on_label(label, close)] if close else _doubts(label, others, columns)
    fills_down = label in columns.filled_down
    notes += [_note_on_groups(label)] if fills_down else []
    found = replace(found, fills_down=fills_down)
    others = _of_different_classes(label, others, columns)
    return replace(found, label=label, other_labels=others, separator=separator, notes=tuple(notes))


def _scores(columns: SampledColumns) -> tuple[str, ...]:
    return score_block({name: columns.texts(name) for name in columns.names})


def _of_different_classes(
    label: str, others: Sequence[str], columns: SampledColumns
) -> tuple[str, ...]:
    """The other columns without those that only name the same classes otherwise."""
    kept = [label]
    for name in others[:_MOST_COMPARED]:
        if not any(columns.number_the_same(name, other) for other in kept):
            kept.append(name)
    return (*kept[1:], *others[_MOST_COMPARED:])


def _separator(
    label: str, columns: SampledColumns, context: ReadingContext
) -> tuple[str, list[str]]:
    wanted = context.settings.class_separator
    if wanted:
        return ("" if wanted.lower() == "none" else wanted), []
    are_lists = are_positions(columns.texts(label))
    separator = POSITIONS if are_lists else columns.separator(label)
    return separator, [note_on_separator(label, separator)] if separator else []


NO_CLASS_COLUMN = "No column with classes was found; choose the class column if there is one."


def is_note_on_classes(note: str) -> bool:
    """Whether a note says where the classes of a table are, or that it has none."""
    return note == NO_CLASS_COLUMN or note.startswith(_TAKEN_FROM)


_TAKEN_FROM = "The classes were taken from the column"


def _note_on_label(label: str, other: str) -> str:
    return f"{_TAKEN_FROM} {label!r}; {other!r} could be meant as well: choose the class column."


def _doubts(label: str, others: Sequence[str], columns: SampledColumns) -> list[str]:
    different = [name for name in others if not columns.number_the_same(label, name)]
    if any(hints_of(name).label > 0 for name in others if name not in different):
        return []  # the class under another name
    reason = _reason_for_doubt(label, bool(different), columns)
    other = f", such as {different[0]!r}," if different else ","
    note = f"{_TAKEN_FROM} {label!r}, {reason}: choose another class column{other} or none."
    return [note] if reason else []


def _reason_for_doubt(label: str, has_others: bool, columns: SampledColumns) -> str:
    """What speaks against a column that was taken for the class; empty if nothing does."""
    is_enough = len(columns.names) > 2 and columns.profiles[label].filled >= _ENOUGH_ROWS
    if not is_enough or label.startswith("column "):
        return ""  # tables without names have no better column
    hints, lift = hints_of(label), columns.lift(label)
    if hints.is_no_class or hints.label < 0:
        return "whose name is rarely that of a class"
    if lift is None or lift >= _WEAK_LIFT:
        return ""
    if hints.label <= 0:
        return "although neither its name nor the words of the texts speak for it"
    is_vague = hints.label < _NAMED and has_others
    return "although the words of the texts do not speak for it" if is_vague else ""


def _note_on_groups(label: str) -> str:
    return (
        f"The column {label!r} names a class in the first row of each group; the rows below it "
        "belong to the same class."
    )


def _note_on_text(text: str, other: str) -> str:
    return (
        f"The texts were taken from the column {text!r}; {other!r} could be meant as well: choose "
        "the text column, or both with a comma between them."
    )


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


def _named_list(
    names: Sequence[str], wanted: str, role: str, context: ReadingContext
) -> tuple[str, ...]:
    if wanted in names or "," not in wanted:
        name = _named(names, wanted, role, context)
        return (name,) if name else ()
    return tuple(_named(names, part, role, context) for part in divided(wanted, ",") if part)
