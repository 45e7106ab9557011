"""Estimates for large corpora against what the methods took at several sizes."""

import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parent


@pytest.fixture
def planner(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import planner

    yield planner
    for name in ("planner", "measure"):
        sys.modules.pop(name, None)


def test_estimates_are_near_what_was_measured_at_every_size(planner):
    """Time within 3 ×, memory within 2 ×, exact and approximate, up to a million documents."""
    compared = list(planner.comparisons())
    assert {size for _, _, size, _, _ in compared} == {"50000", "100000", "300000", "1000000"}
    assert {step for step, *_ in compared} == set(planner.METHODS)
    ratios = {
        (step, scale, size): (seconds / found["seconds"], megabytes / found["peak_mb"])
        for step, scale, size, (seconds, megabytes), found in compared
    }
    wrong = {
        key: ratio
        for key, ratio in ratios.items()
        if not (1 / 3 <= ratio[0] <= 3 and 1 / 2 <= ratio[1] <= 2)
    }
    assert wrong == {}
