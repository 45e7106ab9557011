"""YAML: lists and mappings as in JSON, read event by event; all values are texts."""

from collections.abc import Iterator
from contextlib import contextmanager

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.texts import open_text
from workbench.corpora.readers.files.yaml_values import yaml_value
from workbench.corpora.readers.formats.json_records import objects_of, table_of_objects


def read_yaml(context: ReadingContext) -> Corpus:
    """Read a YAML file with the layouts that JSON files have."""
    with open_yaml(context) as (table, encoding):
        notes = [encoding.note] if encoding.note else []
        return table_corpus(table, context, encoding.label, notes)


@contextmanager
def open_yaml(context: ReadingContext) -> Iterator[tuple[SourceTable, EncodingChoice]]:
    """Open a YAML file as a table."""
    with open_text(context.path, context) as (text, encoding):
        content = text.read()
    value = yaml_value(content.lstrip("\ufeff"), context.path.name)
    yield table_of_objects(objects_of(value, context), context), encoding
