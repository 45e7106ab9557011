"""A memory limit stops a trial in one long compiled call, in every executor."""

import os
import signal
import subprocess
import sys
import time

import numpy as np
import psutil
import pytest

from tests.experiments.running.clusters import running_cluster
from workbench.experiments.running.control import Limits
from workbench.experiments.running.limits.memory import resident_bytes
from workbench.experiments.running.runner import run_plan

pytestmark = [
    pytest.mark.processes,
    pytest.mark.timeout(300),
    pytest.mark.skipif(not hasattr(os, "fork"), reason="the promise is for Linux"),
]
LIMIT = Limits(megabytes=450)


@pytest.fixture
def plan(tmp_path, small_plan):
    """The tree of nine thousand documents takes 324 MB and more in calls of scipy."""
    chance = np.random.default_rng(1)
    rows = ["label,text"]
    for number in range(9000):
        words = " ".join(f"w{word}" for word in chance.integers(0, 400, 12))
        rows.append(f"{'ab'[number % 2]},{words}")
    path = tmp_path / "many.csv"
    path.write_text("\n".join(rows), "utf-8")
    return small_plan(
        corpus=str(path),
        protocol={"kind": "clustering", "repeats": 1},
        metrics=["purity"],
        methods=[
            {"method": "hierarchical-clustering", "values": {"n_clusters": 2}},
            {"method": "k-means", "values": {"n_clusters": 2}},
        ],
    )


def check_stopped(run):
    """The large trial failed with a sentence, and the small one did not."""
    assert run.status == "finished"
    errors = {result.method: result.error for result in run.results()}
    large = errors["hierarchical-clustering"]
    assert large.startswith("Took ")
    assert large.endswith(" megabytes of memory; the limit is 450.")
    assert int(large.split()[1]) < 900  # it was not left to finish
    assert errors["k-means"] is None


@pytest.mark.parametrize("executor", ["thread", "process"])
def test_a_trial_over_its_memory_is_stopped(executor, plan, store):
    before = _children()
    run = run_plan(plan, store, executor, 1, limits=LIMIT)
    check_stopped(run)
    assert run.record["executor"] == "process"  # a thread could not have been stopped
    assert _children() == before


@pytest.mark.parametrize("nanny", [False, True])
def test_a_trial_on_dask_over_its_memory_is_stopped(nanny, plan, store):
    pytest.importorskip("distributed")
    with running_cluster(nanny=nanny) as (address, _, (worker,)):
        run = run_plan(plan, store, "dask", scheduler=address, limits=LIMIT)
        check_stopped(run)
        assert worker.poll() is None
        ours = psutil.Process(worker.pid).children(recursive=True)
        again = run_plan(plan, store, "dask", scheduler=address)  # without a limit
        assert [result.error for result in again.results()] == [None, None]
        worker.send_signal(signal.SIGKILL)
        worker.wait()
        _, left = psutil.wait_procs(ours, timeout=60)
    assert left == []


@pytest.mark.parametrize("limit", [LIMIT, Limits(seconds=100)])
def test_processes_on_dask_end_when_no_trial_follows(limit, plan, store):
    pytest.importorskip("distributed")
    with running_cluster() as (address, _, (worker,)):
        run_plan(plan, store, "dask", scheduler=address, limits=limit)
        assert psutil.Process(worker.pid).children(recursive=True)
        end = time.monotonic() + 120
        while _trial_processes(worker.pid):
            assert time.monotonic() < end
            time.sleep(0.1)


def test_the_memory_of_another_process_is_that_of_the_system():
    holding = "import sys; held = bytearray(50 << 20); print(flush=True); sys.stdin.read()"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", holding], **pipes) as other:
        other.stdout.readline()  # it has its memory, and only waits from now on
        found, expected = resident_bytes(other.pid), psutil.Process(other.pid).memory_info().rss
        other.stdin.close()
    assert found > 50 << 20
    assert found == pytest.approx(expected, rel=0.2)
    assert resident_bytes(2**22 + 1) == 0


def _trial_processes(pid):
    found = psutil.Process(pid).children(recursive=True)
    return [process for process in found if "spawn_main" in " ".join(process.cmdline())]


def _children():
    found = psutil.Process().children(recursive=True)
    return {
        process.pid for process in found if "resource_tracker" not in " ".join(process.cmdline())
    }
