"""The sparsity pattern of three documents computed by hand."""

import numpy as np
import scipy.sparse as sp

from workbench.experiments.figures import AffinityFigure
from workbench.experiments.reports.svg_affinity import draw_affinity


def figure(matrix, classes, **details):
    names, y = ("red", "blue"), np.array(classes)
    return AffinityFigure.from_matrix(sp.coo_array(matrix), y, names, configuration="SL", **details)


def test_a_cell_is_drawn_where_documents_are_linked():
    links = np.array([[0.0, 1, 0], [1, 0, 0], [0, 0, 0]])
    drawn = draw_affinity(figure(links, [0, 0, 1]))
    svg = drawn.standalone()
    assert "M1 0H2v1H1z" in svg  # the first document with the second, and the other way round
    assert "M0 1H1v1H0z" in svg
    assert svg.count("v1H") == 2
    assert "red" in svg
    assert "blue" in svg


def test_labels_link_a_class_and_separate_classes():
    links = np.array([[0.0, 0, 1], [0, 0, 0], [1, 0, 0]])
    svg = draw_affinity(figure(links, [0, 0, 1], labelled=np.arange(3))).standalone()
    assert "M1 0H2v1H1z" in svg
    assert "M2 0H3" not in svg


def test_no_documents_make_no_picture():
    assert draw_affinity(figure(np.zeros((0, 0)), np.empty(0, dtype=np.int64))) is None
