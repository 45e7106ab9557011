"""A click on a point of a learning curve says which trials it stands for."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt

from workbench.experiments.figures import Curve, LearningCurveFigure
from workbench.gui.views.curves import CurveView


@pytest.fixture
def view(qtbot):
    view = CurveView()
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show()
    sizes, mean, n = np.array([10.0, 100.0]), np.array([0.5, 0.9]), np.array([3, 3])
    curves = (
        Curve("linear-svm", sizes, mean, mean - 0.1, mean + 0.1, n),
        Curve("lsi", sizes, mean - 0.3, mean - 0.4, mean - 0.2, n),
    )
    labels = {10.0: "1%", 100.0: "10%"}
    view.show_figure(
        LearningCurveFigure("Labelled documents", "Accuracy", curves, labels, True, 0.95)
    )
    return view


def click(qtbot, view, x, y):
    place = view.plot.mapFromScene(view.plot.getViewBox().mapViewToScene(QPointF(x, y)))
    qtbot.mouseMove(view.plot.viewport(), place)
    qtbot.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_the_nearest_point_is_reported(qtbot, view):
    with qtbot.waitSignal(view.point_chosen) as chosen:
        click(qtbot, view, np.log10(100), 0.6)
    assert chosen.args == ["lsi", "10%"]


def test_between_the_points_nothing_is_reported(qtbot, view):
    with qtbot.assertNotEmitted(view.point_chosen):
        click(qtbot, view, np.log10(30), 0.8)
