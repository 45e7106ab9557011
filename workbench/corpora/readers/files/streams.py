"""Files as byte streams within the limits, decompressed while reading."""

import bz2
import contextlib
import io
import os
import stat
import zipfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.compressed_streams import (
    CompressedStreams,
    GzipDecompressor,
    xz_decompressor,
    zstandard_stream,
)
from workbench.errors import CorpusError
from workbench.files import open_ordinary

GZIP, BZIP2, XZ = b"\x1f\x8b", b"BZh", b"\xfd7zXZ\x00"
ZSTANDARD = b"\x28\xb5\x2f\xfd"
ZIP = (b"PK\x03\x04", b"PK\x05\x06")
_BUFFER = 1 << 18


class BoundedStream(io.RawIOBase):
    """Reads another stream and counts its bytes against the limits."""

    def __init__(self, stream: Any, raw: IO[bytes], size: int, context: ReadingContext) -> None:
        super().__init__()
        self._stream, self._raw, self._size, self._context = stream, raw, size, context

    def readable(self) -> bool:
        """Whether the stream can be read: always."""
        return True

    def readinto(self, buffer: Any) -> int:
        """Fill the buffer, count its bytes and report the position in the compressed file."""
        content = self._stream.read(len(buffer))
        buffer[: len(content)] = content
        packed_size = self._size if self._stream is not self._raw else 0
        self._context.count_bytes(len(content), packed_size)
        self._context.report(min(self._raw.tell(), self._size), self._size)
        return len(content)


@contextmanager
def open_stream(path: Path, context: ReadingContext) -> Iterator[io.BufferedReader]:
    """Open a plain or compressed file as a stream that stays within the limits."""
    check_regular(path)
    with ExitStack() as closing:
        raw = closing.enter_context(open_ordinary(path))
        size = os.fstat(raw.fileno()).st_size
        stream = _decompressed(raw, closing)
        bounded = BoundedStream(stream, raw, size, context)
        yield closing.enter_context(io.BufferedReader(bounded, _BUFFER))


def check_regular(path: Path) -> None:
    """Reject a missing path and anything but a file, such as a pipe that never ends."""
    if not path.exists():
        raise CorpusError(f"There is no file or folder {path}; check the path.")
    if not stat.S_ISREG(path.stat().st_mode):
        raise CorpusError(f"{path} is not an ordinary file; choose a file or a folder.")


def only_member(archive: zipfile.ZipFile) -> zipfile.ZipInfo | None:
    """Return the file of a zip archive that contains a single top-level file, or None."""
    files = [entry for entry in archive.infolist() if not entry.is_dir()]
    visible = [entry for entry in files if not entry.filename.startswith(("__MACOSX/", "."))]
    if len(visible) == 1 and "/" not in visible[0].filename:
        return visible[0]
    return None


def inner_name(path: Path) -> str:
    """The name of the only file in a zip archive, or that of the file itself."""
    with open_ordinary(path) as file:
        if file.read(4) not in ZIP:
            return path.name
    with zipfile.ZipFile(path) as archive:
        member = only_member(archive)
    return path.name if member is None else member.filename


def _decompressed(raw: IO[bytes], closing: ExitStack) -> Any:
    head = raw.read(8)
    raw.seek(0)
    if head.startswith(GZIP):
        return closing.enter_context(_streams(raw, GzipDecompressor))
    if head.startswith(BZIP2):
        return closing.enter_context(bz2.BZ2File(raw))
    if head.startswith(XZ):
        return closing.enter_context(_streams(raw, xz_decompressor))
    if head.startswith(ZSTANDARD):
        return closing.enter_context(zstandard_stream(raw))
    if head.startswith(ZIP):
        archive = closing.enter_context(zipfile.ZipFile(raw))
        member = only_member(archive)
        if member is not None:
            return closing.enter_context(archive.open(member))
        raw.seek(0)
    return raw


def _streams(raw: IO[bytes], decompressor: Callable[[], Any]) -> Any:
    return contextlib.closing(CompressedStreams(raw, decompressor))
