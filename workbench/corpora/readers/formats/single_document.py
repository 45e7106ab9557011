"""One PDF, Word, OpenDocument, EPUB, RTF, HTML or mail file: a corpus of one document."""

from functools import partial
from itertools import islice

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.conversion import Converter
from workbench.corpora.readers.documents.kinds import kind_of
from workbench.corpora.readers.documents.unreadable import UnreadableDocument
from workbench.corpora.readers.files.sources import Member
from workbench.corpora.readers.files.streams import open_stream
from workbench.corpora.readers.files.texts import encoding_of
from workbench.corpora.readers.limits import DOCUMENT_BYTES
from workbench.errors import CorpusError

_BLOCK = 1 << 20


def read_single_document(context: ReadingContext) -> Corpus:
    """Read the file as one document; its folder would be a corpus of several."""
    record, notes, encoding = document_of(context)
    notes = ("The file is one document; choose its folder to read several.", *notes)
    return corpus_from([record], Origin(context.path, context.settings, encoding, notes))


def document_of(context: ReadingContext) -> tuple[Record, tuple[str, ...], str]:
    """Return the document, notes about its conversion and its encoding."""
    with open_stream(context.path, context) as stream:
        # A single read would reserve memory for the largest file at once.
        blocks = islice(iter(partial(stream.read, _BLOCK), b""), DOCUMENT_BYTES // _BLOCK + 1)
        member = Member(context.path.name, b"".join(blocks))
    if len(member.content) > DOCUMENT_BYTES:
        raise CorpusError(
            f"{context.path.name} has more than {DOCUMENT_BYTES >> 20} megabytes, too many for one "
            "document; divide it into several files."
        )
    context.count_documents()
    converter = Converter(context)
    try:
        kind = kind_of(member.name, member.content)
        converted = converter.converted(member, kind) if kind else member
    except UnreadableDocument as problem:
        raise CorpusError(
            f"{context.path.name} cannot be read: it is a file {problem.reason}; {problem.advice}."
        ) from None
    choice = encoding_of([converted], context)
    text = choice.decode(converted.content)
    return Record(member.name, text), tuple(converter.notes()), choice.label
