"""Points are chosen with the keyboard alone."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from workbench.experiments.figures import ScatterFigure
from workbench.gui.views.scatter import ScatterView

KEYS = Qt.Key
CORNERS = ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (0.0, 0.0))


@pytest.fixture
def view(qtbot):
    """Four documents at the corners of a square and one in its middle."""
    view = ScatterView()
    qtbot.addWidget(view)
    view.resize(500, 500)
    view.show()
    size = len(CORNERS)
    view.show_figure(
        ScatterFigure(
            configuration="lsi",
            training="",
            coordinates=np.array(CORNERS),
            documents=np.arange(size),
            document_ids=tuple(f"d{row}" for row in range(size)),
            class_names=("a",),
            actual=np.zeros(size, dtype=np.int64),
            predicted=np.zeros(size, dtype=np.int64),
            is_labelled=np.zeros(size, dtype=bool),
            titles=(),
        )
    )
    return view


def press(qtbot, view, *keys):
    for key in keys:
        qtbot.keyClick(view.plot, key)


def test_enter_chooses_the_point_at_the_pointer(qtbot, view):
    with qtbot.waitSignal(view.points_chosen) as chosen:
        press(qtbot, view, KEYS.Key_L, KEYS.Key_Return)
    assert chosen.args[0].tolist() == [4]


def test_corners_around_the_middle_choose_it_alone(qtbot, view):
    around = [KEYS.Key_Left] * 3 + [KEYS.Key_Up] * 3 + [KEYS.Key_Space]
    around += [KEYS.Key_Right] * 6 + [KEYS.Key_Space] + [KEYS.Key_Down] * 6 + [KEYS.Key_Space]
    around += [KEYS.Key_Left] * 6 + [KEYS.Key_Space]
    with qtbot.waitSignal(view.points_chosen) as chosen:
        press(qtbot, view, KEYS.Key_L, *around, KEYS.Key_Return)
    assert chosen.args[0].tolist() == [4]


def test_escape_gives_the_arrows_back_to_the_plot(qtbot, view):
    before = view.box.viewRange()
    press(qtbot, view, KEYS.Key_L, KEYS.Key_Right)
    assert view.box.viewRange() == before
    press(qtbot, view, KEYS.Key_Escape, KEYS.Key_Right)
    assert view.box.viewRange() != before
