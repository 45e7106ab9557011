"""A plain text file: each line that is not blank is a document."""

from collections.abc import Iterator
from itertools import chain, islice

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.texts import open_text
from workbench.corpora.readers.formats.line_notations import notation_of

_LINES_COMPARED = 2000


def read_text_lines(context: ReadingContext) -> Corpus:
    """Read a plain text file with one document per line; identifiers are line numbers."""
    with open_text(context.path, context) as (text, encoding):
        notation, documents = line_documents(text, context)
        records = list(documents)
        notes = [encoding.note] if encoding.note else []
        if not any(record.labels for record in records):
            notes.insert(0, "Each line of the file is one document; there are no classes.")
        elif notation == "first word":
            notes.insert(
                0,
                "The first word of each line is its class; set the format to text-lines if whole "
                "lines are documents without classes.",
            )
        origin = Origin(context.path, context.settings, encoding.label, tuple(notes))
        return corpus_from(records, origin)


def line_documents(lines: Iterator[str], context: ReadingContext) -> tuple[str, Iterator[Record]]:
    """Return the notation of the classes and the documents of the lines."""
    filled = _filled_lines(lines)
    first = list(islice(filled, _LINES_COMPARED))
    notation, divide = notation_of([line for _, line in first])
    if notation == "first word" and context.settings.format == "text-lines":
        notation, divide = notation_of([])  # whole lines are asked for

    def documents() -> Iterator[Record]:
        for number, line in chain(first, filled):
            labels, text = divide(line)
            if labels or text.strip():
                context.count_documents()
                yield Record(str(number), text, labels)

    return notation, documents()


def _filled_lines(lines: Iterator[str]) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(lines, 1):
        content = line.strip("\ufeff\r\n\0")
        if content.strip():
            yield number, content
