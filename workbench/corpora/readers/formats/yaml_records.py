"""YAML and TOML: lists and mappings as in JSON; all values are texts."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.columns.records import table_corpus
from workbench.corpora.readers.columns.rows import SourceTable
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.encodings import EncodingChoice
from workbench.corpora.readers.files.texts import open_text
from workbench.corpora.readers.files.yaml_values import yaml_value
from workbench.corpora.readers.formats.json_values.records import objects_of, table_of_objects
from workbench.corpora.readers.formats.json_values.shapes import holds_documents
from workbench.corpora.readers.limits import TOML_CHARACTERS
from workbench.errors import CorpusError
from workbench.toml_text import toml_values

_TOML = (".toml", ".toml.gz", ".toml.bz2", ".toml.xz")


def read_yaml(context: ReadingContext) -> Corpus:
    """Read a YAML or TOML file with the layouts that JSON files have."""
    with open_yaml(context) as (table, encoding):
        notes = [encoding.note] if encoding.note else []
        return table_corpus(table, context, encoding.label, notes)


@contextmanager
def open_yaml(context: ReadingContext) -> Iterator[tuple[SourceTable, EncodingChoice]]:
    """Open a YAML or TOML file as a table."""
    with open_text(context.path, context) as (text, encoding):
        content = text.read()
    content = content.lstrip("\ufeff")
    if context.path.name.lower().endswith(_TOML):
        value = _toml_value(content, context.path.name)
    else:
        value = yaml_value(content, context.path.name)
    yield table_of_objects(objects_of(value, context), context), encoding


def _toml_value(content: str, name: str) -> dict[str, Any]:
    """The tables of a TOML file; one without a list of documents is a file of settings."""
    if len(content) > TOML_CHARACTERS:
        raise CorpusError(
            f"{name} has more than {TOML_CHARACTERS:,} characters; save the documents as JSON or "
            "CSV."
        )
    try:
        value = toml_values(content)
    except ValueError as problem:
        shown = str(problem)[:200]
        raise CorpusError(f"{name} is not valid TOML: {shown}; correct it.") from None
    if not holds_documents(value):
        raise CorpusError(
            f"{name} is a file of settings, which is not read; save the documents as JSON or CSV."
        )
    return value
