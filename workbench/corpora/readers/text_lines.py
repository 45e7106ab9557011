"""One plain text file: each line that is not blank is a document without a class."""

from collections.abc import Iterator

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.texts import open_text


def read_text_lines(meter: Meter) -> Corpus:
    """Read a plain text file as one document per line; identifiers are line numbers."""
    with open_text(meter.path, meter) as (text, encoding):
        notes = ["Each line of the file is one document; there are no classes."]
        if encoding.note:
            notes.append(encoding.note)
        origin = Origin(meter.path, meter.settings, encoding.label, tuple(notes))
        return corpus_from(_documents(text, meter), origin)


def _documents(lines: Iterator[str], meter: Meter) -> Iterator[Record]:
    for number, line in enumerate(lines, 1):
        text = line.strip("\ufeff\r\n\0")
        if text.strip():
            meter.documents()
            yield Record(str(number), text)
