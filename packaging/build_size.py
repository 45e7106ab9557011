"""How large a built program is, what takes the room, and which C library it asks for."""

import re
from collections import Counter
from pathlib import Path

_SHOWN = 12


def size_of(folder: Path) -> int:
    """Bytes of all files below a folder; links count nothing."""
    return sum(one.lstat().st_size for one in folder.rglob("*") if _counts(one))


def largest_parts(program: Path) -> list[tuple[str, int]]:
    """The parts by size, the largest first; what is small is one part together."""
    sizes: Counter[str] = Counter()
    for file in program.rglob("*"):
        if _counts(file):
            sizes[_part_of(file.relative_to(program))] += file.lstat().st_size
    largest = sizes.most_common(_SHOWN)
    rest = sum(sizes.values()) - sum(size for _, size in largest)
    return [*largest, ("everything else", rest)] if rest else largest


def needed_c_library(program: Path) -> tuple[str, str]:
    """The newest version of glibc that a file asks for, and one such file."""
    newest, where = (0,), ""
    for file in program.rglob("*"):
        if _counts(file) and (".so" in file.name or file.parent == program):
            found = re.findall(rb"GLIBC_(\d+(?:\.\d+)+)\x00", file.read_bytes())
            version = max((tuple(map(int, one.split(b"."))) for one in found), default=(0,))
            if version > newest:
                newest, where = version, file.name
    return ".".join(map(str, newest)), where


def _counts(file: Path) -> bool:
    return file.is_file() and not file.is_symlink()


def _part_of(path: Path) -> str:
    """Libraries in `x.libs` belong to x; Qt's are told apart from its bindings."""
    parts = [one for one in path.parts if one != "_internal"]
    if parts[:3] == ["PySide6", "Qt", "lib"] and parts[3].startswith("libicu"):
        return "Qt: ICU"
    if parts[0] == "PySide6":
        return "Qt"
    return parts[0].removesuffix(".libs") if len(parts) > 1 else parts[0]
