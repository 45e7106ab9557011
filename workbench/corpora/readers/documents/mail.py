"""Mail messages: subject and body, with transfer encodings decoded and attachments left out."""

import email.errors
import email.policy
import re
from collections.abc import Callable
from email.header import decode_header, make_header
from email.message import Message
from email.parser import BytesParser
from itertools import count
from typing import Any

from workbench.corpora.readers.cleaning import html_to_text
from workbench.corpora.readers.documents.unreadable import damaged, too_long
from workbench.corpora.readers.files.encodings import EncodingSurvey

_LARGEST = 64 << 20
_MOST_PARTS = 1000
# The standard library takes a time that grows with the square of these lengths.
_LONGEST_SUBJECT = 10_000
_LONGEST_HEADERS = 1 << 16
_LABELS = re.compile(
    rb"^x-gmail-labels:[ \t]*([^\n]{0,2000}(?:\n[ \t][^\n]{0,2000}){0,20})", re.I | re.M
)
_OF_GMAIL = frozenset(
    ("", "inbox", "unread", "opened", "sent", "important", "archived", "starred", "draft", "drafts")
)
_ENDLESS_HEADER = re.compile(rb"^content-[a-z-]{1,40}:(?:[^\n]|\n[ \t]){8192}", re.I | re.M)


def mail_text(content: bytes) -> str:
    """Return the subject as a header line, a blank line and the body as plain text."""
    if len(content) > _LARGEST or _ENDLESS_HEADER.search(content):
        raise too_long()
    try:
        parser = BytesParser(_bounded_messages(), policy=email.policy.compat32)
        message = parser.parsebytes(content)
        parts = _parts(message)
        subject = _subject(message)
        body = "\n\n".join(text for part in parts if (text := _text(part)))
    except (RecursionError, MemoryError):
        raise too_long() from None
    except (ValueError, LookupError, TypeError, AttributeError):
        # Observed on damaged messages: the standard library checks few headers.
        raise damaged("mail") from None
    return f"Subject: {subject}\n\n{body}" if subject else body


def mail_labels(content: bytes) -> tuple[str, ...]:
    """The labels in the headers of a message from Gmail, without those that Gmail itself sets."""
    headers = content[:_LONGEST_HEADERS].replace(b"\r\n", b"\n").partition(b"\n\n")[0]
    found = _LABELS.search(headers)
    stated = _decoded_header(" ".join(found[1].decode("utf-8", "replace").split())) if found else ""
    labels = (label.strip(' "') for label in stated.split(","))
    return tuple(dict.fromkeys(label for label in labels if label.lower() not in _OF_GMAIL))


def _bounded_messages() -> Callable[..., Message]:
    """What makes the parts of a message, refusing one with too many before all are read."""
    numbers = count()  # the parser makes one more to try it

    def make(policy: Any) -> Message:
        if next(numbers) > _MOST_PARTS:
            raise too_long()
        return Message(policy)

    return make


def _parts(message: Message) -> list[Message]:
    """Return the parts to be read: of alternatives the plain text, otherwise the page."""
    chosen: list[Message] = []
    waiting: list[Message] = [message]
    while waiting:
        part = waiting.pop()
        inner: Any = part.get_payload()
        if isinstance(inner, list):
            waiting.extend(reversed(_preferred(part, inner)))
        elif _is_read(part):
            chosen.append(part)
    return chosen


def _preferred(part: Message, inner: list[Message]) -> list[Message]:
    if part.get_content_subtype() != "alternative":
        return inner
    plain = [choice for choice in inner if choice.get_content_type() == "text/plain"]
    return plain[:1] if plain and _text(plain[0]).strip() else inner[-1:]


def _is_read(part: Message) -> bool:
    is_attached = str(part.get("Content-Disposition", "")).strip().lower().startswith("attachment")
    return part.get_content_type() in ("text/plain", "text/html") and not is_attached


def _text(part: Message) -> str:
    payload: Any = part.get_payload(decode=True)
    if not isinstance(payload, bytes):
        return ""
    text = _decoded(payload, str(part.get_content_charset() or "")).replace("\r\n", "\n")
    if part.get_content_type() == "text/html":
        text = html_to_text(text)
    return text.strip("\n")


def _decoded(payload: bytes, charset: str) -> str:
    try:
        return payload.decode(charset or "utf-8")
    except (UnicodeDecodeError, LookupError, ValueError):
        survey = EncodingSurvey()
        survey.add(payload)
        return survey.decide().decode(payload)


def _subject(message: Message) -> str:
    return _decoded_header(" ".join(str(message.get("Subject", "")).split()))


def _decoded_header(stated: str) -> str:
    if len(stated) > _LONGEST_SUBJECT:
        return stated
    try:
        return " ".join(str(make_header(decode_header(stated))).split())
    except (ValueError, LookupError, email.errors.MessageError):
        return stated
