"""How large Arrow data become: of messages before they are unpacked, and of values before Python
gets them.

A compressed message may unpack to a thousand times its size, and rows may share one long value.
"""

import re
import struct
from collections.abc import Iterator
from typing import Any

import numpy as np

_RECORDS, _DICTIONARY = "record batch", "dictionary"
_LENGTH, _BUFFERS, _COMPRESSION = 0, 2, 3  # fields of a record batch
_HEADER, _DATA = 2, 1  # fields of a message and of a dictionary
_NUMBER_BYTES = 32  # of a number, a time or a truth value as an object of Python


def message_sizes(messages: Any) -> Iterator[tuple[int, int]]:
    """The rows and the unpacked bytes of each message, as the messages state them."""
    for message in messages:
        if message.type not in (_RECORDS, _DICTIONARY):
            continue
        content, body = message.metadata.to_pybytes(), message.body
        batch = _table(content, _root(content), _HEADER)
        if message.type == _DICTIONARY:
            batch = _table(content, batch, _DATA)
        at = _field(content, batch, _LENGTH)
        rows = struct.unpack_from("<q", content, at)[0] if at and message.type == _RECORDS else 0
        yield rows, _unpacked_bytes(content, batch, body)


def _unpacked_bytes(content: bytes, batch: int, body: Any) -> int:
    """The sum of what the buffers of a batch say before their packed bytes."""
    is_packed = bool(_field(content, batch, _COMPRESSION))
    start = _table(content, batch, _BUFFERS)
    count = struct.unpack_from("<I", content, start)[0]
    total = 0
    for number in range(count):
        offset, length = struct.unpack_from("<qq", content, start + 4 + 16 * number)
        if is_packed and length >= 8:
            stated = struct.unpack("<q", body[offset : offset + 8])[0]
            length = stated if stated >= 0 else length  # -1: not packed after all
        total += max(0, length)
    return total


def _root(content: bytes) -> int:
    return int(struct.unpack_from("<I", content)[0])


def _field(content: bytes, table: int, number: int) -> int:
    """Where a field of a table is; 0 if it is absent."""
    names = table - struct.unpack_from("<i", content, table)[0]
    if 4 + 2 * number >= struct.unpack_from("<H", content, names)[0]:
        return 0
    offset = struct.unpack_from("<H", content, names + 4 + 2 * number)[0]
    return table + offset if offset else 0


def _table(content: bytes, table: int, number: int) -> int:
    """Where the table or the list begins to which a field refers."""
    at = _field(content, table, number)
    if not at:
        raise ValueError("a message without content")
    return at + int(struct.unpack_from("<I", content, at)[0])


def largest_value(array: Any) -> int:
    """At least the bytes of the largest value of an array as an object of Python."""
    kind = re.split(r"[<\[(]", str(array.type))[0]
    if len(array) == 0:
        return 0
    if kind in ("struct", "sparse_union", "dense_union"):
        return sum(largest_value(array.field(at)) for at in range(array.type.num_fields))
    if kind == "dictionary":
        return largest_value(array.dictionary)
    if kind == "run_end_encoded":
        return largest_value(array.values)
    if kind == "extension":
        return largest_value(array.storage)
    if kind == "map":
        longest = np.diff(array.offsets.to_numpy()).max(initial=0)
        return int(longest) * (largest_value(array.keys) + largest_value(array.items))
    if array.type.num_fields:  # lists of any kind, whose parts may overlap
        return _longest("list_value_length", array) * largest_value(array.values)
    return _NUMBER_BYTES + _longest_text(kind, array)


def characters_in(value: Any) -> int:
    """The characters of a value with all of its parts; a number counts as one."""
    if isinstance(value, str):
        return len(value)
    if isinstance(value, list):
        return sum(map(characters_in, value))
    return 1


def _longest_text(kind: str, array: Any) -> int:
    if kind in ("string_view", "binary_view"):
        lengths = np.frombuffer(array.buffers()[1], np.int32)[::4]
        return int(lengths.max(initial=0))
    is_text = kind in ("string", "large_string", "binary", "large_binary", "fixed_size_binary")
    return _longest("binary_length", array) if is_text else 0


def _longest(length: str, array: Any) -> int:
    from pyarrow import compute  # late: 0.4 s to import, and an extra

    return int(compute.max(getattr(compute, length)(array)).as_py() or 0)
