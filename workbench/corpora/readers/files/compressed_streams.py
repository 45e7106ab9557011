"""Compressed files that may consist of several streams, unpacked in time and memory in bounds."""

import lzma
import zlib
from collections.abc import Callable
from typing import IO, Any

from workbench.errors import CorpusError

# An empty stream takes 20 bytes, and what follows it is copied: portions have to be small.
_PORTION = 1 << 14
# The file states the dictionary size of xz; usual files need at most 64 MB.
_XZ_MEMORY = 128 << 20
_GZIP_HEADER = 16 + zlib.MAX_WBITS


class CompressedStreams:
    """Reads streams that follow each other in a file, with zeros between them if need be."""

    def __init__(self, raw: IO[bytes], decompressor: Callable[[], Any]) -> None:
        self._raw = raw
        self._new_decompressor = decompressor
        self._decompressor = decompressor()

    def close(self) -> None:
        """Free the dictionary, which an error that refers to this stream would keep."""
        del self._decompressor

    def read(self, size: int) -> bytes:
        """Return at most `size` decompressed bytes, and none only at the end."""
        packed = b""
        while True:
            if self._decompressor.eof:
                packed = self._next_start()
                if not packed:
                    return b""
                self._decompressor = self._new_decompressor()
            elif self._decompressor.needs_input:
                packed = self._raw.read(_PORTION)
                if not packed:
                    raise EOFError("the file ends in the middle of its compressed content")
            content: bytes = self._decompressor.decompress(packed, size)
            if content:
                return content
            packed = b""

    def _next_start(self) -> bytes:
        packed: bytes = self._decompressor.unused_data.lstrip(b"\0")
        while not packed:
            portion = self._raw.read(_PORTION)
            if not portion:
                return b""
            packed = portion.lstrip(b"\0")
        return packed


def xz_decompressor() -> Any:
    """Return what unpacks one xz stream with a memory limit, which `lzma.open` does not offer."""
    return lzma.LZMADecompressor(memlimit=_XZ_MEMORY)


class GzipDecompressor:
    """Unpacks one gzip stream; unlike `gzip`, it reads the name in the header at once."""

    def __init__(self) -> None:
        self._stream = zlib.decompressobj(_GZIP_HEADER)

    @property
    def eof(self) -> bool:
        """Whether the stream is complete and its checksum is right."""
        return self._stream.eof

    @property
    def needs_input(self) -> bool:
        """Whether nothing is left of what was given."""
        return not self._stream.unconsumed_tail

    @property
    def unused_data(self) -> bytes:
        """What follows the stream."""
        return self._stream.unused_data

    def decompress(self, packed: bytes, size: int) -> bytes:
        """Return at most `size` bytes of what was given before and now."""
        return self._stream.decompress(self._stream.unconsumed_tail + packed, size)


def zstandard_stream(raw: Any) -> Any:
    """Open a file that Zstandard compressed; Reddit's messages are published so."""
    try:
        import pyarrow  # late: 0.2 s to import
    except ImportError:
        raise CorpusError(
            "Files compressed by Zstandard need pyarrow; install it with "
            'pip install "semantic-text-workbench[formats]", or unpack the file.'
        ) from None
    return pyarrow.CompressedInputStream(raw, "zstd")
