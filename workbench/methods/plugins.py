"""Methods of other packages, found by the entry points that they declare."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

_GROUP = "workbench.methods"
_LONGEST_REASON = 300
_Offered = TypeVar("_Offered")


def read_plugins(kind: type[_Offered]) -> tuple[list[tuple[str, _Offered]], list[str]]:
    """What installed packages offer, each with its package, and what is wrong with the others.

    An entry point of the group names an object of the kind, or a list or tuple of them. A package
    that fails is left out; a sentence says why.
    """
    offers: list[tuple[str, _Offered]] = []
    problems: list[str] = []
    for folder in _packages():
        origin = _name_of(folder)
        try:
            with contextlib.redirect_stdout(sys.stderr):  # answers of commands are printed there
                offers += [(origin, offered) for offered in _offered_by(folder, kind)]
        except KeyboardInterrupt:
            raise
        except BaseException as problem:  # a plug-in may fail in any way, or end the program
            reason = " ".join(str(problem).split())[:_LONGEST_REASON] or type(problem).__name__
            problems.append(f"The methods of {origin} cannot be used: {reason}")
    return offers, problems


def _packages() -> list[Path]:
    """The folders that describe packages with methods for this program, the first of each name."""
    found: dict[str, Path] = {}
    for folder in sys.path:
        for description in _descriptions(Path(folder)):
            found.setdefault(description.name.split("-")[0], description)
    return list(found.values())


def _descriptions(folder: Path) -> list[Path]:
    section = f"[{_GROUP}]"
    try:
        files = folder.glob("*-info/entry_points.txt")
        return [file.parent for file in files if section in file.read_text("utf-8", "replace")]
    except OSError:
        return []


def _name_of(description: Path) -> str:
    from importlib.metadata import Distribution  # late: 0.04 s to import, and rarely needed

    with contextlib.suppress(Exception):  # its metadata may be damaged or missing
        return str(Distribution.at(description).metadata["Name"] or description.name)
    return description.name


def _offered_by(description: Path, kind: type[_Offered]) -> Iterator[_Offered]:
    from importlib.metadata import Distribution  # late: 0.04 s to import, and rarely needed

    for entry in Distribution.at(description).entry_points.select(group=_GROUP):
        found = entry.load()
        for member in found if isinstance(found, list | tuple) else (found,):
            if not isinstance(member, kind):
                raise TypeError(f"{member!r} is not a {kind.__name__}.")
            yield member
