"""Classes in a list beside the list of documents: {"documents": [ … ], "labels": [ … ]}."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import islice
from typing import Any

from workbench.corpora.readers.columns.names import hints_of

_FEWEST = 4
_WORDS_OF_TEXT = 3
_DEEPEST = 3
_MOST_FIELDS = 50  # that are tried as identifiers


def with_classes_beside(value: Mapping[str, Any], depth: int = _DEEPEST) -> list[dict[str, Any]]:
    """The documents of an object, each with what a list of classes beside them says of it.

    The list has the order of the documents, or its objects name their identifiers.
    """
    lists = {key: part for key, part in value.items() if _is_list(part)}
    classes = [key for key in lists if hints_of(key).label > 0 and not _are_texts(lists[key])]
    texts = [key for key in lists if key not in classes and _are_texts(lists[key])]
    if len(texts) == 1 and classes:
        return _joined(texts[0], classes, lists)
    inner = [part for part in value.values() if isinstance(part, dict)]
    return with_classes_beside(inner[0], depth - 1) if len(inner) == 1 and depth else []


def _joined(name: str, classes: Sequence[str], lists: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The documents with all lists of classes that are as long; nothing if none belongs to them."""
    items = lists[name]
    given = documents = list(items) if _are_objects(items) else [{name: item} for item in items]
    for key in classes:
        if len(lists[key]) == len(documents):
            documents = _with_list(documents, key, lists[key])
    return documents if documents is not given else []


def _is_list(part: Any) -> bool:
    is_long = isinstance(part, list) and len(part) >= _FEWEST
    return is_long and (_are_objects(part) or not any(isinstance(item, dict) for item in part))


def _are_objects(part: Sequence[Any]) -> bool:
    return all(isinstance(item, dict) for item in part)


def _are_texts(part: Sequence[Any]) -> bool:
    """Whether nearly all items are texts of several words, or objects that hold one."""
    long = sum(any(map(_is_text, _values(item))) for item in part)
    return long > 0.8 * len(part)


def _values(item: Any) -> list[Any]:
    return list(item.values()) if isinstance(item, dict) else [item]


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value.split(None, _WORDS_OF_TEXT)) > _WORDS_OF_TEXT


def _with_list(
    documents: list[dict[str, Any]], name: str, items: Sequence[Any]
) -> list[dict[str, Any]]:
    """The documents with one more field; with the fields of objects that name the documents."""
    if not _are_objects(items):
        is_new = not any(name in document for document in documents)
        pairs = zip(documents, items, strict=True)
        return [{**document, name: item} for document, item in pairs] if is_new else documents
    for field in islice(documents[0], _MOST_FIELDS):
        by_key = {key: item for item in items if _is_key(key := _reference(item, field))}
        keys = [key for document in documents if _is_key(key := document.get(field))]
        if len({*keys}) == len(documents) and by_key.keys() == {*keys}:
            return [{**by_key[document[field]], **document} for document in documents]
    return documents


def _reference(item: Mapping[str, Any], field: str) -> Any:
    """The value under the same name, or under one that ends with it, such as document_id."""
    ending = f"_{field}".lower()
    tried = islice(item, _MOST_FIELDS)
    names = (name for name in tried if name == field or name.lower().endswith(ending))
    return item.get(next(names, ""))


def _is_key(value: Any) -> bool:
    return isinstance(value, Hashable) and value is not None
