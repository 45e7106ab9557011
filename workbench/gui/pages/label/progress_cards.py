"""Progress: the unbiased estimate with its interval, the learning curve, and advice."""

from time import monotonic

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from workbench.gui.plots.plot import Plot
from workbench.gui.widgets.cards import Card, big_number, column, secondary
from workbench.gui.widgets.chips import Chip
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.theme import theme_roles
from workbench.labelling.curve import AHEAD, LabellingCurve
from workbench.labelling.estimates import ENOUGH_CHECKS
from workbench.labelling.settings import CHECK_EVERY
from workbench.labelling.situation import Suggestions
from workbench.palette import BAND_OPACITY

_MOST_CHIPS = 3
_PAUSE = 120.0  # seconds without a key that do not count as work


class EstimateCard(Card):
    """The estimated accuracy, large, and the curve so far."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._has_room = True
        self.estimate = big_number()
        self.interval = secondary("")
        self.curve = Plot("")
        self.curve.setAccessibleName(self.tr("Learning curve"))
        self.curve.setMinimumHeight(70)
        self.curve.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.curve.getViewBox().setMouseEnabled(x=False, y=False)
        self.outlook = secondary("")
        self.add(secondary(self.tr("Estimated accuracy")))
        self.add(self.estimate)
        self.add(self.interval)
        self.add(self.curve, 1)
        self.add(self.outlook)
        self.clear()

    def show_curve(self, is_wanted: bool) -> None:
        """Show the curve where there is room for it."""
        self._has_room = is_wanted
        self.curve.setVisible(is_wanted and bool(self.curve.plotItem.items))

    def clear(self) -> None:
        """Begin with another corpus."""
        self.curve.clear()
        self.curve.hide()
        self.outlook.clear()
        self.estimate.setText("–")
        self.interval.setText(
            self.tr("Every {}th question is a random check that nothing is learnt from.").format(
                CHECK_EVERY
            )
        )

    def show_answer(self, answer: Suggestions) -> None:
        """Show the state after a decision."""
        estimate = answer.estimate
        if not estimate.count:
            self.clear()
            return
        low, high = (100 * end for end in estimate.interval)
        interval = f"{low:.0f}–{high:.0f} %"
        is_known = estimate.count >= ENOUGH_CHECKS
        checks = self.tr("1 random check") if estimate.count == 1 else ""
        checks = checks or self.tr("{} random checks").format(estimate.count)
        # A single number from few checks would look surer than it is.
        self.estimate.setText(f"{100 * estimate.accuracy:.0f} %" if is_known else interval)
        self.interval.setText(f"{low:.0f} – {high:.0f} %, {checks}" if is_known else checks)
        self._draw(answer.curve if is_known else LabellingCurve())
        ahead = answer.curve.forecast if is_known else None
        self.outlook.setText(
            ""
            if ahead is None
            else filled(
                self.tr("{} more labels: about {:.0f} % ({:.0f} – {:.0f})"),
                AHEAD,
                100 * ahead.accuracy,
                100 * ahead.low,
                100 * ahead.high,
            )
        )

    def _draw(self, curve: LabellingCurve) -> None:
        self.curve.clear()
        self.curve.setVisible(self._has_room and len(curve.points) > 1)
        if len(curve.points) < 2:
            return
        shown = [*curve.points, *([curve.forecast] if curve.forecast else [])]
        table = np.array(
            [
                (point.labels, 100 * point.accuracy, 100 * point.low, 100 * point.high)
                for point in shown
            ]
        )
        colour = QColor(theme_roles(self.palette()).accent)
        band = QColor(colour)
        band.setAlphaF(BAND_OPACITY)
        edges = [pg.PlotCurveItem(table[:, 0], table[:, side]) for side in (2, 3)]
        self.curve.addItem(pg.FillBetweenItem(*edges, brush=band))
        known = len(curve.points)
        self.curve.plot(table[:known, 0], table[:known, 1], pen=pg.mkPen(colour, width=2))
        dash = pg.mkPen(colour, width=2, style=Qt.PenStyle.DashLine)
        self.curve.plot(table[known - 1 :, 0], table[known - 1 :, 1], pen=dash)
        lowest = max(0.0, float(table[:, 1].min()) - 15)
        self.curve.keep_within(QRectF(table[0, 0], lowest, np.ptp(table[:, 0]) or 1, 108 - lowest))


class ProgressCard(Card):
    """Labels and their speed, and a few words of advice."""

    advised = Signal(str)  # what a chip is about: suspects, or a class

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Progress"), parent)
        self.labels = secondary("")
        self.chips = [Chip("", is_link=True, may_be_cut=True) for _ in range(_MOST_CHIPS)]
        self._about = [""] * _MOST_CHIPS
        for number, chip in enumerate(self.chips):
            chip.hide()
            chip.clicked.connect(lambda number=number: self.advised.emit(self._about[number]))
        self.add(self.labels)
        self.add(column(*self.chips))
        self.body.addStretch(1)
        self._times: list[float] = []

    def clear(self) -> None:
        """Begin with another corpus."""
        self._times = []
        self.show_labels(0)
        for chip in self.chips:
            chip.hide()

    def count_key(self) -> None:
        """A document was decided now."""
        self._times.append(monotonic())

    def show_labels(self, count: int) -> None:
        """Show how many labels there are, and how fast they came."""
        labels = filled(self.tr("{:,} labels"), count) if count else self.tr("No labels yet")
        if count == 1:
            labels = self.tr("1 label")
        if speed := self._per_minute():
            # Texts inside an f-string are not found for the translators.
            labels += " · " + filled(self.tr("{:.0f} per minute"), speed)
        self.labels.setText(labels)

    def show_advice(self, answer: Suggestions) -> None:
        """Show what a person should know now."""
        for number, chip in enumerate(self.chips):
            found = answer.advice[number] if number < len(answer.advice) else None
            self._about[number] = "" if found is None else found.about
            chip.show_text("" if found is None else found.text, found.kind if found else "")

    def _per_minute(self) -> float:
        gaps = [gap for gap in np.diff(self._times).tolist() if gap < _PAUSE]
        return 60 * len(gaps) / sum(gaps) if len(gaps) > 2 else 0.0
