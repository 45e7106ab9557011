"""Classes that a JSON value keeps beside its documents: lists of names, classes of texts."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from workbench.corpora.readers.columns.names import KNOWN_NAMES, hints_of, name_words
from workbench.corpora.readers.formats.json_values.lists_beside import with_classes_beside

_FEWEST_TEXTS = 6
_FEWEST_WORDS = 3
_FEWEST_REFERRED = 2
_OFTEN = 3
_MANY_IN_GROUP = 5
_MANY_TEXTS_IN_GROUP, _MOST_GROUPS = 10, 30  # fewer may be the paragraphs of each document
_CLASS_NAMES = ("name", "title")
_EXAMPLES = frozenset(("patterns", "examples", "utterances", "samples", "phrases", "expressions"))


def classes_of_texts(value: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The documents of an object that gives each text its class, or has a list of the classes."""
    return _classes_by_text(value) or with_classes_beside(value)


def _classes_by_text(value: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Documents in {"A whole text": "sport", "Another whole text": "news", …}."""
    classes = list(value.values())
    if len(value) < _FEWEST_TEXTS or not all(isinstance(part, str | int) for part in classes):
        return []
    are_texts = sum(len(key.split()) >= _FEWEST_WORDS for key in value) > 0.8 * len(value)
    if not are_texts or len(set(map(str, classes))) * _OFTEN > len(classes):
        return []
    return [{"text": key, "label": part} for key, part in value.items()]


def names_beside(value: Mapping[str, Any]) -> dict[str, list[str]]:
    """The names of numbered classes: {"features": [{"name": …, "type": {"names": […]}}]}."""
    features = value.get("features")
    found: dict[str, list[str]] = {}
    for feature in features if isinstance(features, list) else ():
        kind = feature.get("type") if isinstance(feature, dict) else None
        names = kind.get("names") if isinstance(kind, dict) else None
        if isinstance(names, list) and all(isinstance(name, str) for name in names):
            found[str(feature.get("name", ""))] = names
    return found


def names_of_targets(value: Mapping[str, Any]) -> dict[str, list[str]]:
    """The names of numbered classes as scikit-learn keeps them: target and target_names."""
    found = {}
    for field, numbers in value.items():
        names = value.get(f"{field}_names", value.get(f"{field.removesuffix('s')}_names"))
        if not isinstance(names, list) or not isinstance(numbers, list) or not numbers:
            continue
        are_names = all(isinstance(name, str) for name in names)
        if are_names and all(isinstance(_name(number, names), str) for number in numbers):
            found[field] = names
    return found


def with_names(documents: list[Any], names: Mapping[str, Sequence[str]]) -> list[Any]:
    """The documents with the names of their classes instead of the numbers."""
    return [_named(document, names) for document in documents] if names else documents


def _named(document: Any, names: Mapping[str, Sequence[str]]) -> Any:
    if not isinstance(document, dict):
        return document
    return {
        key: _named(part, names) if isinstance(part, dict) else _name(part, names.get(key, ()))
        for key, part in document.items()
    }


def _name(value: Any, names: Sequence[str]) -> Any:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return names[value] if is_number and 0 <= value < len(names) else value


def with_referred_names(documents: list[Any], lists: Sequence[list[Any]]) -> list[Any]:
    """The documents with names where they refer to objects of other lists: {"id": 7, "name": …}."""
    for items in lists:
        names = _names_by_identifier(items) if items is not documents else {}
        fields = [field for field in documents[0] if _refers(field, documents, names)]
        for field in fields:
            documents = [{**item, field: names.get(item.get(field))} for item in documents]
    return documents


def _refers(field: str, documents: Sequence[Any], names: Mapping[str | int, str]) -> bool:
    """Whether a field holds nothing but identifiers of named objects, several of them."""
    values = [item[field] for item in documents if item.get(field) is not None]
    are_keys = all(isinstance(value, str | int) and type(value) is not bool for value in values)
    if field == "id" or not are_keys:
        return False
    return len({*values}) >= _FEWEST_REFERRED and names.keys() >= {*values}


def _names_by_identifier(items: Sequence[Any]) -> dict[str | int, str]:
    """The names of objects by their identifiers; nothing unless all have both."""
    pairs = [(item.get("id"), item.get("name", item.get("title"))) for item in items]
    is_complete = all(isinstance(key, str | int) and isinstance(name, str) for key, name in pairs)
    names = dict(pairs) if is_complete else {}
    return names if len({*names.values()}) == len(names) == len(items) else {}


def examples_of_classes(documents: Sequence[Any]) -> Sequence[Any]:
    """Divide objects that are classes with lists of examples: {"tag": …, "patterns": [ … ]}."""
    if not documents or not all(isinstance(item, dict) for item in documents):
        return documents
    for field in documents[0]:
        parts = [item.get(field) for item in documents]
        if all(isinstance(part, list) for part in parts) and _are_examples(field, parts):
            names = [key for key in documents[0] if _names_objects(key, documents)]
            if names:
                return _divided_examples(documents, field, max(names, key=_tells_class))
    return documents


def with_joined_pieces(documents: Sequence[Any]) -> Sequence[Any]:
    """The documents with the pieces of a text joined: [{"text": "to "}, {"text": "Rome"}]."""
    if not documents or not all(isinstance(item, dict) for item in documents):
        return documents
    for field in documents[0]:
        parts = [item.get(field) for item in documents]
        if all(map(_are_texts, parts)) and _are_pieces([_texts(part) for part in parts]):
            documents = [{**item, field: "".join(_texts(item[field]))} for item in documents]
    return documents


def _are_texts(part: Any) -> bool:
    return is_list_of_objects(part) and all(isinstance(item.get("text"), str) for item in part)


def _texts(part: Sequence[Mapping[str, Any]]) -> list[str]:
    return [item["text"] for item in part]


def _are_pieces(lists: Sequence[Sequence[str]]) -> bool:
    """Whether texts were cut beside their spaces and signs, rather than being whole texts."""
    cuts = [pair for texts in lists for pair in pairwise(texts)]
    return bool(cuts) and all(
        before[-1:].isspace() or not after[:1].isalnum() for before, after in cuts
    )


def _are_examples(field: str, parts: Sequence[list[Any]]) -> bool:
    total = sum(map(len, parts))
    words = name_words(field.replace(".", "_"))
    is_named = bool(_EXAMPLES.intersection(words)) or field.lower() in KNOWN_NAMES
    if hints_of(field).label > 0 and not _EXAMPLES.intersection(words):
        return False  # several classes of each document
    # Few objects with many objects in each are groups of documents under any name.
    are_groups = total >= _MANY_IN_GROUP * len(parts) and all(map(is_list_of_objects, parts))
    are_groups = are_groups or _are_groups_of_texts(parts)
    fewest = len(parts) + 1 if _EXAMPLES.intersection(words) else 2 * len(parts)
    return (
        total >= fewest
        and (is_named or are_groups)
        and all(isinstance(item, str | dict) for part in parts for item in part)
    )


def _are_groups_of_texts(parts: Sequence[list[Any]]) -> bool:
    items = [item for part in parts for item in part]
    is_large = 2 <= len(parts) <= _MOST_GROUPS and len(items) >= _MANY_TEXTS_IN_GROUP * len(parts)
    return is_large and all(
        isinstance(item, str) and len(item.split(None, _FEWEST_WORDS)) >= _FEWEST_WORDS
        for item in items
    )


def _names_objects(key: str, documents: Sequence[Any]) -> bool:
    values = [item.get(key) for item in documents]
    return all(isinstance(value, str) for value in values) and len(set(values)) == len(values)


def _tells_class(key: str) -> bool:
    """Whether a field is called name, tag, intent or the like, rather than version or id."""
    return key.lower().endswith(_CLASS_NAMES) or hints_of(key).label > 0


def _divided_examples(documents: Sequence[Any], field: str, name: str) -> list[Any]:
    divided = []
    for item in documents:
        for example in item[field]:
            content = example if isinstance(example, dict) else {"text": example}
            divided.append(
                {**content, name if name not in content else f"{name} (class)": item[name]}
            )
    return divided


def is_list_of_objects(value: Any) -> bool:
    """Whether a value is a list with objects and nothing else."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)
