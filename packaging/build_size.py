"""The size of a built program, its largest parts, and the C library that it needs."""

import re
from collections import Counter
from pathlib import Path

_SHOWN = 12


def size_of(folder: Path) -> int:
    """Bytes of all files below a folder; links are not counted."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if _is_counted(file))


def largest_parts(program: Path) -> list[tuple[str, int]]:
    """The parts by size, the largest first; the small ones are added up."""
    sizes: Counter[str] = Counter()
    for file in program.rglob("*"):
        if _is_counted(file):
            sizes[_part_of(file.relative_to(program))] += file.lstat().st_size
    largest = sizes.most_common(_SHOWN)
    rest = sum(sizes.values()) - sum(size for _, size in largest)
    return [*largest, ("everything else", rest)] if rest else largest


def needed_c_library(program: Path) -> tuple[str, str]:
    """The newest version of glibc that any file needs, and the name of such a file."""
    newest, needed_by = (0,), ""
    for file in program.rglob("*"):
        if _is_counted(file) and (".so" in file.name or file.parent == program):
            numbers = re.findall(rb"GLIBC_(\d+(?:\.\d+)+)\x00", file.read_bytes())
            version = max((tuple(map(int, number.split(b"."))) for number in numbers), default=(0,))
            if version > newest:
                newest, needed_by = version, file.name
    return ".".join(map(str, newest)), needed_by


def _is_counted(file: Path) -> bool:
    return file.is_file() and not file.is_symlink()


def _part_of(path: Path) -> str:
    """Libraries in `x.libs` belong to x; ICU is listed apart from the rest of Qt."""
    parts = [part for part in path.parts if part != "_internal"]
    if parts[:3] == ["PySide6", "Qt", "lib"] and parts[3].startswith("libicu"):
        return "Qt: ICU"
    if parts[0] == "PySide6":
        return "Qt"
    return parts[0].removesuffix(".libs") if len(parts) > 1 else parts[0]
