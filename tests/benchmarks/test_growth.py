"""Exponents and limits from a few measured sizes."""

import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parent


@pytest.fixture
def growth(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import growth

    yield growth
    sys.modules.pop("growth", None)


SIZES = (2000, 4000, 8000, 16000)


def test_powers_are_those_of_the_measurements(growth):
    seconds = [3e-8 * n**2 for n in SIZES]
    bases = [100 + n / 400 for n in SIZES]
    peaks = [base + 8e-6 * n**2 for base, n in zip(bases, SIZES, strict=True)]
    found = growth.growth_of(SIZES, seconds, peaks, bases)
    assert found.time == pytest.approx(2.0)
    assert found.memory == pytest.approx(2.0)
    assert found.takes_memory
    assert (found.start_mb, found.matrix_mb) == (pytest.approx(100), pytest.approx(40))
    held = found.documents(8 * growth.GIGABYTE)
    assert found.megabytes(held) == pytest.approx(8000, rel=1e-6)
    assert held == pytest.approx(31_000, rel=0.02)  # 8e-6 n² = 7,900 less the matrix
    assert found.documents_in(60) == pytest.approx((60 / 3e-8) ** 0.5, rel=1e-6)


def test_without_own_memory_the_growth_is_that_of_the_matrix(growth):
    bases = [100 + n / 100 for n in SIZES]
    found = growth.growth_of(SIZES, [0.001] * 4, bases, bases)
    assert not found.takes_memory
    assert found.documents(1000) == pytest.approx(16000 * (1000 - 100) / 160, rel=1e-6)


def test_negligible_costs_do_not_change_the_exponent(growth):
    costs = [0.04, 0.04, 1.0, 2.0]
    assert growth.power(SIZES, costs, 0.05, 9.0) == pytest.approx(1.0)
    assert growth.power(SIZES, [0.0] * 4, 0.05, 9.0) == 9.0


@pytest.mark.parametrize(("number", "shown"), [(0, 0), (7, 7), (1234, 1200), (98_765, 99_000)])
def test_two_digits_are_shown(growth, number, shown):
    assert growth.rounded(number) == shown


def test_late_quadratic_growth_counts_more_than_the_mean(growth):
    found = growth.growth_of(SIZES, [1.0, 1.1, 1.6, 6.4], [100] * 4, [100, 101, 102, 103])
    assert found.time == pytest.approx(2.0)
