"""Classes that documents state themselves: in front matter, in XML or in JSON beside the text."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple

from workbench.corpora.readers.columns.cells import as_labels
from workbench.corpora.readers.columns.choice import choose_columns
from workbench.corpora.readers.columns.rows import with_sample
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.formats.json_values.records import table_of_objects
from workbench.corpora.readers.formats.json_values.shapes import flat
from workbench.corpora.readers.settings import NO_CLASSES

_FEWEST = 4  # documents; with fewer, any field could be a class
_MOST_OTHERS = 4
_LEAST_SHARE = 0.5  # of the documents, with fields


class StatedClasses(NamedTuple):
    """The field that states the classes, the classes of each document, and other such fields."""

    field: str = ""
    labels: Sequence[tuple[str, ...]] = ()
    others: tuple[tuple[str, int], ...] = ()  # with their numbers of classes


def stated_classes(
    names: Sequence[str],
    texts: Sequence[str],
    fields: Mapping[str, Mapping[str, Any]],
    context: ReadingContext,
) -> StatedClasses:
    """Find the field with the classes, the classes of all documents, and other fields."""
    if context.settings.class_column.lower() == NO_CLASSES:
        return StatedClasses()
    if len(names) < _FEWEST or len(fields) < _LEAST_SHARE * len(names):
        return StatedClasses()
    free = (f"text{number or ''}" for number in count())
    column = next(name for name in free if _is_free(name, fields))
    objects = [
        {column: text, **flat(dict(fields.get(name, {})))}
        for name, text in zip(names, texts, strict=True)
    ]
    table = table_of_objects(iter(enumerate(objects, 1)), context)
    sample, table = with_sample(table)
    choice = choose_columns(table.names, sample, _for_fields(context, column))
    if not choice.label:
        return StatedClasses()
    reader = choice.class_reader(table.names)
    labels = [reader.labels(row.values) for row in table.rows]
    if len({label for found in labels for label in found}) < 2:
        return StatedClasses()
    others = [(name, _number(name, objects)) for name in choice.other_labels[:_MOST_OTHERS]]
    return StatedClasses(choice.label, labels, tuple(others))


def _number(name: str, objects: Sequence[Mapping[str, Any]]) -> int:
    return len({label for item in objects for label in as_labels(item.get(name, ""))})


def _for_fields(context: ReadingContext, column: str) -> ReadingContext:
    settings = replace(context.settings, text_column=column, id_column="", split_column="")
    return ReadingContext(context.path, settings)


def _is_free(column: str, fields: Mapping[str, Mapping[str, Any]]) -> bool:
    return not any(column in stated for stated in fields.values())
