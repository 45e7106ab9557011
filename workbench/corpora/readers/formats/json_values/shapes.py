"""The layouts of documents in one JSON value, each converted to a list of objects."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from workbench.corpora.readers.columns.cells import NAME_FIELDS
from workbench.corpora.readers.columns.header_rows import column_names
from workbench.corpora.readers.columns.names import KNOWN_NAMES
from workbench.corpora.readers.columns.split_names import split_side
from workbench.corpora.readers.formats.json_values.classes import (
    classes_of_texts,
    is_list_of_objects,
    names_beside,
    names_of_targets,
    with_names,
    with_referred_names,
)
from workbench.corpora.readers.formats.json_values.rows import (
    is_list_of_rows,
    objects_of_rows,
    rows_below_columns,
    rows_of_cells,
    rows_with_names,
)
from workbench.corpora.readers.formats.json_values.syntax import words_in_order
from workbench.errors import CorpusError

_DEEPEST_WRAPPING = 6
_FEW_FIELDS = 5
_FEWEST_CLASSES, _FEWEST_ALIKE = 2, 3
_FAR_MORE, _MOST_HEADS = 4, 50
_FEWEST_CHARACTERS = 20  # of a text; names are shorter


def holds_documents(value: Mapping[str, Any]) -> bool:
    """Whether an object holds several documents rather than being a document itself."""
    parts = list(value.values())
    if not parts:
        return False
    return (
        any(is_list_of_objects(part) or is_list_of_rows(part) for part in parts)
        or all(isinstance(part, list) for part in parts)
        or all(isinstance(part, dict) for part in parts)
        or bool(rows_below_columns(value))
        or bool(classes_of_texts(value))
        or bool(_wrapped_lists(value))
        or bool(_wrapped_objects(value))
    )


def documents_in(value: Mapping[str, Any], name: str) -> list[Any]:
    """List the documents in an object; `name` is the file name for the error message."""
    if not holds_documents(value):
        return [value]
    targets = names_of_targets(value)
    rest = {key: part for key, part in value.items() if key.removesuffix("_names") not in targets}
    rest |= {key: value[key] for key in targets}
    return with_names(_documents_in(rest, name), names_beside(value) | targets)


def documents_below_heads(values: list[Any]) -> list[Any]:
    """Documents in [{"type": "header", …}, {"type": "table", "data": [{…}, …]}], as servers export.

    A list in which the texts stand in longer lists of a few of its objects; else the values.
    """
    if len(values) > _MOST_HEADS:
        return values
    lists = [found for item in values for found in _wrapped_lists(item) if len(found) > len(values)]
    outside = [{key: part for key, part in item.items() if part not in lists} for item in values]
    if not lists or len({*map(frozenset, outside)}) == 1 < len(values):
        return values  # documents that hold lists
    longest = max(lists, key=_characters)
    is_inside = _characters(longest) > _FAR_MORE * _characters(outside)
    return with_referred_names(longest, lists) if is_inside else values


def _documents_in(value: Mapping[str, Any], name: str) -> list[Any]:
    stated = classes_of_texts(value) or rows_below_columns(value) or rows_of_cells(value)
    if stated:
        return stated
    parts = list(value.values())
    wrapped_objects = _wrapped_objects(value)
    if wrapped_objects:
        return _documents_of_objects(wrapped_objects, name)
    if len(parts) > 1 and all(is_list_of_objects(part) for part in parts):
        return _documents_of_parts(value)
    if len(parts) > 1 and all(is_list_of_rows(part) for part in parts):
        return _documents_of_parts({key: objects_of_rows(part) for key, part in value.items()})
    if len(parts) > 1 and _are_sides(value) and all(map(_lists_texts_of_classes, parts)):
        sides = {key: _documents_of_lists(part, name) for key, part in value.items()}
        return _documents_of_parts(sides)
    if len(parts) > 1 and all(_is_object_of_lists(part) for part in parts) and _are_sides(value):
        return _documents_of_parts({key: _rows_of_lists(part) for key, part in value.items()})
    has_lists = any(_lists_in(value, 1 if len(parts) > 1 else _DEEPEST_WRAPPING))
    are_objects = all(isinstance(part, dict) for part in parts)
    if are_objects and (not has_lists or _are_records(parts)):
        return _documents_of_objects(value, name)
    wrapped = _wrapped_lists(value)
    rows = rows_with_names(value, wrapped)
    if rows:
        return rows
    if wrapped:  # {"version": 1, "documents": [{…}, …]}
        return with_referred_names(max(wrapped, key=_characters), wrapped)
    return _documents_of_lists(value, name)


def _are_records(parts: Sequence[Mapping[str, Any]]) -> bool:
    """Whether many objects have the same fields, of which a list of objects is only one."""
    fields = {frozenset(part) for part in parts}
    return len(parts) > _FEW_FIELDS and len(fields) == 1 and len(parts[0]) > _FEWEST_ALIKE


def _are_sides(value: Mapping[str, Any]) -> bool:
    return all(split_side(key) is not None for key in value)


def _is_object_of_lists(value: Any) -> bool:
    lists = list(value.values()) if isinstance(value, dict) else []
    are_lists = bool(lists) and all(isinstance(part, list) for part in lists)
    return are_lists and len(set(map(len, lists))) == 1


def _lists_texts_of_classes(value: Any) -> bool:
    lists = list(value.values()) if isinstance(value, dict) else []
    are_lists = bool(lists) and all(isinstance(part, list) for part in lists)
    are_texts = are_lists and all(isinstance(text, str) for part in lists for text in part)
    return are_texts and _are_classes(value)


def _rows_of_lists(value: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    return [dict(zip(value, row, strict=True)) for row in zip(*value.values(), strict=True)]


def flat(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """Name nested fields a.b, so that every field is a column."""
    if not any(isinstance(value, dict | list) for value in document.values()):
        return document
    fields: dict[str, Any] = {}
    for name, given in document.items():
        value = _only_object(given)
        if isinstance(value, dict) and (words := words_in_order(value)):
            fields[name.removesuffix("_inverted_index")] = words
        elif isinstance(value, dict):
            fields.update((f"{name}.{inner}", part) for inner, part in flat(value).items())
        else:
            fields[name] = value
    return fields


def _only_object(value: Any) -> Any:
    """A list with one object stands for it, unless the object is only a name, as a tag is."""
    if not is_list_of_objects(value):
        return value
    if len(value) == 1:
        is_deep = any(map(_holds_names, value[0].values()))
        is_name = not is_deep and any(name in value[0] for name in NAME_FIELDS)
        return value if is_name else value[0]
    return _messages(value) or value


def _holds_names(part: Any) -> bool:
    """Whether a part of an object is a list of objects, or an object that has a name or a list."""
    if not isinstance(part, dict):
        return is_list_of_objects(part)
    return "name" in part or "title" in part or any(map(is_list_of_objects, part.values()))


def _messages(value: list[dict[str, Any]]) -> dict[str, Any]:
    """The messages of a conversation by their speakers: [{"role": "user", "content": …}, …]."""
    for role, content in (("role", "content"), ("from", "value")):
        if all(isinstance(item.get(role), str) and content in item for item in value):
            speakers: dict[str, Any] = {}
            for item in value:
                speakers.setdefault(item[role], []).append(item[content])
            return {name: " ".join(map(str, said)) for name, said in speakers.items()}
    return {}


def _wrapped_lists(value: Mapping[str, Any]) -> list[list[Any]]:
    """The outermost lists of at least two objects, anywhere in a value."""
    return [found for found in _lists_in(value, _DEEPEST_WRAPPING) if len(found) > 1] or [
        part for part in value.values() if is_list_of_objects(part)
    ]


def _wrapped_objects(value: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The documents in {"version": 1, "documents": {"d1": {…}, "d2": {…}, …}}; else nothing."""
    found = list(_alike_objects_in(value, _DEEPEST_WRAPPING))
    outside = sum(len(part) for part in value.values() if isinstance(part, str))
    if len(found) != 1 or _characters(found[0].values()) < outside:
        return {}
    return found[0]


def _alike_objects_in(value: Mapping[str, Any], depth: int) -> Iterator[dict[str, Any]]:
    for part in value.values():
        if isinstance(part, dict) and _are_alike(part):
            yield part
        elif isinstance(part, dict) and depth:
            yield from _alike_objects_in(part, depth - 1)


def _are_alike(objects: Mapping[str, Any]) -> bool:
    """Whether all values are objects with the same fields, one of them a text."""
    parts = list(objects.values())
    if len(parts) < _FEWEST_ALIKE or not all(isinstance(part, dict) for part in parts):
        return False
    has_texts = _has_column_name(parts[0]) and _characters(parts) > _FEWEST_CHARACTERS * len(parts)
    return has_texts and len({frozenset(part) for part in parts}) == 1


def _lists_in(value: Mapping[str, Any], depth: int) -> Iterator[list[Any]]:
    for part in value.values():
        if is_list_of_objects(part):
            yield part
        elif isinstance(part, dict) and depth:
            yield from _lists_in(part, depth - 1)


def _characters(documents: Iterable[Any]) -> int:
    return sum(
        len(value)
        for document in documents
        for value in flat(document).values()
        if isinstance(value, str)
    )


def _documents_of_parts(value: Mapping[str, Any]) -> list[Any]:
    # {"train": [{…}], "test": [{…}]} or {"sport": [{…}], "news": [{…}]}
    field = "split" if all(split_side(key) is not None for key in value) else "label"
    inside = {name for documents in value.values() for document in documents for name in document}
    if field == "label" and (
        not inside or len({frozenset(_all_names(part)) for part in value.values()}) > 1
    ):
        parts = list(value.values())
        return with_referred_names(max(parts, key=_characters), parts)
    name = field if field not in inside else f"{field} of the file"
    return [{name: key, **document} for key, part in value.items() for document in part]


def _all_names(documents: Sequence[Mapping[str, Any]]) -> set[str]:
    return {name for document in documents for name in document}


def _documents_of_objects(value: Mapping[str, Mapping[str, Any]], name: str) -> list[Any]:
    first = next(iter(value.values()))
    if _are_texts_by_id(value):
        return [  # {"sport": {"s1": "…", "s2": "…"}, "news": {…}}
            {"label": key, "id": identifier, "text": text}
            for key, texts in value.items()
            for identifier, text in texts.items()
        ]
    is_record = _has_column_name(first) or not all(key.isdigit() for key in first)
    if is_record and not _has_column_name(value):
        return [{"id": key, **fields} for key, fields in value.items()]  # {"d1": {"text": …}, …}
    columns = {key: list(cells.values()) for key, cells in value.items()}  # written by pandas
    return _documents_of_lists(columns, name)


def _are_texts_by_id(value: Mapping[str, Mapping[str, Any]]) -> bool:
    """Whether objects hold many texts each, under names with a number that are no columns."""
    keys = [key for texts in value.values() for key in texts]
    texts = [text for texts in value.values() for text in texts.values()]
    are_few = len(value) < _FEWEST_CLASSES or len(texts) < _FEWEST_ALIKE * len(value)
    if are_few or _has_column_name(value):
        return False
    are_texts = all(isinstance(text, str) and " " in text.strip() for text in texts)
    return are_texts and all(any(map(str.isdigit, key)) for key in keys)


def _documents_of_lists(value: Mapping[str, Any], name: str) -> list[Any]:
    columns = {key: items for key, items in value.items() if isinstance(items, list)}
    lengths = {len(items) for items in columns.values()}
    are_texts = all(isinstance(item, str) for items in columns.values() for item in items)
    if len(lengths) == 1 and 2 <= max(lengths) <= _FEW_FIELDS < len(columns) // max(lengths):
        names = column_names([""] * max(lengths))  # {"d1": ["…", "sport"], "d2": […], …}
        return [{"id": key, **dict(zip(names, row, strict=True))} for key, row in columns.items()]
    if len(lengths) == 1 and not (are_texts and _are_classes(columns)):
        rows = zip(*columns.values(), strict=True)
        return [dict(zip(columns, row, strict=True)) for row in rows]
    if are_texts:
        return [  # {"sport": ["…", …], "news": ["…", …]}
            {"label": key, "text": text} for key, texts in columns.items() for text in texts
        ]
    raise CorpusError(
        f"{name} is one JSON object whose lists differ in length; use a list of objects, an object "
        "of equally long lists, or an object that maps each class to a list of texts."
    )


def _are_classes(columns: Mapping[str, Sequence[str]]) -> bool:
    # Equally long lists of sentences under names that are not names of columns.
    return not _has_column_name(columns) and all(
        sum(" " in text.strip() for text in texts) > len(texts) / 2 for texts in columns.values()
    )


def _has_column_name(names: Mapping[str, Any]) -> bool:
    return any(name.lower() in KNOWN_NAMES for name in names)
