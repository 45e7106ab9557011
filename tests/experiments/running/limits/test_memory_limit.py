"""Memory limits hold in threads too, and end with the trial."""

import time

import numpy as np
import pytest

from workbench.experiments.running.control import Limits
from workbench.experiments.running.limits.memory_limit import OutOfMemory, memory_limit
from workbench.experiments.running.runner import run_plan


def take(megabytes):
    """Take memory bit by bit, as a method that is written in Python does."""
    blocks = []
    end = time.monotonic() + 60
    while len(blocks) < megabytes:
        blocks.append(np.ones(1 << 20, dtype=np.uint8))
        time.sleep(0.001)
        assert time.monotonic() < end
    return len(blocks)


def test_a_block_over_its_limit_is_interrupted():
    with pytest.raises(OutOfMemory), memory_limit(50):
        take(5000)


def test_a_block_within_its_limit_is_not():
    with memory_limit(500):
        assert take(50) == 50
    assert take(600) == 600  # nothing watches any more


def test_a_trial_in_a_thread_over_its_memory_is_a_recorded_failure(many_documents, store):
    methods = [
        {"method": "hierarchical-clustering", "values": {"n_clusters": 2}},
        {"method": "k-means", "values": {"n_clusters": 2}},
    ]
    run = run_plan(many_documents(methods), store, "thread", 1, limits=Limits(megabytes=30))
    errors = {result.method: result.error for result in run.results()}
    assert errors["hierarchical-clustering"] == "Took more than 30 megabytes of memory, its limit."
    assert errors["k-means"] is None


@pytest.fixture
def many_documents(tmp_path, small_plan):
    """Three thousand short documents, of which all pairs take 36 or 72 MB."""

    def plan(methods):
        chance = np.random.default_rng(1)
        rows = ["label,text"]
        for number in range(3000):
            words = " ".join(f"w{word}" for word in chance.integers(0, 400, 12))
            rows.append(f"{'ab'[number % 2]},{words}")
        path = tmp_path / "many.csv"
        path.write_text("\n".join(rows), "utf-8")
        protocol = {"kind": "clustering", "repeats": 1}
        return small_plan(corpus=str(path), protocol=protocol, metrics=["purity"], methods=methods)

    return plan
