"""The score against one of the swept settings."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.background.figures import RunFacts
from workbench.experiments.figures import ParameterCurveFigure
from workbench.gui.state.jobs import JobRunner
from workbench.gui.views.curves import CurveView
from workbench.gui.widgets.language import translated


class ParameterPanel(QWidget):
    """Curves of the score, with a choice of the setting if several are swept."""

    options_chosen = Signal(dict)

    def __init__(self, _jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._swept: tuple[tuple[str, str], ...] = ()
        self.view = CurveView()
        self.parameter = QComboBox()
        self.parameter.setAccessibleName(self.tr("Swept setting"))
        self.parameter.activated.connect(
            lambda _: self.options_chosen.emit({"parameter": self.parameter.currentData()})
        )
        self._choice = QWidget()
        row = QHBoxLayout(self._choice)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(QLabel(self.tr("Score against")))
        row.addWidget(self.parameter)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._choice)
        column.addWidget(self.view, 1)

    def use_run(self, _folder: Path, _options: Mapping[str, Any], facts: RunFacts) -> None:
        """Offer the settings that a run sweeps over."""
        if facts.swept != self._swept:
            self._swept = facts.swept
            self.parameter.clear()
            for name, label in facts.swept:
                self.parameter.addItem(translated(label), name)
        self._choice.setVisible(len(facts.swept) > 1)

    def show_figure(self, figure: ParameterCurveFigure) -> None:
        """Draw a figure in place of the one shown."""
        self.view.show_figure(figure)
        self.parameter.setCurrentText(figure.x_title)
