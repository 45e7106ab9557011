"""Estimates of plans from the size of a corpus."""

import pytest

from workbench.experiments.plans.estimates import estimate
from workbench.experiments.plans.plan import MethodChoice, Plan


def test_approximate_methods_grow_with_the_documents():
    method = MethodChoice("spectral-clustering", values={"n_clusters": 5})
    exact = MethodChoice("spectral-clustering", values={"n_clusters": 5, "scale": "exact"})

    def seconds_and_memory(choice, documents):
        plan = Plan("many", "tour", methods=(choice,))
        cost = estimate(plan, documents, 50_000, 20 * documents)
        return cost.seconds, cost.bytes

    small, large = (seconds_and_memory(method, size) for size in (100_000, 1_000_000))
    assert large[0] / small[0] == pytest.approx(10, rel=0.3)
    assert large[1] < 12e9
    assert seconds_and_memory(exact, 1_000_000)[0] > 5 * large[0]
    assert seconds_and_memory(exact, 1000) == seconds_and_memory(method, 1000)
