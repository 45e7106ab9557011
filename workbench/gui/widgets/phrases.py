"""Numbers as people read them, and names that stay plain text."""

import html
import re

_LONGEST_LINE = 2000  # characters; a text field needs seconds to lay out an endless line


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


def with_short_lines(text: str) -> str:
    """The same text with line ends in place of some spaces of endless lines.

    It has as many characters as before, so that what is known by its place stays there.
    """
    return "\n".join(_broken(line) for line in text.split("\n"))


def _broken(line: str) -> str:
    pieces, start = [], 0
    while len(line) - start > _LONGEST_LINE:
        end = line.rfind(" ", start + 1, start + _LONGEST_LINE)
        end = end if end > 0 else line.find(" ", start + _LONGEST_LINE)
        if end < 0:
            break
        pieces.append(line[start:end])
        start = end + 1
    return "\n".join([*pieces, line[start:]])
