"""Numbers as people read them, and names that stay plain text."""

import html
import re


def duration_words(seconds: float) -> str:
    """A span of time in one or two units."""
    if seconds < 60:
        return f"{seconds:.0f} s"
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 60:
        return f"{minutes} min {rest:02d} s"
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes:02d} min"


def size_words(size: float) -> str:
    """A number of bytes in the unit that fits."""
    for unit in ("B", "kB", "MB"):
        if size < 1000:
            return f"{size:.0f} {unit}"
        size /= 1000
    return f"{size:.1f} GB"


def plain_tip(text: str) -> str:
    """A tooltip that shows a name from outside as it is; Qt would take "<b>" for bold."""
    return f"<qt>{html.escape(text)}</qt>"


def corpus_words(corpus: str) -> str:
    """What a person calls a corpus: its known name, or the last part of its path."""
    return re.split(r"[/\\]", corpus.rstrip("/\\"))[-1] or corpus
