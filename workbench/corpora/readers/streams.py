"""Files as bounded streams of bytes, unpacked on the way where they are compressed."""

import bz2
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

from workbench.corpora.readers.meter import Meter
from workbench.errors import CorpusError

GZIP, BZIP2, XZ = b"\x1f\x8b", b"BZh", b"\xfd7zXZ\x00"
ZIP = (b"PK\x03\x04", b"PK\x05\x06")
_BUFFER = 1 << 18
# Python's xz reader takes the dictionary size from the file: an honest one needs 64 MB.
_XZ_MEMORY = 128 << 20


class BoundedStream(io.RawIOBase):
    """Reads another stream and lets the meter refuse what unpacks to too much."""

    def __init__(self, stream: Any, raw: IO[bytes], size: int, meter: Meter) -> None:
        super().__init__()
        self._stream, self._raw, self._size, self._meter = stream, raw, size, meter

    def readable(self) -> bool:
        """Say that this stream is for reading."""
        return True

    def readinto(self, buffer: Any) -> int:
        """Fill the buffer, count what came and report how far the packed file is read."""
        content = self._stream.read(len(buffer))
        buffer[: len(content)] = content
        packed_size = self._size if self._stream is not self._raw else 0
        self._meter.unpacked(len(content), packed_size)
        self._meter.report(min(self._raw.tell(), self._size), self._size)
        return len(content)


@contextmanager
def open_stream(path: Path, meter: Meter) -> Iterator[io.BufferedReader]:
    """Open a file, plain or compressed once, as a stream that stays within the limits."""
    check_regular(path)
    with ExitStack() as closing:
        raw = closing.enter_context(path.open("rb"))
        size = os.fstat(raw.fileno()).st_size
        stream = _unpacked(raw, closing)
        bounded = BoundedStream(stream, raw, size, meter)
        yield closing.enter_context(io.BufferedReader(bounded, _BUFFER))


def check_regular(path: Path) -> None:
    """Refuse what is missing and what is no file, such as a pipe that would never end."""
    if not path.exists():
        raise CorpusError(f"There is no file or folder {path}; check the path.")
    if not stat.S_ISREG(path.stat().st_mode):
        raise CorpusError(f"{path} is not a file that can be read; name a file.")


def only_member(archive: zipfile.ZipFile) -> zipfile.ZipInfo | None:
    """Give the one file of a zip archive that holds a single file at its top."""
    files = [one for one in archive.infolist() if not one.is_dir()]
    visible = [one for one in files if not one.filename.startswith(("__MACOSX/", "."))]
    if len(visible) == 1 and "/" not in visible[0].filename:
        return visible[0]
    return None


def _unpacked(raw: IO[bytes], closing: ExitStack) -> Any:
    head = raw.read(8)
    raw.seek(0)
    if head.startswith(GZIP):
        return closing.enter_context(gzip.GzipFile(fileobj=raw))
    if head.startswith(BZIP2):
        return closing.enter_context(bz2.BZ2File(raw))
    if head.startswith(XZ):
        return _BoundedXz(raw)
    if head.startswith(ZIP):
        archive = closing.enter_context(zipfile.ZipFile(raw))
        member = only_member(archive)
        if member is not None:
            return closing.enter_context(archive.open(member))
        raw.seek(0)
    return raw


class _BoundedXz:
    """Unpacks xz with a limit on memory, which `lzma.open` does not offer."""

    def __init__(self, raw: IO[bytes]) -> None:
        self._raw = raw
        self._decompressor = lzma.LZMADecompressor(memlimit=_XZ_MEMORY)

    def read(self, size: int) -> bytes:
        """Give at most so many unpacked bytes, and none only at the end."""
        while not self._decompressor.eof:
            packed = self._raw.read(_BUFFER) if self._decompressor.needs_input else b""
            content = self._decompressor.decompress(packed, max_length=size)
            if content:
                return content
            if not packed and self._decompressor.needs_input:
                raise EOFError("the file ends in the middle of its compressed content")
        return b""
