"""Rich text (.rtf) documents."""

from workbench.corpora.readers.documents.unreadable import damaged, too_long

_LARGEST = 64 << 20


def rtf_text(content: bytes) -> str:
    """Return the text without formatting, pictures and embedded objects."""
    from striprtf.striprtf import rtf_to_text  # late: 16 ms to import

    if len(content) > _LARGEST:
        raise too_long()
    try:
        return str(rtf_to_text(content.decode("latin-1"), errors="replace")).strip()
    except (RecursionError, MemoryError):
        raise too_long() from None
    except Exception:
        # The library checks nothing: damaged control words raise almost any exception.
        raise damaged("RTF") from None
