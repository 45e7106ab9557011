"""Long text files as streams of characters in the encoding that their content shows."""

import codecs
import io
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from workbench.corpora.readers.encodings import EncodingChoice, register_fallback, survey
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.streams import open_stream

_PIECE = 1 << 20
_PREVIEW_PIECES = 4


@contextmanager
def open_text(path: Path, meter: Meter) -> Iterator[tuple[io.TextIOWrapper, EncodingChoice]]:
    """Open a text file, plain or compressed, after a first pass that finds its encoding."""
    choice = find_encoding(path, meter)
    meter.start_again()
    with open_stream(path, meter) as stream:
        if choice.is_mixed:
            codec, errors = "utf-8", register_fallback(choice.codec)
        else:
            codec, errors = choice.codec, "replace"
        yield io.TextIOWrapper(stream, codec, errors, newline=""), choice


def find_encoding(path: Path, meter: Meter) -> EncodingChoice:
    """Take the encoding that was set, or read the whole file once to find it."""
    if meter.settings.encoding:
        return EncodingChoice(codecs.lookup(meter.settings.encoding).name)
    with open_stream(path, meter) as stream:
        pieces = iter(lambda: stream.read(_PIECE), b"")
        # A preview must not wait for a long file to be read to its end.
        return survey(islice(pieces, _PREVIEW_PIECES) if meter.is_preview else pieces)
