"""A view that is shown, and the mouse on it."""

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from workbench.experiments import figures


@pytest.fixture
def shown(qtbot):
    def show(view, figure):
        qtbot.addWidget(view)
        view.resize(640, 480)
        view.show()
        view.show_figure(figure)
        for _ in range(2):  # the width of the axes settles after the first drawing
            QApplication.processEvents()
            view.grab()
        return view

    return show


def confusion():
    actual, predicted = np.array([0, 0, 0, 1, 1, 2]), np.array([0, 0, 1, 1, 2, 2])
    return figures.ConfusionFigure.from_predictions(
        "svm", ("a", "b", "c"), actual, predicted, np.arange(6)
    )


def points():
    positions = np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [10.0, 10.0], [10.0, 11.0]])
    return figures.ScatterFigure(
        "spectral",
        "5%",
        positions,
        ("low", "high"),
        np.array([0, 0, 0, 1, 1]),
        np.array([0, 1, -1, 1, 1]),
        np.array([True, False, False, False, False]),
        np.arange(5) + 100,
        tuple("abcde"),
        ("<b>first</b>", "", "third", "", ""),
    )
