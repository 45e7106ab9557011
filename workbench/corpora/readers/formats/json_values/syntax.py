"""JSON as people write it: comments, values in a row, commas at line ends, Python literals."""

import ast
import json
import re
from collections.abc import Mapping
from typing import Any

_COMMENT = r"(?://[^\n]*+|^[ \t]*+#[^\n]*+|/\*(?:[^*]++|\*(?!/))*+(?:\*/)?)"
_ABOVE = re.compile(rf"(?:\s*+{_COMMENT})*+\s*+", re.MULTILINE)
_BETWEEN = re.compile(
    rf'("(?:[^"\\]++|\\.)*+"?)|{_COMMENT}|,(?=\s*+[\]}}])', re.MULTILINE | re.DOTALL
)
SCRIPT = re.compile(
    r"\s{0,100}(?:(?:(?:var|let|const)\s{1,9})?[A-Za-z_$][\w.$]{0,80}\s{0,9}=|export default|"
    r"([A-Za-z_$][\w.$]{0,60}\())\s{0,100}(?=[\[{])"
)
_ACTIONS = ("index", "create", "update", "delete")
_FEWEST_WORDS = 3
_LONGEST_LITERAL = 1 << 20  # characters; the parser of Python needs much memory


def without_script(content: str) -> str:
    """The value that a script assigns to a name or passes to a function; else the whole text."""
    found = SCRIPT.match(content)
    if found is None:
        return content
    rest = content[found.end() :].rstrip().rstrip(";").rstrip()
    return rest.removesuffix(")") if found[1] else rest


def without_comments_above(content: str) -> str:
    """The text below the lines of comment that it begins with."""
    found = _ABOVE.match(content)
    return content[found.end() :] if found else content


def without_comments(content: str) -> str:
    """A JSON text without comments and without the commas before closing brackets."""
    return _BETWEEN.sub(lambda found: found[1] or "", content)


def value_of_line(line: str) -> Any:
    """Read the value of one line; a comma after it and the notation of Python are accepted."""
    try:
        value = json.loads(line)
        is_nested = isinstance(value, str) and value.startswith('{"')
        return json.loads(value) if is_nested else value
    except json.JSONDecodeError:
        trimmed = line.rstrip().rstrip(",")
        if trimmed.startswith(("{'", "['", '{"')) and len(trimmed) < _LONGEST_LITERAL:
            literal = _python_literal(trimmed)
            if literal is not None:
                return literal
        return json.loads(trimmed)


def python_list(content: str) -> list[Any] | None:
    """Read a list of tuples or lists over several lines as Python writes it; None for others."""
    text = content.strip().lstrip("\ufeff").rstrip(";")
    if not text.startswith("[") or len(text) > _LONGEST_LITERAL:
        return None
    value = _python_literal(text)
    is_list = isinstance(value, list) and all(isinstance(part, tuple | list) for part in value)
    return [list(part) for part in value] if is_list else None


def is_bulk_action(value: Any) -> bool:
    """Whether an object says what a search engine does with the next one, and is no document."""
    if not isinstance(value, dict) or len(value) != 1:
        return False
    [(action, target)] = value.items()
    return action in _ACTIONS and isinstance(target, dict) and all(key[:1] == "_" for key in target)


def values_in_a_row(content: str) -> list[Any] | None:
    """Read objects or lists that follow each other over several lines; None if they do not."""
    decoder = json.JSONDecoder()
    content = content.lstrip("\ufeff")
    values: list[Any] = []
    position = _skipped(content, 0)
    while position < len(content):
        try:
            value, position = decoder.raw_decode(content, position)
        except json.JSONDecodeError:
            return None
        if not isinstance(value, dict | list) or (values and type(value) is not type(values[0])):
            return None
        values.append(value)
        position = _skipped(content, position)
    return values or None


def _skipped(content: str, position: int) -> int:
    while position < len(content) and content[position] in " \t\r\n,":
        position += 1
    return position


def _python_literal(text: str) -> Any:
    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return None
    return value if isinstance(value, dict | list) else None


def words_in_order(value: Mapping[str, Any]) -> str:
    """The text of an object that gives the places of each word: {"We": [0, 4], "saw": [1], …}."""
    places = list(value.values())
    if len(places) < _FEWEST_WORDS or not all(isinstance(part, list) for part in places):
        return ""
    words = [(place, word) for word, found in value.items() for place in found]
    if not all(type(place) is int for place, _ in words):
        return ""
    words.sort()
    is_whole = [place for place, _ in words] == list(range(len(words)))
    return " ".join(word for _, word in words) if is_whole else ""
