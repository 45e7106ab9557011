"""Converting the files of a folder or an archive to text, and a note of what was converted."""

import codecs
from collections import Counter
from pathlib import PurePosixPath
from typing import Any

from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.epub import epub_text
from workbench.corpora.readers.documents.front_matter import without_front_matter
from workbench.corpora.readers.documents.json_document import json_document
from workbench.corpora.readers.documents.kinds import STATING_FIELDS
from workbench.corpora.readers.documents.latex import words_of_latex
from workbench.corpora.readers.documents.mail import mail_text
from workbench.corpora.readers.documents.office import (
    flat_document_text,
    has_macros,
    open_document_text,
    word_text,
)
from workbench.corpora.readers.documents.packages import Package
from workbench.corpora.readers.documents.pages import decoded, page_fields, page_text
from workbench.corpora.readers.documents.pdf import pdf_text
from workbench.corpora.readers.documents.rtf import rtf_text
from workbench.corpora.readers.documents.subtitles import subtitle_text
from workbench.corpora.readers.documents.unreadable import (
    UnreadableDocument,
    damaged,
    protected,
    without_text,
)
from workbench.corpora.readers.documents.xml_document import xml_document
from workbench.corpora.readers.files.sources import Member

_ENCRYPTED_PACKAGE = "EncryptedPackage".encode("utf-16-le")


class Converter:
    """Converts documents of known kinds, counts them and leaves other files as they are."""

    def __init__(self, context: ReadingContext) -> None:
        self._context = context
        self._kinds = Counter[str]()
        self._macros = 0
        self.fields: dict[str, dict[str, Any]] = {}  # by file; what was stated beside the text

    def converted(self, member: Member, kind: str) -> Member:
        """Return a member of a kind other than plain text with its text as content."""
        if kind in STATING_FIELDS:
            text, title, fields = self._text_and_fields(kind, member)
            if not title:
                return member  # it only began like one
            if fields:
                self.fields[member.name] = fields
        else:
            text, title = self._text(kind, member.content)
            title = title or PurePosixPath(member.name).suffix[1:].upper()
        if not text.strip():
            raise without_text()
        self._kinds[title] += 1
        # The mark says that this content is UTF-8, whatever the encoding of the other files.
        return Member(member.name, codecs.BOM_UTF8 + text.encode("utf-8", "replace"))

    def notes(self) -> list[str]:
        """Say how many documents of which kind were converted."""
        notes = [f"Converted to text: {_listed(self._kinds)}."] if self._kinds else []
        if self._kinds["mail"]:
            notes.append("Of the mail headers only the subject is kept; attachments are left out.")
        if self._macros:
            notes.append(f"Macros were found and not run; documents with macros: {self._macros:,}.")
        return notes

    def _text_and_fields(self, kind: str, member: Member) -> tuple[str, str, dict[str, Any]]:
        encoding = self._context.settings.encoding
        if kind == "xml":
            text, fields = xml_document(member.content, encoding)
            return text, "XML", fields
        if kind == "page":
            fields = dict(page_fields(member.content, encoding))
            return page_text(member.content, encoding), "HTML", fields
        if kind == "json":
            text, fields = json_document(member.content)
            return text, "JSON", fields
        text, fields = without_front_matter(decoded(member.content, encoding), member.name)
        return text, "text with fields before it" if fields else "", fields

    def _text(self, kind: str, content: bytes) -> tuple[str, str]:
        if kind == "pdf":
            return pdf_text(content, self._context), "PDF"
        if kind == "rtf":
            return rtf_text(content), "RTF"
        if kind == "mail":
            return mail_text(content), "mail"
        if kind == "subtitles":
            return subtitle_text(decoded(content, self._context.settings.encoding)), ""
        if kind == "latex":
            return words_of_latex(decoded(content, self._context.settings.encoding)), "LaTeX"
        if kind == "flat":
            return flat_document_text(content), "OpenDocument"
        if kind == "old":
            raise _old_document(content)
        return self._text_of_package(Package(content, self._context))

    def _text_of_package(self, package: Package) -> tuple[str, str]:
        self._macros += has_macros(package)
        if "word/document.xml" in package.names:
            return word_text(package), "Word"
        stated = package.read("mimetype")[:200] if "mimetype" in package.names else b""
        if b"opendocument.text" in stated:
            return open_document_text(package), "OpenDocument"
        if b"epub" in stated:
            return epub_text(package), "EPUB"
        raise damaged("office")


def _old_document(content: bytes) -> UnreadableDocument:
    if _ENCRYPTED_PACKAGE in content:
        return protected()
    return UnreadableDocument("in an old office format", "save it as .docx, .odt or PDF")


def _listed(kinds: Counter[str]) -> str:
    return ", ".join(f"{number:,} {kind}" for kind, number in sorted(kinds.items()))
