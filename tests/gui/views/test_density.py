"""The map of more documents than can be drawn as points."""

import numpy as np
import pyqtgraph as pg
import pytest

from workbench.experiments.figures import ScatterFigure
from workbench.gui.state.selection import DocumentSelection
from workbench.gui.views.scatter import ScatterView

SIZE = 60_000
ACTUAL = np.arange(SIZE) % 4 - 1  # a quarter without a class


@pytest.fixture
def view(qtbot):
    """Documents of each class in a corner of their own, in the second and third dimension."""
    view = ScatterView()
    qtbot.addWidget(view)
    view.resize(500, 500)
    corners = np.array([(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1)], dtype=float)
    figure = ScatterFigure(
        configuration="lsi",
        training="",
        coordinates=corners[ACTUAL + 1] + np.arange(SIZE)[:, None] / SIZE / 100,
        class_names=("a", "b", "c"),
        actual=ACTUAL,
        predicted=np.zeros(SIZE, dtype=np.int64),
        is_labelled=np.zeros(SIZE, dtype=bool),
        documents=np.arange(SIZE),
        document_ids=tuple(f"d{row}" for row in range(SIZE)),
        titles=(),
    )
    view.show_figure(figure.for_window())
    return view


def counts(view):
    """How many documents the picture shows in each of its quarters."""
    (image,) = (item for item in view.plot.plotItem.items if isinstance(item, pg.ImageItem))
    half = len(image.image) // 2
    shown = np.expm1(image.image).round().astype(int)
    return [
        [shown[:half, :half].sum(), shown[:half, half:].sum()],
        [shown[half:, :half].sum(), shown[half:, half:].sum()],
    ]


def test_every_document_is_counted_where_it_lies(view):
    assert view.dimensions == (1, 2)
    assert counts(view) == [[15_000, 15_000], [15_000, 15_000]]


def test_documents_of_a_hidden_class_are_not_counted(view):
    view.filter_group("b")
    assert counts(view) == [[15_000, 15_000], [0, 15_000]]
    view.filter_group("unknown")
    assert counts(view) == [[0, 15_000], [0, 15_000]]


def test_a_selection_leaves_the_picture_as_it_is(view):
    selection = DocumentSelection()
    view.use_selection(selection)
    before = list(view.plot.plotItem.items)
    selection.select(np.arange(50_000))
    assert view.plot.plotItem.items == before  # drawing it again would show the same
