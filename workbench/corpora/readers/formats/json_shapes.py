"""The layouts of documents in one JSON value, each converted to a list of objects."""

from collections.abc import Mapping
from typing import Any

from workbench.corpora.readers.columns import KNOWN_NAMES
from workbench.errors import CorpusError


def holds_documents(value: Mapping[str, Any]) -> bool:
    """Whether an object holds several documents rather than being a document itself."""
    parts = list(value.values())
    if not parts:
        return False
    return (
        any(_is_list_of_objects(part) for part in parts)
        or all(isinstance(part, list) for part in parts)
        or all(isinstance(part, dict) for part in parts)
    )


def documents_in(value: Mapping[str, Any], name: str) -> list[Any]:
    """List the documents in an object; `name` is the file name for the error message."""
    if not holds_documents(value):
        return [value]
    wrapped = [part for part in value.values() if _is_list_of_objects(part)]
    if len(wrapped) == 1:
        return list(wrapped[0])  # {"version": 1, "documents": [{…}, …]}
    if all(isinstance(part, dict) for part in value.values()):
        return _documents_of_objects(value, name)
    return _documents_of_lists(value, name)


def flat(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """Name nested fields a.b, so that every field is a column."""
    if not any(isinstance(value, dict) for value in document.values()):
        return document
    fields: dict[str, Any] = {}
    for name, value in document.items():
        if isinstance(value, dict):
            fields.update((f"{name}.{inner}", part) for inner, part in flat(value).items())
        else:
            fields[name] = value
    return fields


def _is_list_of_objects(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _documents_of_objects(value: Mapping[str, Mapping[str, Any]], name: str) -> list[Any]:
    first = next(iter(value.values()))
    if _has_column_name(first) and not _has_column_name(value):
        return [{"id": key, **fields} for key, fields in value.items()]  # {"d1": {"text": …}, …}
    columns = {key: list(cells.values()) for key, cells in value.items()}  # written by pandas
    return _documents_of_lists(columns, name)


def _documents_of_lists(value: Mapping[str, Any], name: str) -> list[Any]:
    columns = {key: items for key, items in value.items() if isinstance(items, list)}
    lengths = {len(items) for items in columns.values()}
    if len(lengths) == 1:
        rows = zip(*columns.values(), strict=True)
        return [dict(zip(columns, row, strict=True)) for row in rows]
    if all(isinstance(item, str) for items in columns.values() for item in items):
        return [  # {"sport": ["…", …], "news": ["…", …]}
            {"label": key, "text": text} for key, texts in columns.items() for text in texts
        ]
    raise CorpusError(
        f"{name} is one JSON object whose lists differ in length; use a list of objects, an object "
        "of equally long lists, or an object that maps each class to a list of texts."
    )


def _has_column_name(names: Mapping[str, Any]) -> bool:
    return any(name.lower() in KNOWN_NAMES for name in names)
