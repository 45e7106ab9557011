"""Names elided to a width so that they remain distinguishable."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF


def elided_names(names: Sequence[str], width: float, metrics: QFontMetricsF) -> list[str]:
    """Elide names in the middle, or at the end or start where two would look the same."""
    elided = [metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, width) for name in names]
    for mode in (Qt.TextElideMode.ElideRight, Qt.TextElideMode.ElideLeft):
        counts = Counter(elided)
        elided = [
            metrics.elidedText(name, mode, width) if counts[short] > 1 else short
            for name, short in zip(names, elided, strict=True)
        ]
    return elided


def width_for(names: Sequence[str], widths: Sequence[float], metrics: QFontMetricsF) -> float:
    """The first width at which no two names look the same, but never more than they need."""
    longest = max((metrics.horizontalAdvance(name) for name in names), default=0.0)
    distinct = len(set(names))
    enough = (
        width for width in widths if len(set(elided_names(names, width, metrics))) == distinct
    )
    return min(longest, next(enough, widths[-1]))
