"""Texts for the window: durations, sizes, names and long documents."""

import html
import re

from workbench.gui.widgets.number_notation import in_notation

_MOST_MARKED = 100_000  # characters of a text whose words are marked
_LONGEST_LINE = 2000  # characters; longer lines slow a text field down by seconds


def format_duration(seconds: float) -> str:
    """A duration in one or two units."""
    if seconds < 60:
        return f"{seconds:.0f} s"
    minutes, rest = divmod(round(seconds), 60)
    if minutes < 60:
        return f"{minutes} min {rest:02d} s"
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes:02d} min"


def format_size(size: float) -> str:
    """A number of bytes in a suitable unit."""
    for unit in ("B", "kB", "MB"):
        if size < 1000:
            return f"{size:.0f} {unit}"
        size /= 1000
    return in_notation(f"{size:.1f}") + " GB"


def score_words(score: float, deviation: float | None = None) -> str:
    """A score in the digits that matter: a share in per cent, other numbers with three figures."""
    if not 0 <= score <= 1:
        return in_notation(
            f"{score:.3g}" if deviation is None else f"{score:.3g} ± {deviation:.2g}"
        )
    if deviation is None:
        return in_notation(f"{100 * score:.1f} %")
    return in_notation(f"{100 * score:.1f} ± {100 * deviation:.1f} %")


def cell_words(mean: float, deviation: float, n: int, is_share: bool) -> str:
    """The score of several trials in a table; a share in per cent."""
    if n == 0:
        return "–"
    if is_share:
        return score_words(mean, deviation if n > 1 else None)
    return in_notation(f"{mean:.3g} ± {deviation:.2g}" if n > 1 else f"{mean:.3g}")


def plain_tooltip(text: str) -> str:
    """A tooltip that shows a text literally; Qt would interpret "<b>" as markup."""
    return f"<qt>{html.escape(text)}</qt>"


def corpus_title(corpus: str) -> str:
    """The title of a corpus: its known name, or the last part of its path."""
    return re.split(r"[/\\]", corpus.rstrip("/\\"))[-1] or corpus


def beginning(text: str) -> str:
    """As much of a text as a field lays out at once: less where a word is very long."""
    text = text[:_MOST_MARKED]
    words = re.finditer(rf"\S{{{_LONGEST_LINE},}}", text)
    return text[: _LONGEST_LINE * 10] if next(words, None) else text


def with_short_lines(text: str) -> str:
    """Break very long lines by replacing spaces with line ends.

    The length stays the same, so that character positions remain valid.
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
