"""Files as byte streams within the limits, decompressed while reading."""

import bz2
import contextlib
import gzip
import io
import lzma
import os
import stat
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

from workbench.corpora.readers.context import ReadingContext
from workbench.errors import CorpusError

GZIP, BZIP2, XZ = b"\x1f\x8b", b"BZh", b"\xfd7zXZ\x00"
ZIP = (b"PK\x03\x04", b"PK\x05\x06")
_BUFFER = 1 << 18
# The file states the dictionary size of xz; usual files need at most 64 MB.
_XZ_MEMORY = 128 << 20


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
        raw = closing.enter_context(path.open("rb"))
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


def _decompressed(raw: IO[bytes], closing: ExitStack) -> Any:
    head = raw.read(8)
    raw.seek(0)
    if head.startswith(GZIP):
        return closing.enter_context(gzip.GzipFile(fileobj=raw))
    if head.startswith(BZIP2):
        return closing.enter_context(bz2.BZ2File(raw))
    if head.startswith(XZ):
        return closing.enter_context(contextlib.closing(_BoundedXz(raw)))
    if head.startswith(ZIP):
        archive = closing.enter_context(zipfile.ZipFile(raw))
        member = only_member(archive)
        if member is not None:
            return closing.enter_context(archive.open(member))
        raw.seek(0)
    return raw


class _BoundedXz:
    """Decompresses xz with a memory limit, which `lzma.open` does not offer."""

    def __init__(self, raw: IO[bytes]) -> None:
        self._raw = raw
        self._decompressor = lzma.LZMADecompressor(memlimit=_XZ_MEMORY)

    def close(self) -> None:
        """Free the dictionary, which an error that refers to this stream would keep."""
        del self._decompressor

    def read(self, size: int) -> bytes:
        """Return at most `size` decompressed bytes, and none only at the end."""
        while not self._decompressor.eof:
            packed = self._raw.read(_BUFFER) if self._decompressor.needs_input else b""
            content = self._decompressor.decompress(packed, max_length=size)
            if content:
                return content
            if not packed and self._decompressor.needs_input:
                raise EOFError("the file ends in the middle of its compressed content")
        return b""
