"""The plane of a frame: classes apart, and turned as little as possible."""

import numpy as np
import pytest

from workbench.labelling.learning.projection import (
    aligned,
    class_means,
    clearest_plane,
    widest_plane,
)

# The corners of a tetrahedron: seen along an edge two of them coincide.
CORNERS = np.array([[1.0, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]])


def smallest_distance(means, frame):
    flat = means @ frame
    return min(
        np.linalg.norm(flat[first] - flat[second])
        for first in range(len(flat))
        for second in range(first)
    )


def test_four_classes_are_apart_where_a_bad_start_hides_one():
    along = np.linalg.svd(CORNERS[:1] - CORNERS[1:2])[2]
    start = along[1:].T  # looks along the edge between two corners
    assert smallest_distance(CORNERS, start) == pytest.approx(0, abs=1e-9)
    found = clearest_plane(CORNERS, start)
    assert found.T @ found == pytest.approx(np.eye(2))
    assert smallest_distance(CORNERS, found) > 1.9  # a square has sides of 2


def test_a_good_start_is_kept():
    square = np.array([[1.0, 0], [0, 1], [0, 0]])
    assert clearest_plane(CORNERS, square) == pytest.approx(square, abs=0.05)


def test_turned_points_go_back_to_where_they_were():
    random = np.random.default_rng(2)
    points = random.normal(size=(30, 4))
    turn = np.linalg.qr(random.normal(size=(4, 4)))[0]
    assert aligned(points @ turn, points) == pytest.approx(points)
    assert aligned(points[:, :3], points) is not points


def test_class_means_and_the_widest_plane_by_hand():
    points = np.array([[0.0, 0, 0], [2, 0, 0], [0, 9, 0], [5, 5, 5]])
    assert class_means(points, np.array([0, 0, 2, -1]), 3).tolist() == [[1, 0, 0], [0, 9, 0]]
    spread = np.array([[3.0, 0, 0], [-3, 0, 0], [0, 2, 0], [0, -2, 0], [0, 0, 1], [0, 0, -1]])
    assert np.abs(widest_plane(spread)) == pytest.approx(np.eye(3)[:, :2])
