"""Numbers in views are written as in the language of the window."""

from dataclasses import replace

import numpy as np
import pytest

from tests.gui.views.conftest import confusion
from tests.gui.views.test_every_view import overview
from tests.gui.views.test_labels_of_views import curves
from workbench.gui.views.confusion import ConfusionView
from workbench.gui.views.curves import CurveView, magnitudes
from workbench.gui.views.overview import OverviewView
from workbench.gui.widgets.language import translated, use_language


@pytest.fixture
def german(qapp):
    use_language(qapp, "Deutsch")
    yield
    use_language(qapp, "English")


def test_cells_of_the_overview(german, shown):
    view = shown(OverviewView(), overview("ordinary"))
    assert view.table.item(0, 1).text().startswith("50,")


def test_p_values_within_sentences(german):
    assert "p = 0,477" in translated("The lead may be chance: p = 0.477 (McNemar's test).")
    assert translated("p < 0.05") == "p < 0,05"


def test_ticks_of_a_logarithmic_axis(german):
    texts = [text for _, text in magnitudes()[0]]
    assert "0,5" in texts
    assert "0.5" not in texts


def test_ticks_below_a_curve(german, shown):
    view = shown(CurveView(), curves({"fast": (0.1, 0.2, 0.5)}))
    assert view.plot.getAxis("bottom").tickStrings([0.5], 1, 0.5) == ["0,5"]


def test_differences_of_two_matrices(german, qtbot):
    view = ConfusionView()
    qtbot.addWidget(view)
    after = replace(confusion(), counts=np.array([[1000, 4, 0], [0, 900, 0], [0, 0, 900]]))
    before = replace(after, counts=np.diag([1000, 900, 900]))
    view.show_difference(after, before)
    assert view.plot.texts[0] == ["−0,4", "+0,4", ""]
