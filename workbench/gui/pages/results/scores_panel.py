"""The table of scores, with a choice of reference and test, and buttons to copy it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.background.figures import RunFacts
from workbench.experiments.figures import MetricTableFigure
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.tables import table_text
from workbench.experiments.scoring.significance import TESTS
from workbench.gui.state.tasks import TaskRunner
from workbench.gui.views.metric_table import MetricTableView


class ScoresPanel(QWidget):
    """Shows the scores, each tested against those of the reference."""

    options_chosen = Signal(dict)

    def __init__(self, _tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figure: MetricTableFigure | None = None
        self._folder: Path | None = None
        self.view = MetricTableView()
        self.reference = self._make_choice(self.tr("Reference"))
        self.test = self._make_choice(self.tr("Significance test"))
        for index, test in enumerate(TESTS.values()):
            self.test.addItem(test.title, test.name)
            self.test.setItemData(index, test.help, Qt.ItemDataRole.ToolTipRole)
        self.caption = QLabel()
        self.caption.setTextFormat(Qt.TextFormat.PlainText)
        self.caption.setWordWrap(True)
        self.markdown = QPushButton(self.tr("Copy as &Markdown"))
        self.latex = QPushButton(self.tr("Copy as La&TeX"))
        self.markdown.clicked.connect(lambda _: self._copy(".md"))
        self.latex.clicked.connect(lambda _: self._copy(".tex"))
        self._build_layout()

    def use_run(self, folder: Path, _options: Mapping[str, Any], facts: RunFacts) -> None:
        """Offer the configurations of a run as references."""
        if folder != self._folder or self.reference.count() != len(facts.configurations):
            self._folder = folder
            self.reference.clear()
            for name in facts.configurations:
                self.reference.addItem(configuration_title(name), name)

    def show_figure(self, figure: MetricTableFigure) -> None:
        """Draw a table in place of the one shown."""
        self._figure = figure
        self.view.show_figure(figure)
        self.caption.setText(figure.caption())
        self.reference.setCurrentIndex(self.reference.findData(figure.reference))
        self.test.setCurrentIndex(self.test.findData(figure.test))

    def _choose(self) -> None:
        self.options_chosen.emit(
            {"reference": self.reference.currentData(), "test": self.test.currentData()}
        )

    def _copy(self, ending: str) -> None:
        if self._figure is not None:
            text = table_text(self._figure.printed_rows(), ending)
            QGuiApplication.clipboard().setText(text)

    def _make_choice(self, name: str) -> QComboBox:
        choice = QComboBox()
        choice.setAccessibleName(name)
        choice.setToolTip(name)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        choice.setMinimumWidth(60)
        choice.activated.connect(lambda _: self._choose())
        return choice

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        row.addWidget(QLabel(self.tr("Compared with")))
        row.addWidget(self.reference)
        row.addWidget(QLabel(self.tr("using")))
        row.addWidget(self.test)
        row.addStretch(1)
        row.addWidget(self.markdown)
        row.addWidget(self.latex)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.view, 1)
        column.addWidget(self.caption)
