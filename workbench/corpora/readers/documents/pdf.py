"""PDF documents: the text of their pages, within limits on pages and drawing steps."""

import io
import logging
from typing import Any

from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.unreadable import (
    UnreadableDocument,
    damaged,
    protected,
    too_long,
    without_text,
)

_MOST_PAGES = 5000
_MOST_STEPS = 2_000_000
_LARGEST_PAGE = 16 << 20
_LEAST_DRAWN = 64 << 20  # bytes of the drawing steps of all pages, which can share them
_DRAWN_PER_BYTE = 20  # of the file
_MOST_BASE_85 = 16 << 20  # bytes of a file whose pages are in base 85: 40 times the memory
_LEAST_TOKENS = 1_000_000  # of the pages, which take 4 s
_TOKENS_PER_BYTE = 2  # of the file: packed pages of real documents have fewer
_TOKEN_STARTS = (b" ", b"\n", b"\r", b"\t", b"/", b"(", b"[", b"<")


class _TooManySteps(BaseException):
    """Passes the handlers of the library, which continue after every Exception."""


def pdf_text(content: bytes, context: ReadingContext) -> str:
    """Return the text of all pages; nothing in the document is run or loaded."""
    import pypdf  # late: 0.2 s to import

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # it reports every repair
    try:
        return _checked(_page_texts(pypdf.PdfReader(io.BytesIO(content)), len(content), context))
    except UnreadableDocument:
        raise
    except (_TooManySteps, RecursionError, MemoryError, pypdf.errors.LimitReachedError):
        raise too_long() from None
    except pypdf.errors.DependencyError:
        raise protected() from None
    except Exception as problem:
        if type(problem).__module__.startswith("workbench"):
            raise
        # Damaged files make the library raise almost any exception.
        raise damaged("PDF") from None


def _page_texts(reader: Any, size: int, context: ReadingContext) -> list[str]:
    # Many documents are encrypted with an empty password only to forbid printing.
    if reader.is_encrypted and not reader.decrypt(""):
        raise protected()
    if len(reader.pages) > _MOST_PAGES:
        raise too_long()
    counted = _StepCounter()
    most_tokens = _LEAST_TOKENS + _TOKENS_PER_BYTE * size
    most_drawn = _LEAST_DRAWN + _DRAWN_PER_BYTE * size
    texts = []
    for page in reader.pages:
        if size > _MOST_BASE_85 and _is_in_base_85(page):
            raise too_long()
        contents = page.get_contents()
        drawn = contents.get_data() if contents is not None else b""
        most_drawn -= len(drawn)
        if len(drawn) > _LARGEST_PAGE or most_drawn < 0:
            raise too_long()
        most_tokens -= sum(map(drawn.count, _TOKEN_STARTS))
        if most_tokens < 0:
            raise too_long()
        texts.append(page.extract_text(visitor_operand_before=counted))
        context.count_bytes(len(texts[-1]), 0)
    return texts


def _is_in_base_85(page: Any) -> bool:
    """Whether a part of a page has to be decoded from base 85."""
    contents = page.get("/Contents")
    contents = contents.get_object() if contents is not None else []
    parts = contents if isinstance(contents, list) else [contents]
    filters = [str(part.get_object().get("/Filter")) for part in parts]
    return any("/ASCII85Decode" in names or "/A85" in names for names in filters)


def _checked(texts: list[str]) -> str:
    text = "\n".join(texts).strip()
    if not text:
        raise without_text()
    return text


class _StepCounter:
    """Counts the drawing steps of a document; pages can repeat forms inside forms without end."""

    def __init__(self) -> None:
        self._steps = 0

    def __call__(self, *step: Any) -> None:  # noqa: ARG002
        self._steps += 1
        if self._steps > _MOST_STEPS:
            raise _TooManySteps
