"""The teacher, its neighbours and dimensions, and which two of these are drawn."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QWidget

from workbench.gui.widgets.language import translated
from workbench.gui.widgets.sizes import SMALL, no_margins
from workbench.labelling.settings import (
    FEW_LABELS,
    NEIGHBOURS,
    POISSON,
    SPECTRAL,
    SPECTRAL_TEACHERS,
    SPREADING,
    LearnerSettings,
)
from workbench.labelling.situation import CLEAREST

_WIDEST, _WIDEST_NAMED = 150, 190  # pixels of a field, and of one with long names
_COUNTS = (5, 10, 20, 30, 40)
_DIMENSIONS = (0, 2, 3, 4, 6, 8, 12, 20, 30)


class SpaceChoice(QWidget):
    """Emits settings of the learner, and another plane; the teacher is placed elsewhere."""

    learner_chosen = Signal(dict)
    plane_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.teacher = self._box(self.tr("Teacher"))
        self.teacher.setMinimumContentsLength(12)
        self.teacher.setMaximumWidth(_WIDEST_NAMED)
        for title, values in self._teachers():
            self.teacher.addItem(title, values)
        self.neighbours = self._box(self.tr("Neighbours"))
        for count in _COUNTS:
            self.neighbours.addItem(self.tr("{} neighbours").format(count), count)
        self.neighbours.setCurrentIndex(_COUNTS.index(NEIGHBOURS))
        self.dimensions = self._box(self.tr("Dimensions"))
        for count in _DIMENSIONS:
            title = self.tr("{} dimensions").format(count) if count else self.tr("dimensions: auto")
            self.dimensions.addItem(title, count)
        self.planes = self._box(self.tr("Plane"))
        self.planes.setMaximumWidth(_WIDEST_NAMED)
        self.show_dimensions(3)
        line = QHBoxLayout(self)
        no_margins(line, SMALL)
        for box in (self.teacher, self.neighbours, self.dimensions):
            box.activated.connect(lambda _: self._choose())
        for box in (self.neighbours, self.dimensions, self.planes):
            line.addWidget(box, 3)
        line.addStretch(1)
        self.planes.activated.connect(lambda _: self.plane_chosen.emit())
        self.hide()  # until a person wants more settings

    def plane(self) -> tuple[int, int]:
        """The two dimensions, or the plane that keeps classes apart."""
        return tuple(self.planes.currentData() or CLEAREST)

    def show_dimensions(self, count: int) -> None:
        """Offer the planes of this many dimensions."""
        wanted = [CLEAREST, *((first, first + 1) for first in range(min(count - 1, 12)))]
        if self.planes.count() == len(wanted):
            return
        chosen = self.plane() if self.planes.count() else CLEAREST
        with QSignalBlocker(self.planes):
            self.planes.clear()
            for plane in wanted:
                title = self.tr("classes apart")
                if plane != CLEAREST:
                    title = self.tr("dimensions {} and {}").format(plane[0] + 1, plane[1] + 1)
                self.planes.addItem(title, plane)
            self.planes.setCurrentIndex(wanted.index(chosen) if chosen in wanted else 0)

    def _choose(self) -> None:
        teacher, normalization = self.teacher.currentData()
        self.learner_chosen.emit(
            {
                "teacher": teacher,
                "normalization": normalization,
                "n_neighbors": self.neighbours.currentData(),
                "n_components": self.dimensions.currentData(),
            }
        )

    def _teachers(self) -> list[tuple[str, tuple[str, str]]]:
        usual = LearnerSettings().normalization
        spectral = [
            (self.tr("Spectral, {}").format(translated(name)), (SPECTRAL, name))
            for name in SPECTRAL_TEACHERS
        ]
        return [
            (self.tr("Poisson → SVM"), (POISSON, usual)),
            (self.tr("Few labels"), (FEW_LABELS, usual)),
            (self.tr("Spreading → SVM"), (SPREADING, usual)),
            *spectral,
        ]

    def _box(self, name: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.setToolTip(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(4)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box.setMaximumWidth(_WIDEST)
        return box
