"""A plain text file: each line that is not blank is a document without a class."""

from collections.abc import Iterator

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.texts import open_text


def read_text_lines(context: ReadingContext) -> Corpus:
    """Read a plain text file with one document per line; identifiers are line numbers."""
    with open_text(context.path, context) as (text, encoding):
        notes = ["Each line of the file is one document; there are no classes."]
        if encoding.note:
            notes.append(encoding.note)
        origin = Origin(context.path, context.settings, encoding.label, tuple(notes))
        return corpus_from(_documents(text, context), origin)


def _documents(lines: Iterator[str], context: ReadingContext) -> Iterator[Record]:
    for number, line in enumerate(lines, 1):
        text = line.strip("\ufeff\r\n\0")
        if text.strip():
            context.count_documents()
            yield Record(str(number), text)
