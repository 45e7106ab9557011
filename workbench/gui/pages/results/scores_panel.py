"""The table of scores, with a choice of reference and test, and buttons to copy it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from workbench.background.figures import RunFacts
from workbench.experiments.figures import MetricTableFigure
from workbench.experiments.reports.tables import table_text
from workbench.experiments.scoring.significance import TESTS
from workbench.gui.state.jobs import JobRunner
from workbench.gui.views.metric_table import MetricTableView
from workbench.gui.widgets.language import shown_title, translated

_MOST_NOTES = 3  # lines that leave space for the table


class ScoresPanel(QWidget):
    """Shows the scores, each tested against those of the reference."""

    options_chosen = Signal(dict)

    def __init__(self, _jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figure: MetricTableFigure | None = None
        self._folder: Path | None = None
        self.view = MetricTableView()
        self.reference = self._make_choice(self.tr("Reference"))
        self.test = self._make_choice(self.tr("Significance test"))
        for index, test in enumerate(TESTS.values()):
            self.test.addItem(translated(test.title), test.name)
            self.test.setItemData(index, test.help, Qt.ItemDataRole.ToolTipRole)
        self.caption, self.notes = _plain_label(), _plain_label()
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
                self.reference.addItem(shown_title(name), name)

    def show_figure(self, figure: MetricTableFigure) -> None:
        """Draw a table in place of the one shown."""
        self._figure = figure
        self.view.show_figure(figure)
        self.caption.setText(translated(figure.caption()))
        self._show_notes(figure.notes)
        self.reference.setCurrentIndex(self.reference.findData(figure.reference))
        self.test.setCurrentIndex(self.test.findData(figure.test))

    def _show_notes(self, notes: tuple[str, ...]) -> None:
        lines = list(notes[:_MOST_NOTES])
        if len(notes) > _MOST_NOTES:
            lines.append(self.tr("The report has all {count} notes.").format(count=len(notes)))
        self.notes.setText(translated("\n".join(lines)))
        self.notes.setVisible(bool(lines))

    def _choose(self) -> None:
        self.options_chosen.emit(
            {"reference": self.reference.currentData(), "test": self.test.currentData()}
        )

    def _copy(self, ending: str) -> None:
        if self._figure is not None:
            QGuiApplication.clipboard().setText(table_text(self.view.shown_rows(), ending))

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
        column.addWidget(self.notes)


def _plain_label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
