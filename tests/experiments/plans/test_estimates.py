"""Estimates of plans from the size of a corpus."""

import tracemalloc
from argparse import ArgumentParser

import pytest

from workbench.cli.commands import estimate as estimate_command
from workbench.experiments.plans.estimates import estimate
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import RandomSplits


def test_approximate_methods_grow_with_the_documents():
    method = MethodChoice("spectral-clustering", values={"n_clusters": 5})
    exact = MethodChoice("spectral-clustering", values={"n_clusters": 5, "scale": "exact"})

    def seconds_and_memory(choice, documents):
        plan = Plan("many", "tour", methods=(choice,), protocol=RandomSplits(repeats=1))
        cost = estimate(plan, documents, 50_000, 20 * documents)
        return cost.seconds, cost.bytes

    small, large = (seconds_and_memory(method, size) for size in (100_000, 1_000_000))
    assert large[0] / small[0] == pytest.approx(10, rel=0.3)
    assert large[1] < 12e9
    assert seconds_and_memory(exact, 1_000_000)[0] > 5 * large[0]
    assert seconds_and_memory(exact, 1000) == seconds_and_memory(method, 1000)


def test_an_estimate_does_not_keep_the_trials_of_a_plan():
    choice = MethodChoice("linear-svm", sweeps={"C": tuple(range(1, 101))})
    plan = Plan("many", "tour", methods=(choice,), protocol=RandomSplits(repeats=100))
    estimate(plan, 1000, 5000)  # what is imported and remembered once does not count
    tracemalloc.start()
    try:
        assert estimate(plan, 1000, 5000).trials == 10_000
        assert tracemalloc.get_traced_memory()[1] < 1_000_000  # all trials take 10 MB
    finally:
        tracemalloc.stop()


# Training documents, classes, and CPU seconds of a fit on parts of texts with 18 different terms
# each, measured on a busy machine.
MEASURED_SVM = (
    (5_000, 80, 0.82),
    (10_000, 89, 1.62),
    (20_000, 96, 4.66),
    (40_000, 100, 15.24),
    (80_000, 106, 45.09),
)


def test_the_time_of_a_linear_svm_grows_as_the_command_line_says():
    half = RandomSplits(share=0.5, repeats=1)
    plan = Plan("many", "tour", methods=(MethodChoice("linear-svm"),), protocol=half)
    shares = [
        measured / estimate(plan, 2 * training, 100_000, 36 * training, classes).longest
        for training, classes, measured in MEASURED_SVM
    ]
    said = (
        f"took {min(shares):.1f} to {max(shares):.1f} times as long on "
        f"{2 * MEASURED_SVM[0][0]:,} to {2 * MEASURED_SVM[-1][0]:,} documents"
    )
    parser = ArgumentParser()
    estimate_command.configure(parser)
    assert parser.epilog is not None and said in parser.epilog
    assert 0.5 <= min(shares) <= max(shares) <= 2
