"""A plain text file: each line that is not blank is a document."""

from collections.abc import Iterator

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.files.texts import open_text

_LABEL = "__label__"  # before the classes of a line in the notation of fastText


def read_text_lines(context: ReadingContext) -> Corpus:
    """Read a plain text file with one document per line; identifiers are line numbers."""
    with open_text(context.path, context) as (text, encoding):
        records = list(_documents(text, context))
        notes = [encoding.note] if encoding.note else []
        if not any(record.labels for record in records):
            notes.insert(0, "Each line of the file is one document; there are no classes.")
        origin = Origin(context.path, context.settings, encoding.label, tuple(notes))
        return corpus_from(records, origin)


def _documents(lines: Iterator[str], context: ReadingContext) -> Iterator[Record]:
    for number, line in enumerate(lines, 1):
        labels, text = _divided(line.strip("\ufeff\r\n\0"))
        if labels or text.strip():
            context.count_documents()
            yield Record(str(number), text, labels)


def _divided(line: str) -> tuple[tuple[str, ...], str]:
    labels = []
    text = line
    while text.startswith(_LABEL):
        label, _, text = text.partition(" ") if " " in text else text.partition("\t")
        labels.append(label.removeprefix(_LABEL).strip(",:"))
        text = text.lstrip()
    return tuple(dict.fromkeys(filter(None, labels))), text
