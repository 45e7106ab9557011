"""Mailboxes (mbox): messages one after the other, each begun by a line “From sender date”."""

import re
from collections.abc import Iterable, Iterator

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.assembly import Origin, Record, corpus_from
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.mail import mail_labels, mail_text
from workbench.corpora.readers.documents.unreadable import UnreadableDocument
from workbench.corpora.readers.files.sources import SkippedFiles
from workbench.corpora.readers.files.streams import open_stream
from workbench.errors import CorpusError

_SEPARATOR = re.compile(rb"From [^\n]{0,300}\d\d:\d\d[^\n]{0,100}\d{4}[^\n]{0,60}\r?\n?$")
_BEGINNING = re.compile(rb"From [^\n]{0,300}\d{4}[^\n]{0,60}\n>?[A-Za-z][A-Za-z0-9-]{0,60}:")
_FURTHER = re.compile(rb"\n\nFrom [^\n]{0,300}\d{4}[^\n]{0,60}\n[A-Za-z][A-Za-z0-9-]{0,60}:")
_ESCAPED = re.compile(rb"^>(>*From )", re.MULTILINE)
_LONGEST_LINE = 1 << 20
_LABELLED = "The classes are the labels that Gmail gave the messages."
_UNLABELLED = "There are no classes: put one mailbox per class into a folder to have them."


def is_mailbox(head: bytes) -> bool:
    """Whether a file begins like a mailbox."""
    return _BEGINNING.match(head[:8192].replace(b"\r\n", b"\n")) is not None


def has_several_messages(head: bytes) -> bool:
    """Whether a second message begins in a part of a mailbox."""
    return _FURTHER.search(head.replace(b"\r\n", b"\n")) is not None


def read_mailbox(context: ReadingContext) -> Corpus:
    """Read every message of a mailbox as a document; labels of Gmail are its classes."""
    skipped = SkippedFiles()
    records = mailbox_records(context, skipped)
    if not records:
        raise CorpusError(f"{context.path.name} contains no messages; choose another file.")
    notes = (
        "Of the mail headers only the subject is kept; attachments are left out.",
        _LABELLED if any(record.labels for record in records) else _UNLABELLED,
        *skipped.notes(),
    )
    return corpus_from(records, Origin(context.path, context.settings, notes=notes))


def mailbox_records(context: ReadingContext, skipped: SkippedFiles) -> list[Record]:
    """The messages of a mailbox, with their labels where these differ."""
    with open_stream(context.path, context) as stream:
        lines = iter(lambda: stream.readline(_LONGEST_LINE), b"")
        records = list(message_records(lines, "", None, context, skipped))
    if len({record.labels for record in records}) > 1:
        return records
    return [record._replace(labels=()) for record in records]


def message_records(
    lines: Iterable[bytes],
    prefix: str,
    labels: tuple[str, ...] | None,
    context: ReadingContext,
    skipped: SkippedFiles,
) -> Iterator[Record]:
    """Yield the messages, numbered within their mailbox; without given labels, those they state."""
    for number, content in enumerate(_messages(lines), 1):
        context.count_documents()
        try:
            stated = mail_labels(content) if labels is None else labels
            yield Record(f"{prefix}{number}", mail_text(content), stated)
        except UnreadableDocument as problem:
            skipped.add(f"message {number}", problem.reason)


def _messages(lines: Iterable[bytes]) -> Iterator[bytes]:
    collected: list[bytes] = []
    follows_blank, has_begun = True, False
    for line in lines:
        if follows_blank and _SEPARATOR.match(line):
            if has_begun:
                yield _ESCAPED.sub(rb"\1", b"".join(collected))
            collected, has_begun = [], True
        else:
            collected.append(line)
        follows_blank = not line.strip()
    if has_begun or b"".join(collected).strip():
        yield _ESCAPED.sub(rb"\1", b"".join(collected))
