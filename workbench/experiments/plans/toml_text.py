"""Plain values as TOML text (the standard library reads TOML but does not write it)."""

import json
from collections.abc import Mapping
from typing import Any


def toml_text(values: Mapping[str, Any]) -> str:
    """Write values, then tables, then lists of tables."""
    plain = [name for name, one in values.items() if not _is_table(one) and not _is_tables(one)]
    lines = [f"{_key(name)} = {_value(values[name])}" for name in plain]
    for name, one in values.items():
        if _is_table(one):
            lines += ["", f"[{_key(name)}]", *_lines(one)]
        elif _is_tables(one):
            for entry in one:
                lines += ["", f"[[{_key(name)}]]", *_lines(entry)]
    return "\n".join(lines) + "\n"


def _lines(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(name)} = {_value(value)}" for name, value in table.items()]


def _is_table(value: Any) -> bool:
    return isinstance(value, Mapping)


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_table, value))


def _key(name: str) -> str:
    bare = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if bare else _text(name)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(_lines(value)) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return repr(value)  # numbers: 1, 0.5, 1e-05, inf and nan are the same in TOML


def _text(value: str) -> str:
    # JSON's escapes are TOML's, except that TOML wants the delete character escaped too.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
