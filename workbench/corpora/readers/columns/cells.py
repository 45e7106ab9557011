"""The values of cells as texts and as classes, whatever type a file gives them."""

import json
import re
from typing import Any

MISSING = object()
# ['sport', 'news'], ('sport',) or {'sport', 'news'}
_WRITTEN_LIST = re.compile(r"""[\[({]\s*(['"][^'"\[\]{}]*['"](?:\s*,)?\s*)*[\])}]""")
_OF_ARRAY = r"""(?:"[^"{}]*"|[^"'{}:,]+)"""
_ARRAY = re.compile(rf"\{{{_OF_ARRAY}(?:,{_OF_ARRAY})*\}}")  # {sport,"top story"}, as in Postgres
_ARRAY_ITEM = re.compile(r'"([^"]*)"|([^",]+)')
_NUMBER_LIST = re.compile(r"\[\s*-?\d+(?:\s*,\s*-?\d+)*\s*\]")  # [0, 2]
_WRITTEN_OBJECT = re.compile(r"""\{\s*["'][^"'{}]{1,60}["']\s*:\s*["']([^"'{}]*)["']\s*\}""")
_QUOTED = re.compile(r"""'([^']*)'|"([^"]*)\"""")
_LONGEST_LIST = 2000
NAME_FIELDS = ("name", "label", "title", "value", "text", "id", "$oid", "$numberInt", "$date")
_FASTTEXT = "__label__"
_EDGE = re.compile(r"(?:start|end|begin|from|to)(?:[_-]?(?:offset|char|position|pos|idx))?$", re.I)
# What R, pandas and databases write for a missing value; “None” may be the name of a class.
_NO_CLASS = frozenset(
    ("", "?", "NA", "N/A", "n/a", "NaN", "nan", "<NA>", "#N/A", "\\N", "NULL", "null")
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
        if len(value) == 1:
            return as_text(*value.values())
        return as_text(next((value[name] for name in NAME_FIELDS if name in value), str(value)))
    return str(value)


def as_labels(value: Any) -> tuple[str, ...]:
    """Return the classes in a cell: none, one, or all of a list."""
    if isinstance(value, str) and value[:1] not in ("[", "_", "{", "("):  # nearly all cells
        label = value.strip()
        return () if label in _NO_CLASS else (label,)
    items = value if isinstance(value, list) else [value]
    if isinstance(value, str) and (only := _WRITTEN_OBJECT.fullmatch(value[:_LONGEST_LIST])):
        items = [only[1]]
    elif isinstance(value, str) and _WRITTEN_LIST.fullmatch(value[:_LONGEST_LIST]):
        items = [single or double for single, double in _QUOTED.findall(value)]
    elif isinstance(value, str) and _ARRAY.fullmatch(value[:_LONGEST_LIST]):
        items = [quoted or bare for quoted, bare in _ARRAY_ITEM.findall(value[1:-1])]
    elif isinstance(value, str) and value.startswith("{"):
        items = _written_names(value)
    elif isinstance(value, str) and value.startswith("[{"):
        items = _written_objects(value)
    elif isinstance(value, str) and _NUMBER_LIST.fullmatch(value[:_LONGEST_LIST]):
        items = [number.strip() for number in value.strip("[] ").split(",")]
    items = [item for item in items if not _is_span(item)]
    labels = (as_text(item).strip().removeprefix(_FASTTEXT) for item in items)
    return tuple(dict.fromkeys(label for label in labels if label not in _NO_CLASS))


def _written_objects(value: str) -> list[Any]:
    """The objects of a list that is written into a cell; the whole cell if it is none."""
    try:
        found = json.loads(value[:_LONGEST_LIST])
    except (ValueError, RecursionError):
        return [value]
    return found if isinstance(found, list) else [value]


def _written_names(value: str) -> list[Any]:
    """The names in an object or its only list, written into a cell: {"m1": "novel", …}."""
    try:
        found = json.loads(value[:_LONGEST_LIST])
    except (ValueError, RecursionError):
        return [value]
    parts = list(found.values())
    if len(parts) == 1 and isinstance(parts[0], list):
        parts = parts[0]  # {"choices": ["novel", "poem"]}
    is_one = any(name in found for name in NAME_FIELDS)
    are_names = bool(parts) and not is_one and all(isinstance(part, str) for part in parts)
    return parts if are_names else [value]


def _is_span(item: Any) -> bool:
    """Whether an item marks a part of the text, such as [0, 5, "person"], rather than a class."""
    if isinstance(item, list):
        return len(item) > 2 and all(type(edge) is int for edge in item[:2])
    if not isinstance(item, dict):
        return False
    edges = [value for name, value in item.items() if _EDGE.match(str(name))]
    return len(edges) > 1 and all(type(edge) is int for edge in edges)
