"""Methods of other packages, found by the entry points that they declare."""

import sys
from pathlib import Path
from typing import TypeVar

_GROUP = "workbench.methods"
_Offered = TypeVar("_Offered")


def read_plugins(kind: type[_Offered]) -> tuple[list[tuple[str, _Offered]], list[str]]:
    """What installed packages offer, each with its package, and what is wrong with the others.

    An entry point of the group names an object of the kind, or a list or tuple of them. A package
    that fails is left out; a sentence says why.
    """
    offers: list[tuple[str, _Offered]] = []
    problems: list[str] = []
    if not any(map(_declares_methods, sys.path)):
        return offers, problems
    from importlib.metadata import entry_points  # late: 0.04 s to import, and rarely needed

    for entry in entry_points(group=_GROUP):
        origin = entry.dist.name if entry.dist is not None else entry.module
        try:
            offers += [(origin, offered) for offered in _objects(entry.load(), kind)]
        except Exception as problem:  # a plug-in may fail in any way
            problems.append(f"The methods of {origin} cannot be used: {problem}")
    return offers, problems


def _declares_methods(folder: str) -> bool:
    """Whether a package in a folder of the search path names methods for this program."""
    section = f"[{_GROUP}]"
    try:
        files = Path(folder).glob("*-info/entry_points.txt")
        return any(section in file.read_text("utf-8", "replace") for file in files)
    except OSError:
        return False


def _objects(found: object, kind: type[_Offered]) -> tuple[_Offered, ...]:
    offered = found if isinstance(found, list | tuple) else (found,)
    for member in offered:
        if not isinstance(member, kind):
            raise TypeError(f"{member!r} is not a {kind.__name__}.")
    return tuple(offered)
