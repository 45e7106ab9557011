"""The files of a folder or an archive as an iterator, without unpacking to disk."""

import os
import re
import stat
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.streams import ZIP, check_regular, open_stream
from workbench.errors import CorpusError
from workbench.files import open_ordinary

_HEADER_LIMIT = 1 << 14
_TAR_BUFFER = 1 << 15  # tarfile copies the rest of it at every read
_DRIVE = re.compile(r"[A-Za-z]:")
_SYSTEM_FILES = frozenset(("thumbs.db", "desktop.ini", "__macosx"))
MAIL_FOLDERS = ("cur", "new")  # of a Maildir: read and unread messages
_INDEX = ".msf"  # of a mailbox of Thunderbird
_EXTENDED = (tarfile.XHDTYPE, tarfile.XGLTYPE, tarfile.SOLARIS_XHDTYPE)
_LONG_NAMES = (tarfile.GNUTYPE_LONGNAME, tarfile.GNUTYPE_LONGLINK)
# Two empty blocks end an archive; some programs omit them.
_REGULAR_ENDS = ("EOFHeaderError", "EmptyHeaderError")


class Member(NamedTuple):
    """A file: its path inside the folder or archive, with slashes, and its content."""

    name: str
    content: bytes


@dataclass
class SkippedFiles:
    """The files that were skipped, grouped by reason."""

    names: dict[str, list[str]] = field(default_factory=dict)

    def add(self, name: str, reason: str) -> None:
        """Record a skipped file."""
        self.names.setdefault(reason, []).append(name)

    def notes(self) -> list[str]:
        """Return a note per reason with the number of files and the first names."""
        return [
            f"Skipped {len(names):,} {'file' if len(names) == 1 else 'files'} {reason}: "
            f"{', '.join(name[:200] for name in names[:3])}{' …' if len(names) > 3 else ''}."
            for reason, names in self.names.items()
        ]


def members(path: Path, context: ReadingContext, skipped: SkippedFiles) -> Iterator[Member]:
    """Iterate over the visible files of a folder, a zip archive or a tar archive."""
    if path.is_dir():
        return folder_members(path, context, skipped)
    check_regular(path)
    with open_ordinary(path) as file:
        head = file.read(4)
    if head in ZIP:
        return zip_members(path, context)
    return tar_members(path, context)


def folder_members(root: Path, context: ReadingContext, skipped: SkippedFiles) -> Iterator[Member]:
    """Walk a folder in the order of names; every folder is entered once, so loops of links end."""
    entered: set[tuple[int, int]] = set()
    waiting = [root]
    done = 0
    start = len(os.path.join(root, ""))  # of names in paths  # noqa: PTH118
    while waiting:
        folder = waiting.pop()
        for entry in _entries(folder, root, entered, skipped):
            if _is_folder(entry):
                waiting.append(Path(entry.path))
                continue
            name = entry.path[start:].replace(os.sep, "/")
            member = _folder_member(entry, name, context, skipped)
            done += 1
            context.report(done, 0)
            if member is not None:
                yield member


def zip_members(path: Path, context: ReadingContext) -> Iterator[Member]:
    """Read a zip archive; the sizes stated in its directory are checked first."""
    check_regular(path)
    size = path.stat().st_size
    with zipfile.ZipFile(path) as archive:
        files = [entry for entry in archive.infolist() if not entry.is_dir()]
        for done, entry in enumerate(files):
            name = checked_name(entry.filename, path)
            if stat.S_ISLNK(entry.external_attr >> 16):
                raise CorpusError(_link_sentence(path, name))
            if entry.flag_bits & 1:
                raise CorpusError(
                    f"{path.name} is protected by a password; save it without a password."
                )
            context.count_documents()
            # zipfile never returns more than the stated size, so it can be counted first.
            context.count_bytes(entry.file_size, size)
            context.report(done, len(files))
            if is_visible(name):
                yield Member(name, archive.read(entry))


def tar_members(path: Path, context: ReadingContext) -> Iterator[Member]:
    """Read a tar archive, plain or compressed, from front to back."""
    with (
        open_stream(path, context) as stream,
        tarfile.open(fileobj=stream, mode="r|", tarinfo=_Entry, bufsize=_TAR_BUFFER) as archive,
    ):
        for entry in archive:
            archive.members = []  # type: ignore[attr-defined] # tarfile keeps every entry otherwise
            context.count_documents()
            name = _checked_entry(entry, path)
            if not entry.isreg() or not is_visible(name):
                continue
            content = archive.extractfile(entry)
            if content is not None:
                yield Member(name, content.read())


def checked_name(name: str, path: Path) -> str:
    """Return the path of a member with slashes; reject a path outside the archive."""
    slashed = name.replace("\\", "/")
    parts = slashed.split("/")
    if slashed.startswith("/") or _DRIVE.match(slashed) or ".." in parts:
        raise CorpusError(
            f"{path.name} contains {name!r}, a path outside the archive; such archives are "
            "rejected, so pack the files again."
        )
    return "/".join(part for part in parts if part not in ("", "."))


def is_visible(name: str) -> bool:
    """Whether a path has no hidden part and no file of an operating system or a mail program."""
    parts = name.lower().split("/")
    if parts[-1].endswith(_INDEX):
        return False
    hidden = [part for part, inner in pairwise((*parts, "")) if not _may_be_seen(part, inner)]
    return not hidden


def _may_be_seen(part: str, inner: str) -> bool:
    """Whether a part of a path is not hidden; folders of mail begin with a dot, too."""
    is_mail = inner in MAIL_FOLDERS
    return part not in _SYSTEM_FILES and (is_mail or not part.startswith("."))


class _Entry(tarfile.TarInfo):
    """A tar entry that reports damage where tarfile would silently end the archive."""

    @classmethod
    def frombuf(cls, *header: Any) -> Any:
        """Read and check a header block."""
        return _valid_entry(lambda: super(_Entry, cls).frombuf(*header))

    @classmethod
    def _frombuf(cls, *header: Any, **details: Any) -> Any:
        # Newer patch releases of Python call this method instead of `frombuf`.
        read = super()._frombuf  # type: ignore[misc]
        return _valid_entry(lambda: read(*header, **details))


def _valid_entry(read: Callable[[], tarfile.TarInfo]) -> tarfile.TarInfo:
    try:
        entry = read()
    except tarfile.HeaderError as problem:
        if type(problem).__name__ in _REGULAR_ENDS:
            raise
        raise tarfile.ReadError(str(problem)) from None
    is_extension = entry.type in _EXTENDED or entry.type in _LONG_NAMES
    # Long extended headers take tarfile quadratic time; negative sizes make it loop.
    if entry.size < 0 or (is_extension and entry.size > _HEADER_LIMIT):
        raise tarfile.ReadError(f"impossible size {entry.size}")
    return entry


def _checked_entry(entry: tarfile.TarInfo, path: Path) -> str:
    name = checked_name(entry.name, path)
    if entry.issym() or entry.islnk():
        raise CorpusError(_link_sentence(path, name))
    if entry.isdev() or entry.issparse():
        raise CorpusError(
            f"{path.name} contains {name!r}, a device or a sparse file; pack ordinary files only."
        )
    return name


def _link_sentence(path: Path, name: str) -> str:
    return (
        f"{path.name} contains {name!r}, which is a link; such archives are rejected, so pack "
        "the files that the links point to."
    )


def _entries(
    folder: Path, root: Path, entered: set[tuple[int, int]], skipped: SkippedFiles
) -> list[os.DirEntry[str]]:
    try:
        status = folder.stat()
        if (status.st_dev, status.st_ino) in entered:
            skipped.add(str(folder.relative_to(root)), "in a folder that was already read")
            return []
        if leads_outwards(folder, root):
            skipped.add(str(folder.relative_to(root)), "in a folder that contains this one")
            return []
        entered.add((status.st_dev, status.st_ino))
        with os.scandir(folder) as entries:
            return sorted(filter(is_seen, entries), key=lambda entry: entry.name)
    except OSError:
        if folder == root:
            raise
        skipped.add(str(folder.relative_to(root)), "that cannot be read")
        return []


def is_seen(entry: os.DirEntry[str] | Path) -> bool:
    """Whether a file or folder is not hidden, or a folder of mail."""
    # Unlike Path.is_dir, os.path.isdir raises nothing for a folder that may not be entered.
    if entry.name.startswith(".") and os.path.isdir(Path(entry) / MAIL_FOLDERS[0]):  # noqa: PTH112
        return True
    return is_visible(entry.name)


def leads_outwards(folder: Path, root: Path) -> bool:
    """Whether a folder is a link to one around the root, perhaps the whole file system."""
    return (
        folder != root and folder.is_symlink() and root.resolve().is_relative_to(folder.resolve())
    )


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a link to itself
        return False


def _folder_member(
    entry: os.DirEntry[str], name: str, context: ReadingContext, skipped: SkippedFiles
) -> Member | None:
    try:
        status = entry.stat()
        if not stat.S_ISREG(status.st_mode):
            skipped.add(name, "that are not ordinary files")
            return None
        context.count_documents()
        context.count_bytes(status.st_size, 0)
        if status.st_size == 0:  # files of /proc claim this too, and some of them never end
            return Member(name, b"")
        with open_ordinary(Path(entry.path)) as file:
            return Member(name, file.read(status.st_size))  # it may grow meanwhile
    except OSError:
        skipped.add(name, "that cannot be read")
        return None
