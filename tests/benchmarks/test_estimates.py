"""Estimates of plans against what their runs took, and what is said of plans that cannot run."""

import json
import sys
from pathlib import Path

import pytest

from workbench.experiments.plans.estimates import estimate
from workbench.experiments.plans.plan import Plan

BENCHMARKS = Path(__file__).resolve().parent
KEPT = json.loads((BENCHMARKS / "results" / "estimates.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def estimates():
    sys.path.insert(0, str(BENCHMARKS))
    import estimates

    yield estimates
    sys.path.remove(str(BENCHMARKS))
    for name in ("estimates", "measure"):
        sys.modules.pop(name, None)


def test_eight_plans_on_four_corpora_were_measured(estimates):
    assert set(KEPT["measured"]) == set(estimates.PLANS)
    assert len(KEPT["measured"]) == 8
    assert len(KEPT["corpora"]) == 4


@pytest.mark.parametrize("name", KEPT["measured"])
def test_estimates_are_near_what_was_measured(estimates, name):
    """Time within 3 ×, memory within 2 ×, by the formulas of today."""
    found, measured = estimates.estimated(name, KEPT["corpora"]), KEPT["measured"][name]
    assert 1 / 3 <= found.seconds / measured["seconds"] <= 3
    assert 1 / 2 <= found.bytes / 1e6 / measured["peak_mb"] <= 2


@pytest.mark.slow
def test_estimates_are_near_what_is_measured_now(estimates, real_data, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(real_data))
    for name in estimates.PLANS:
        measured, found = (
            estimates.measure_plan(name),
            estimates.estimated(name, KEPT["corpora"]),
        )
        assert 1 / 3 <= found.seconds / measured["seconds"] <= 3, (name, measured)
        assert 1 / 2 <= found.bytes / 1e6 / measured["peak_mb"] <= 2, (name, measured)


def plan_with(method, scale="", **values):
    choice = {"method": method, **({"values": {"scale": scale}} if scale else {})}
    return Plan.from_dict({"name": "large", "corpus": "x", "methods": [choice], **values})


def test_a_few_labels_of_many_documents_need_little_memory():
    few = {"kind": "learning curve", "sizes": "1%", "repeats": 2, "transductive": True}
    plan = plan_with("higher-order-kernel-transductive", "exact", protocol=few)
    assert estimate(plan, 40_000, 60_000).bytes < 0.5e9
    half = {**few, "sizes": "50%"}
    plan = plan_with("higher-order-kernel-transductive", "exact", protocol=half)
    assert estimate(plan, 40_000, 60_000).bytes > 6e9  # the kernel of 20,000 documents, twice
    plan = plan_with("higher-order-kernel-transductive", protocol=half)
    assert estimate(plan, 40_000, 60_000).bytes < 1e9  # approximate by itself


def test_methods_that_will_be_refused_are_named_and_add_no_cost():
    clusters = {"kind": "clustering", "repeats": 1}
    plan = plan_with("flexible-constrained-clustering", protocol=clusters, metrics=["purity"])
    found = estimate(plan, 40_000, 60_000)
    assert found.bytes < 0.5e9
    assert found.sentence.endswith(
        "Flexible constrained clustering will be refused: it accepts at most 5,000 documents, "
        "not 40,000."
    )
    assert estimate(plan, 5_000, 60_000).refusals == ()


def test_selection_makes_plans_cheaper():
    plan = plan_with("term-cluster-kernel")
    selected = plan_with(
        "term-cluster-kernel", features={"selection": "information gain", "n_terms": 1000}
    )
    whole, few = (estimate(chosen, 8000, 40_000) for chosen in (plan, selected))
    assert few.seconds < whole.seconds / 3
    assert few.bytes < whole.bytes / 5
