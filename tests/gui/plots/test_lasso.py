"""Points within a line, one by one and by the hundred thousand."""

import numpy as np
import pytest

from workbench.gui.plots import lasso
from workbench.gui.plots.lasso import inside


def is_within(corners, point):
    """The rule written out: a ray to the right crosses the line an odd number of times."""
    x, y = point
    crossed = 0
    for begin, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (begin[1] > y) != (end[1] > y):
            crossing = begin[0] + (y - begin[1]) * (end[0] - begin[0]) / (end[1] - begin[1])
            crossed += x < crossing
    return crossed % 2 == 1


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("block", [60, 200_000])
def test_every_point_follows_the_rule(seed, block, monkeypatch):
    monkeypatch.setattr(lasso, "POINTS_AT_A_TIME", block)
    draws = np.random.default_rng(seed)
    corners = draws.integers(-4, 5, (40, 2)) / 2  # edges that cross, level ones, points on them
    points = draws.integers(-10, 11, (500, 2)) / 4
    expected = [is_within(corners.tolist(), point) for point in points.tolist()]
    assert inside(corners, points).tolist() == expected


def test_the_memory_for_many_points_does_not_grow_with_the_corners():
    import tracemalloc

    angles = np.linspace(0, 2 * np.pi, 300)
    circle = np.column_stack([np.cos(angles), np.sin(angles)])
    points = np.random.default_rng(1).normal(size=(50_000, 2))
    tracemalloc.start()
    found = inside(circle, points)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found.mean() == pytest.approx(1 - np.exp(-0.5), abs=0.01)
    assert peak < 5 * points.nbytes


def test_a_line_beside_all_points_contains_none():
    square = np.array([(5, 5), (6, 5), (6, 6), (5, 6)], dtype=float)
    assert not inside(square, np.zeros((3, 2))).any()
