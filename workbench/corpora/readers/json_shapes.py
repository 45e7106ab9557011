"""The shapes in which documents are kept in one JSON value, each turned into a list of objects."""

from collections.abc import Mapping
from typing import Any

from workbench.corpora.readers.columns import KNOWN_NAMES
from workbench.errors import CorpusError


def holds_documents(value: Mapping[str, Any]) -> bool:
    """Say whether an object holds many documents and is not a document itself."""
    parts = list(value.values())
    if not parts:
        return False
    return (
        any(_is_list_of_objects(one) for one in parts)
        or all(isinstance(one, list) for one in parts)
        or all(isinstance(one, dict) for one in parts)
    )


def documents_in(value: Mapping[str, Any], name: str) -> list[Any]:
    """List the documents of one object; `name` is the file for the sentence that refuses it."""
    if not holds_documents(value):
        return [value]
    wrapped = [one for one in value.values() if _is_list_of_objects(one)]
    if len(wrapped) == 1:
        return list(wrapped[0])  # {"version": 1, "documents": [{…}, …]}
    if all(isinstance(one, dict) for one in value.values()):
        return _of_objects(value, name)
    return _of_lists(value, name)


def flat(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """Name fields inside fields a.b, so that every field is a column."""
    if not any(isinstance(one, dict) for one in document.values()):
        return document
    fields: dict[str, Any] = {}
    for name, one in document.items():
        if isinstance(one, dict):
            fields.update((f"{name}.{inner}", part) for inner, part in flat(one).items())
        else:
            fields[name] = one
    return fields


def _is_list_of_objects(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _of_objects(value: Mapping[str, Mapping[str, Any]], name: str) -> list[Any]:
    first = next(iter(value.values()))
    if _names_columns(first) and not _names_columns(value):
        return [{"id": key, **one} for key, one in value.items()]  # {"d1": {"text": …}, …}
    columns = {key: list(one.values()) for key, one in value.items()}  # pandas writes this
    return _of_lists(columns, name)


def _of_lists(value: Mapping[str, Any], name: str) -> list[Any]:
    columns = {key: one for key, one in value.items() if isinstance(one, list)}
    lengths = {len(one) for one in columns.values()}
    if len(lengths) == 1:
        rows = zip(*columns.values(), strict=True)
        return [dict(zip(columns, row, strict=True)) for row in rows]
    if all(isinstance(one, str) for several in columns.values() for one in several):
        return [  # {"sport": ["…", …], "news": ["…", …]}
            {"label": key, "text": one} for key, several in columns.items() for one in several
        ]
    raise CorpusError(
        f"{name} is one JSON object whose lists differ in length; it should be a list of objects, "
        "an object of lists of one length, or an object of classes with lists of texts."
    )


def _names_columns(names: Mapping[str, Any]) -> bool:
    return any(one.lower() in KNOWN_NAMES for one in names)
