"""Long text files as streams of characters in the encoding that their content shows."""

import codecs
import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from workbench.corpora.readers.encodings import EncodingChoice, register_fallback, survey
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.streams import open_stream
from workbench.errors import CorpusError

_PIECE = 1 << 20


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
        return survey(iter(lambda: stream.read(_PIECE), b""))


def check_has_text(path: Path, has_content: bool) -> None:
    """Refuse a file in which there is nothing."""
    if not has_content:
        raise CorpusError(f"{path.name} is empty; choose a file with documents.")
