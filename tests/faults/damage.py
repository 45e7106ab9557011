"""Damage drawn from a seed: of bytes, of packed files, and of nested values."""

import bz2
import copy
import gzip
import io
import lzma
import random
import re
import struct
import zipfile
import zlib

NUMBERS = (0, 1, -1, 127, 255, 65_535, 2**31 - 1, 2**32 - 1, 2**63, -(2**63), 10**18, 10**30)
TOKENS = (
    *(str(number).encode() for number in NUMBERS),
    *(b"nan", b"inf", b"1e308", b"1e-400", b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"\xed\xa0\x80"),
    *(b'"', b"'", b"\\", b"\r", b"\n", b"\t", b",", b";", b"{", b"}", b"[", b"]", b"<", b">"),
    *(b"&#0;", b"&#x110000;", b"<!--", b"]]>", b"<![CDATA[", b"%s", b"../", b"\x1b[2J"),
    *("\u202e\u2028\u0301".encode(), "٣".encode(), b"null", b"true", b"@data\n", b"From "),
)
WRONG_VALUES = (
    *(None, True, -1, 0, 0.5, 1e308, float("nan"), 10**30, "", "text", "\x00", "1e9%", "é" * 300),
    *([], {}, [[]], [1], {"a": 1}),
)
PACKERS = {  # of single files: how they begin, and what packs and unpacks them
    ".gz": (b"\x1f\x8b", lambda content: gzip.compress(content, 1, mtime=0), gzip.decompress),
    ".bz2": (b"BZh", bz2.compress, bz2.decompress),
    ".xz": (b"\xfd7zXZ", lambda content: lzma.compress(content, preset=0), lzma.decompress),
}
NAMES = ("../escape", "/absolute", "a/" * 60 + "b", "con", "\u202ename", "x" * 300, "same", "a\\b")
_DIGITS = re.compile(rb"[0-9]+")


def nested(depth=300):
    """A list in a list in a list."""
    values = []
    for _ in range(depth):
        values = [values]
    return values


def damaged_bytes(content, chance, most=5):
    """The content after one to five changes."""
    for _ in range(chance.randrange(1, most + 1)):
        content = chance.choice(_STEPS)(content, chance)
    return content


def damaged_file(content, chance):
    """A damaged file; of a packed one often only what is inside, packed again."""
    if chance.random() < 0.6:
        if content[:2] == b"PK":
            return damaged_zip(content, chance)
        for start, pack, unpack in PACKERS.values():
            if content.startswith(start):
                return _damaged_inside(content, chance, pack, unpack)
    return damaged_bytes(content, chance)


def damaged_zip(content, chance, damage=damaged_bytes):
    """The archive with one damaged, missing, doubled or renamed member."""
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        members = [(info.filename, packed.read(info)) for info in packed.infolist()]
    if not members:
        return damaged_bytes(content, chance)
    at = chance.randrange(len(members))
    name, inside = members[at]
    kind = chance.random()
    if kind < 0.8:
        members[at] = name, damage(inside, chance)
    elif kind < 0.87:
        del members[at]
    elif kind < 0.94:
        members[at] = chance.choice(NAMES), inside
    else:
        members.append((chance.choice(NAMES), inside))
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, inside in members:
            packed.writestr(name, inside)
    return target.getvalue()


def damaged_values(values, chance):
    """A copy of nested tables and lists with one to three wrong, missing or renamed entries."""
    values = copy.deepcopy(values)
    for _ in range(chance.randrange(1, 4)):
        paths = [path for path in _paths(values) if path]
        if not paths:
            return values
        _change(values, chance.choice(paths), chance)
    return values


def _change(values, path, chance):
    holder = values
    for name in path[:-1]:
        holder = holder[name]
    kind = chance.randrange(5)
    if kind == 0:
        del holder[path[-1]]
    elif kind == 1 and isinstance(holder, dict):
        holder[chance.choice(["", "kind", "🙂", "x" * 200, *NAMES])] = holder[path[-1]]
    elif kind == 2 and isinstance(holder, list):
        holder.extend([holder[path[-1]]] * chance.choice([1, 2, 1000]))
    else:
        holder[path[-1]] = chance.choice([*copy.deepcopy(WRONG_VALUES), nested()])


def _paths(values, path=()):
    yield path
    if isinstance(values, dict | list) and len(path) < 20:
        for name, entry in values.items() if isinstance(values, dict) else enumerate(values):
            yield from _paths(entry, (*path, name))


def _damaged_inside(content, chance, pack, unpack):
    try:
        inside = unpack(content)
    except (OSError, EOFError, zlib.error, lzma.LZMAError, ValueError):
        return damaged_bytes(content, chance)
    return pack(damaged_bytes(inside, chance))


def _span(content, chance, longest=64):
    start = chance.randrange(len(content) + 1)
    return start, min(len(content), start + chance.randrange(1, longest))


def _flip(content, chance):
    start, end = _span(content, chance, 8)
    mask = chance.randrange(1, 256)
    return content[:start] + bytes(byte ^ mask for byte in content[start:end]) + content[end:]


def _cut(content, chance):
    start, end = _span(content, chance, 200)
    return content[:start] + content[end:]


def _end(content, chance):
    return content[: chance.randrange(len(content) + 1)]


def _repeat(content, chance):
    start, end = _span(content, chance)
    return content[:end] + content[start:end] * chance.choice([1, 2, 20, 400]) + content[end:]


def _insert(content, chance):
    start, end = _span(content, chance, 4)
    return content[:start] + chance.choice(TOKENS) * chance.choice([1, 1, 50]) + content[end:]


def _move(content, chance):
    start, end = _span(content, chance, 200)
    to = chance.randrange(len(content) + 1)
    return content[:to] + content[start:end] + content[to:]


def _number(content, chance):
    """Another number in the place of one that is written in digits or in four bytes."""
    found = list(_DIGITS.finditer(content))
    if found and chance.random() < 0.7:
        digits = chance.choice(found)
        new = str(chance.choice(NUMBERS)).encode()
        return content[: digits.start()] + new + content[digits.end() :]
    start = chance.randrange(len(content) + 1)
    packed = struct.pack(chance.choice("<>") + "I", chance.choice(NUMBERS) % 2**32)
    return content[:start] + packed + content[start + 4 :]


_STEPS = (_flip, _flip, _cut, _end, _repeat, _insert, _insert, _move, _number, _number)


def chance_of(kind, seed):
    """The random numbers of one attempt, which also know its number."""
    chance = random.Random(f"{kind} {seed}")
    chance.number = seed
    return chance
