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


class _TooManySteps(BaseException):
    """Passes the handlers of the library, which continue after every Exception."""


def pdf_text(content: bytes, context: ReadingContext) -> str:
    """Return the text of all pages; nothing in the document is run or loaded."""
    import pypdf  # late: 0.2 s to import

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)  # it reports every repair
    try:
        return _checked(_page_texts(pypdf.PdfReader(io.BytesIO(content)), context))
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


def _page_texts(reader: Any, context: ReadingContext) -> list[str]:
    # Many documents are encrypted with an empty password only to forbid printing.
    if reader.is_encrypted and not reader.decrypt(""):
        raise protected()
    if len(reader.pages) > _MOST_PAGES:
        raise too_long()
    counted = _StepCounter()
    texts = []
    for page in reader.pages:
        contents = page.get_contents()
        if contents is not None and len(contents.get_data()) > _LARGEST_PAGE:
            raise too_long()
        texts.append(page.extract_text(visitor_operand_before=counted))
        context.count_bytes(len(texts[-1]), 0)
    return texts


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
