"""The scores tab: the table, its reference, its test, and copying it."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.background.figures import RunFacts
from workbench.experiments.figures import MetricTableFigure
from workbench.experiments.reports.tables import table_text
from workbench.experiments.scoring.significance import TESTS
from workbench.gui.state.tasks import TaskRunner
from workbench.gui.views.metric_table import MetricTableView
from workbench.gui.widgets.method_names import configuration_words


class ScoresPanel(QWidget):
    """Chooses what every line is tested against and by which test."""

    options_chosen = Signal(dict)

    def __init__(self, _tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figure: MetricTableFigure | None = None
        self._folder: Path | None = None
        self.view = MetricTableView()
        self.reference = self._chooser(self.tr("Reference"))
        self.test = self._chooser(self.tr("Significance test"))
        for place, one in enumerate(TESTS.values()):
            self.test.addItem(one.title, one.name)
            self.test.setItemData(place, one.help, Qt.ItemDataRole.ToolTipRole)
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
            for one in facts.configurations:
                self.reference.addItem(configuration_words(one), one)

    def show_figure(self, figure: MetricTableFigure) -> None:
        """Draw a table in place of the one shown."""
        self._figure = figure
        self.view.show_figure(figure)
        named = replace(figure, reference=configuration_words(figure.reference))
        self.caption.setText(named.caption())
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

    def _chooser(self, name: str) -> QComboBox:
        chooser = QComboBox()
        chooser.setAccessibleName(name)
        chooser.setToolTip(name)
        chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        chooser.setMinimumWidth(60)
        chooser.activated.connect(lambda _: self._choose())
        return chooser

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        for words, chooser in ((self.tr("Against"), self.reference), (self.tr("by"), self.test)):
            row.addWidget(QLabel(words))
            row.addWidget(chooser)
        row.addStretch(1)
        row.addWidget(self.markdown)
        row.addWidget(self.latex)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.view, 1)
        column.addWidget(self.caption)
