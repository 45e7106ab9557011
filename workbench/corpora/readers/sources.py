"""The files of a folder or an archive, one after the other, without unpacking to disk."""

import os
import re
import stat
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.streams import ZIP, check_regular, open_stream
from workbench.errors import CorpusError

_HEADER_LIMIT = 1 << 14
_TAR_BUFFER = 1 << 15  # tarfile copies what is left of it at every read
_DRIVE = re.compile(r"[A-Za-z]:")
_SYSTEM_FILES = frozenset(("thumbs.db", "desktop.ini", "__macosx"))
_EXTENDED = (tarfile.XHDTYPE, tarfile.XGLTYPE, tarfile.SOLARIS_XHDTYPE)
_LONG_NAMES = (tarfile.GNUTYPE_LONGNAME, tarfile.GNUTYPE_LONGLINK)


# Two empty blocks end an archive; some programs leave them out.
_PROPER_ENDS = ("EOFHeaderError", "EmptyHeaderError")


class Member(NamedTuple):
    """One file: its path inside the folder or archive, with slashes, and its bytes."""

    name: str
    content: bytes


@dataclass
class Skipped:
    """The files that were passed over, by reason, for one note each."""

    names: dict[str, list[str]] = field(default_factory=dict)

    def add(self, name: str, reason: str) -> None:
        """Remember one file that was passed over."""
        self.names.setdefault(reason, []).append(name)

    def notes(self) -> list[str]:
        """Say for each reason how many files were skipped and which came first."""
        return [
            f"Skipped {len(names):,} {'file' if len(names) == 1 else 'files'} {reason}: "
            f"{', '.join(name[:200] for name in names[:3])}{' …' if len(names) > 3 else ''}."
            for reason, names in self.names.items()
        ]


def members(path: Path, meter: Meter, skipped: Skipped) -> Iterator[Member]:
    """Give every visible file of a folder, a zip archive or a tar archive."""
    if path.is_dir():
        return folder_members(path, meter, skipped)
    check_regular(path)
    with path.open("rb") as file:
        head = file.read(4)
    if head in ZIP:
        return zip_members(path, meter)
    return tar_members(path, meter)


def folder_members(root: Path, meter: Meter, skipped: Skipped) -> Iterator[Member]:
    """Walk through a folder in the order of names; a folder is entered once, so loops end."""
    entered: set[tuple[int, int]] = set()
    waiting = [root]
    done = 0
    while waiting:
        folder = waiting.pop()
        for entry in _entries(folder, root, entered, skipped):
            if _is_folder(entry):
                waiting.append(Path(entry.path))
                continue
            member = _folder_member(Path(entry.path), root, meter, skipped)
            done += 1
            meter.report(done, 0)
            if member is not None:
                yield member


def zip_members(path: Path, meter: Meter) -> Iterator[Member]:
    """Read a zip archive; the sizes that its directory states are checked beforehand."""
    size = path.stat().st_size
    with zipfile.ZipFile(path) as archive:
        files = [one for one in archive.infolist() if not one.is_dir()]
        for done, one in enumerate(files):
            name = checked_name(one.filename, path)
            if stat.S_ISLNK(one.external_attr >> 16):
                raise CorpusError(_link_sentence(path, name))
            if one.flag_bits & 1:
                raise CorpusError(f"{path.name} is locked with a password; unlock it first.")
            meter.documents()
            # zipfile never gives more than the stated size, so counting it first is safe.
            meter.unpacked(one.file_size, size)
            meter.report(done, len(files))
            if is_visible(name):
                yield Member(name, archive.read(one))


def tar_members(path: Path, meter: Meter) -> Iterator[Member]:
    """Read a tar archive, plain or compressed, from front to back."""
    with (
        open_stream(path, meter) as stream,
        tarfile.open(fileobj=stream, mode="r|", tarinfo=_Entry, bufsize=_TAR_BUFFER) as archive,
    ):
        for entry in archive:
            archive.members = []  # type: ignore[attr-defined] # tarfile keeps every entry otherwise
            meter.documents()
            name = _checked_entry(entry, path)
            if not entry.isreg() or not is_visible(name):
                continue
            content = archive.extractfile(entry)
            if content is not None:
                yield Member(name, content.read())


def checked_name(name: str, path: Path) -> str:
    """Give a member's path with slashes, or refuse one that leaves the archive."""
    slashed = name.replace("\\", "/")
    parts = slashed.split("/")
    if slashed.startswith("/") or _DRIVE.match(slashed) or ".." in parts:
        raise CorpusError(
            f"{path.name} has a member {name!r} whose path leaves the archive; such archives are "
            "refused, so pack the files again."
        )
    return "/".join(part for part in parts if part not in ("", "."))


def is_visible(name: str) -> bool:
    """Say whether a path holds no hidden file and no file of an operating system."""
    parts = name.lower().split("/")
    return not any(part.startswith(".") or part in _SYSTEM_FILES for part in parts)


class _Entry(tarfile.TarInfo):
    """A tar entry that reports damage where tarfile would end the archive in silence."""

    @classmethod
    def frombuf(cls, *header: Any) -> Any:
        """Check one header block."""
        return _sound_entry(lambda: super(_Entry, cls).frombuf(*header))

    @classmethod
    def _frombuf(cls, *header: Any, **details: Any) -> Any:
        # Later patches of every Python come in by this door and no longer by the one above.
        read = super()._frombuf  # type: ignore[misc]
        return _sound_entry(lambda: read(*header, **details))


def _sound_entry(read: Callable[[], tarfile.TarInfo]) -> tarfile.TarInfo:
    try:
        entry = read()
    except tarfile.HeaderError as problem:
        if type(problem).__name__ in _PROPER_ENDS:
            raise
        raise tarfile.ReadError(str(problem)) from None
    is_extension = entry.type in _EXTENDED or entry.type in _LONG_NAMES
    # Long extended headers cost tarfile quadratic time, and negative sizes a loop.
    if entry.size < 0 or (is_extension and entry.size > _HEADER_LIMIT):
        raise tarfile.ReadError(f"impossible size {entry.size}")
    return entry


def _checked_entry(entry: tarfile.TarInfo, path: Path) -> str:
    name = checked_name(entry.name, path)
    if entry.issym() or entry.islnk():
        raise CorpusError(_link_sentence(path, name))
    if entry.isdev() or entry.issparse():
        raise CorpusError(
            f"{path.name} has a member {name!r} that is a device or a sparse file; pack ordinary "
            "files alone."
        )
    return name


def _link_sentence(path: Path, name: str) -> str:
    return (
        f"{path.name} has a member {name!r} that is a link; such archives are refused, so pack "
        "the files that links point to."
    )


def _entries(
    folder: Path, root: Path, entered: set[tuple[int, int]], skipped: Skipped
) -> list[os.DirEntry[str]]:
    try:
        status = folder.stat()
        if (status.st_dev, status.st_ino) in entered:
            skipped.add(str(folder.relative_to(root)), "in a folder that was read already")
            return []
        entered.add((status.st_dev, status.st_ino))
        with os.scandir(folder) as entries:
            return sorted(
                (one for one in entries if is_visible(one.name)), key=lambda one: one.name
            )
    except OSError:
        if folder == root:
            raise
        skipped.add(str(folder.relative_to(root)), "that may not be read")
        return []


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a link to itself
        return False


def _folder_member(path: Path, root: Path, meter: Meter, skipped: Skipped) -> Member | None:
    name = path.relative_to(root).as_posix()
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            skipped.add(name, "that are no ordinary files")
            return None
        meter.documents()
        meter.unpacked(status.st_size, 0)
        return Member(name, path.read_bytes())
    except OSError:
        skipped.add(name, "that may not be read")
        return None
