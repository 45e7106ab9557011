"""Names that are too long for their room, cut so that they can still be told apart."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF


def shortened(names: Sequence[str], room: float, metrics: QFontMetricsF) -> list[str]:
    """Cut names in the middle; where two would look the same, at the end or the beginning."""
    cut = [metrics.elidedText(one, Qt.TextElideMode.ElideMiddle, room) for one in names]
    for mode in (Qt.TextElideMode.ElideRight, Qt.TextElideMode.ElideLeft):
        seen = Counter(cut)
        cut = [
            metrics.elidedText(name, mode, room) if seen[words] > 1 else words
            for name, words in zip(names, cut, strict=True)
        ]
    return cut


def room_for(names: Sequence[str], rooms: Sequence[float], metrics: QFontMetricsF) -> float:
    """The first room in which no two names look the same, but never more than they need."""
    longest = max((metrics.horizontalAdvance(one) for one in names), default=0.0)
    distinct = len(set(names))
    enough = (one for one in rooms if len(set(shortened(names, one, metrics))) == distinct)
    return min(longest, next(enough, rooms[-1]))
