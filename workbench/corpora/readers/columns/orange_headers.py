"""Headers as Orange writes them: rows of types and roles below the names, or signs before them."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from workbench.corpora.readers.columns.header_rows import clean_cell

_TYPE = re.compile(r"d|discrete|c|continuous|s|string|t|time|basket", re.IGNORECASE)
_WHOLE_TYPES = frozenset({"discrete", "continuous", "string", "time"})
_ROLE = re.compile(r"(class|c|meta|m|ignore|i|weight|w|-dc|[\w.]+=\S+)( +|$)", re.IGNORECASE)
_CLASS = re.compile(r"(class|c)\b(?!=)", re.IGNORECASE)
_SIGNS = re.compile(r"([miwc]?[CDST]?)#(.+)")


class OrangeHeader(NamedTuple):
    """The names of the columns, the rows below them that say what they hold, and the class."""

    names: list[str]
    rows_below: int
    class_name: str


def orange_header(cells: Sequence[Any], below: Sequence[Sequence[Any]]) -> OrangeHeader | None:
    """What the first rows state about the columns, if Orange has written them."""
    names = [clean_cell(cell) for cell in cells]
    types, roles = ([clean_cell(value) for value in row] for row in (*below[:2], (), ())[:2])
    has_types = all(map(_TYPE.fullmatch, types))
    lists_values = bool(_WHOLE_TYPES.intersection(types)) and any(map(_CLASS.match, roles))
    if len(types) != len(names) or not (has_types or lists_values):
        return _with_signs(names)
    if len(below) > 1 and len(roles) <= len(names) and all(map(_is_role, roles)):
        class_at = [at for at, role in enumerate(roles) if _CLASS.match(role)]
        return OrangeHeader(names, 2, names[class_at[0]] if class_at else "")
    # The row of roles may be a blank line; single letters could be values.
    is_sure = has_types and bool(_WHOLE_TYPES & {*map(str.lower, types)})
    return OrangeHeader(names, 1, "") if is_sure else None


def _is_role(cell: str) -> bool:
    return not _ROLE.sub("", cell)


def _with_signs(names: Sequence[str]) -> OrangeHeader | None:
    """Names after signs, such as `mS#text` and `cD#topic`."""
    found = [_SIGNS.fullmatch(name) for name in names]
    if not any(match and match[1] for match in found):
        return None
    if not all(match or "#" not in name for match, name in zip(found, names, strict=True)):
        return None
    plain = [match[2] if match else name for match, name in zip(found, names, strict=True)]
    classes = [match[2] for match in found if match and match[1].startswith("c")]
    return OrangeHeader(plain, 0, classes[0] if classes else "")
