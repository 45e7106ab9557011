"""A plain text file: each line that is not blank is a document, unless its layout says more."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.texts import open_text
from workbench.corpora.readers.formats.lines.dated_lines import are_dated, dated_documents
from workbench.corpora.readers.formats.lines.divided_lines import divided_documents, divider_of
from workbench.corpora.readers.formats.lines.line_blocks import layout_of
from workbench.corpora.readers.formats.lines.line_notations import notation_of
from workbench.corpora.readers.formats.lines.script_lines import are_speeches, speeches
from workbench.corpora.readers.formats.lines.section_lines import documents_below, headings_of
from workbench.corpora.readers.formats.lines.spoken_lines import are_spoken, spoken_documents

_LINES_COMPARED = 2000
_NOTES = {
    "first word": "The first word of each line is its class",
    "second word": "The word after the identifier of each line is its class",
    "last word": "The word at the end of each line is its class",
    "heading": "Headings name the class of the lines below them",
    "line": "A line of its own names the class of each document",
    "dated": "The sender or the level after the date and time is the class",
    "spoken": "The speaker above each text is the class",
    "script": "The name above each speech is its class, and scenes and actions were left out",
    "divided": "A line that recurs divides the documents",
    "paragraph": "Blank lines separate the documents",
}


def read_text_lines(context: ReadingContext) -> Corpus:
    """Read a plain text file with one document per line; identifiers are line numbers."""
    with open_text(context.path, context) as (text, encoding):
        notation, documents = line_documents(text, context)
        records = list(documents)
        notes = [encoding.note] if encoding.note else []
        if notation in _NOTES:
            notes.insert(0, note_on(notation))
        elif not any(record.labels for record in records):
            notes.insert(0, "Each line of the file is one document; there are no classes.")
        origin = Origin(context.path, context.settings, encoding.label, tuple(notes))
        return corpus_from(records, origin)


def note_on(notation: str) -> str:
    """Say how lines became documents; nothing where each is one without a class."""
    if notation not in _NOTES:
        return ""
    return (
        f"{_NOTES[notation]}; set the format to text-lines if whole lines are documents without "
        "classes."
    )


def line_documents(lines: Iterator[str], context: ReadingContext) -> tuple[str, Iterator[Record]]:
    """Return the notation of the classes and the documents of the lines."""
    numbered = ((number, line.strip("\ufeff\r\n\0")) for number, line in enumerate(lines, 1))
    first = list(islice(numbered, _LINES_COMPARED))
    every = chain(first, numbered)
    if context.settings.format != "text-lines":  # else whole lines are asked for
        filled = [line for _, line in first if line.strip()]
        if are_speeches([line for _, line in first]):
            return "script", _labelled(speeches(every), context)
        headings = headings_of(filled)
        if headings is not None:
            return "heading", _labelled(documents_below(_filled(every), headings), context)
        if are_dated(filled):
            return "dated", _labelled(dated_documents(every), context)
        if are_spoken(filled):
            return "spoken", _labelled(spoken_documents(every), context)
        divider = divider_of([line for _, line in first])
        if divider:
            return "divided", _labelled(divided_documents(every, divider), context)
        layout = layout_of([line for _, line in first])
        if layout is not None:
            notation = "paragraph" if layout.label_at is None else "line"
            return notation, _labelled(layout.documents(every), context)
    return _documents_of_lines(first, every, context)


def _documents_of_lines(
    first: Sequence[tuple[int, str]], every: Iterator[tuple[int, str]], context: ReadingContext
) -> tuple[str, Iterator[Record]]:
    notation, divide = notation_of([line for _, line in first if line.strip()])
    if (
        notation in ("first word", "second word", "last word")
        and context.settings.format == "text-lines"
    ):
        notation, divide = notation_of([])  # whole lines are asked for

    def documents() -> Iterator[Record]:
        for number, line in _filled(every):
            labels, text = divide(line)
            if labels or text.strip():
                context.count_documents()
                yield Record(str(number), text, labels)

    return notation, documents()


def _labelled(
    documents: Iterator[tuple[int, str, str]], context: ReadingContext
) -> Iterator[Record]:
    for number, label, text in documents:
        context.count_documents()
        yield Record(str(number), text, (label,) if label else ())


def _filled(lines: Iterator[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    return ((number, line) for number, line in lines if line.strip())
