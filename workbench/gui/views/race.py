"""The table of a race under the sentences that say what to use."""

from math import isnan

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTableWidgetItem, QVBoxLayout, QWidget

from workbench.experiments.figures import RaceFigure, RaceLine
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.phrases import score_words
from workbench.gui.widgets.tables import DataTable, NumberItem


class RaceView(QWidget):
    """One row per method: how far it came, its score there, and why it is out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentences = QLabel()
        self.sentences.setTextFormat(Qt.TextFormat.PlainText)
        self.sentences.setWordWrap(True)
        self.sentences.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.table = DataTable(self.tr("Race"))
        self.setFocusProxy(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.sentences)
        column.addWidget(self.table, 1)

    def show_figure(self, figure: RaceFigure) -> None:
        """Draw a race in place of the one shown."""
        self.sentences.setText(translated("\n".join(figure.sentences)))
        header = [
            self.tr("Method"),
            self.tr("Rounds"),
            self.tr("Score"),
            self.tr("Dropped because"),
        ]
        self.table.show_rows(header, [self._row(line) for line in figure.lines])

    def _row(self, line: RaceLine) -> list[QTableWidgetItem]:
        score = "" if isnan(line.score) else score_words(line.score)
        return [
            QTableWidgetItem(translated(line.title)),
            NumberItem(str(line.rounds), line.rounds),
            NumberItem(score, -1.0 if isnan(line.score) else line.score),
            QTableWidgetItem(translated(line.remark)),
        ]
