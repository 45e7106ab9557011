"""Progress: the honest estimate with its interval, the curve so far, labels per class."""

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from workbench.gui.plots.plot import Plot
from workbench.gui.widgets.theme import class_qcolor, set_text_role
from workbench.labelling.desk import DeskAnswer
from workbench.labelling.session import AUDIT_EVERY
from workbench.plain_text import shortened

_LARGE = 22.0
_ENOUGH, _FEW_CHECKS = 0.9, 10


class ProgressPanel(QWidget):
    """Numbers of the labelling; it computes nothing but what a sentence says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = QLabel(self.tr("Estimated accuracy"))
        set_text_role(heading, "faint")
        self.estimate = QLabel()
        font = self.estimate.font()
        font.setPointSizeF(_LARGE)
        font.setBold(True)
        self.estimate.setFont(font)
        self.interval = _wrapped()
        self.verdict = _wrapped()
        self.classes = _wrapped()
        self.curve = Plot(self.tr("Estimate by labels"))
        self.curve.setMinimumHeight(140)
        self.curve.setMaximumHeight(260)
        self.curve.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._line = self.curve.plot([], [], pen=pg.mkPen(class_qcolor(0), width=2))
        self._points: list[tuple[int, float]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 0, 0, 0)
        for widget in (heading, self.estimate, self.interval, self.verdict):
            column.addWidget(widget)
        column.addWidget(self.curve, 2)
        column.addWidget(self.classes)
        column.addStretch(1)
        self.clear()

    def clear(self) -> None:
        """Begin with another corpus."""
        self._points = []
        self._line.setData([], [])
        self.estimate.setText("–")
        self.interval.setText(
            self.tr("Every {}th question is a random check that nothing is learnt from.").format(
                AUDIT_EVERY
            )
        )
        self.verdict.clear()
        self.classes.clear()

    def show_answer(self, answer: DeskAnswer, names: list[str], counts: list[int]) -> None:
        """Show the state after a decision."""
        self.classes.setText(_sizes(names, counts, answer.predicted))
        estimate = answer.estimate
        if not estimate.count:
            return
        low, high = (100 * end for end in estimate.interval)
        self.estimate.setText(f"{100 * estimate.accuracy:.0f} %")
        self.interval.setText(
            self.tr("{:.0f} to {:.0f} % (95 % interval), {} random checks").format(
                low, high, estimate.count
            )
        )
        self.verdict.setText(self._verdict(answer))
        if not self._points or self._points[-1][0] != answer.n_labels:
            self._points.append((answer.n_labels, 100 * estimate.accuracy))
        labels, values = zip(*self._points, strict=True)
        self._line.setData(labels, values)
        self.curve.keep_within(QRectF(0, 0, max(10, *labels) * 1.05, 105))

    def _verdict(self, answer: DeskAnswer) -> str:
        estimate = answer.estimate
        if estimate.count < _FEW_CHECKS:
            return self.tr("Too few checks to say more.")
        if estimate.interval[0] >= _ENOUGH:
            return self.tr("Enough: at least 90 % are right, as far as can be told.")
        return self.tr("More labels, or more checks, would narrow this.")


def _sizes(names: list[str], counts: list[int], predicted: tuple[int, ...]) -> str:
    lines = [
        f"{shortened(name, 24)}: {count:,} by hand, {number:,} predicted"
        for name, count, number in zip(names, counts, predicted, strict=False)
    ]
    return "\n".join(lines[:12])


def _wrapped() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
