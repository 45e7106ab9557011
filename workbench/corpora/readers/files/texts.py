"""Text files as character streams in the encoding detected from their content."""

import codecs
import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.encodings import (
    EncodingChoice,
    EncodingSurvey,
    register_fallback,
    survey_encoding,
)
from workbench.corpora.readers.files.sources import Member
from workbench.corpora.readers.files.streams import open_stream

_PIECE = 1 << 20
_PREVIEW_PIECES = 4


@contextmanager
def open_text(
    path: Path, context: ReadingContext
) -> Iterator[tuple[io.TextIOWrapper, EncodingChoice]]:
    """Open a plain or compressed text file after a first pass that detects its encoding."""
    choice = find_encoding(path, context)
    context.restart_byte_count()
    with open_stream(path, context) as stream:
        if choice.is_mixed:
            codec, errors = "utf-8", register_fallback(choice.codec)
        else:
            codec, errors = choice.codec, "replace"
        yield io.TextIOWrapper(stream, codec, errors, newline=""), choice


def find_encoding(path: Path, context: ReadingContext) -> EncodingChoice:
    """Return the encoding from the settings, or detect it by reading the file once."""
    if context.settings.encoding:
        return EncodingChoice(codecs.lookup(context.settings.encoding).name)
    with open_stream(path, context) as stream:
        pieces = iter(lambda: stream.read(_PIECE), b"")
        # A preview must not wait until a long file is read completely.
        return survey_encoding(islice(pieces, _PREVIEW_PIECES) if context.is_preview else pieces)


def encoding_of(files: Sequence[Member], context: ReadingContext) -> EncodingChoice:
    """Return the encoding from the settings, or decide on one for all files together."""
    if context.settings.encoding:
        return EncodingChoice(codecs.lookup(context.settings.encoding).name)
    survey = EncodingSurvey()
    for file in files:
        survey.add(file.content)
    return survey.decide()
