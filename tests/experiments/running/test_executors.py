"""Executors: the same numbers to the last bit everywhere, and a killed worker loses nothing."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures.process import BrokenProcessPool

import psutil
import pytest

from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.plans.files import save_plan
from workbench.experiments.running.control import Limits
from workbench.experiments.running.executors import open_workers
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.durable import StoreError

pytestmark = pytest.mark.processes

METHODS = [
    "linear-svm",
    "label-spreading",
    {"method": "lsi", "sweeps": {"n_components": [3, 6]}},
    {"method": "higher-order-kernel", "tune": {"cost": [1.0, 10.0]}},
]
CLUSTERERS = ["k-means", "spherical-k-means"]


def numbers(run):
    """Everything that must not depend on where a trial ran."""
    found = {}
    for result in run.results():
        assert result.error is None, result
        arrays = {name: array.tobytes() for name, array in run.arrays(result.key).items()}
        found[result.key] = (dict(result.scores), result.seed, dict(result.chosen), arrays)
    return found


@pytest.fixture
def plans(small_plan):
    clustering = {"kind": "clustering", "repeats": 3}
    return (
        small_plan(methods=METHODS, metrics=["accuracy", "roc_auc"]),
        small_plan(methods=CLUSTERERS, protocol=clustering, metrics=["purity", "nmi"]),
    )


@pytest.fixture(scope="module")
def cluster():
    """A real Dask cluster on this machine: a scheduler and two worker processes."""
    distributed = pytest.importorskip("distributed")
    dask = pytest.importorskip("dask")
    with (
        dask.config.set({"distributed.comm.timeouts.connect": "20s"}),
        distributed.LocalCluster(
            n_workers=2,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",  # a free port: other clusters may run on this machine
            silence_logs=50,
        ) as started,
    ):
        yield started


def test_threads_and_processes_give_the_same_bits(plans, store):
    for plan in plans:
        expected = numbers(run_plan(plan, store, executor="thread", workers=1))
        assert expected == numbers(run_plan(plan, store, executor="thread", workers=3))
        assert expected == numbers(run_plan(plan, store, executor="process", workers=2))


def test_a_dask_cluster_gives_the_same_bits(plans, store, cluster):
    for plan in plans:
        there = run_plan(plan, store, executor="dask", scheduler=cluster.scheduler_address)
        assert numbers(there) == numbers(run_plan(plan, store, executor="thread", workers=1))


def test_a_killed_dask_worker_loses_nothing(small_plan, store, cluster):
    plan = small_plan(
        methods=["nb-svm"],
        protocol={"kind": "learning curve", "sizes": "30%, 60%", "repeats": 15},
    )
    killed = threading.Event()

    def kill_one(progress):
        if progress.done == 3 and not killed.is_set():
            killed.set()
            os.kill(next(iter(cluster.workers.values())).pid, signal.SIGKILL)

    address = cluster.scheduler_address
    there = run_plan(plan, store, executor="dask", scheduler=address, progress=kill_one)
    assert killed.is_set()
    assert there.status == "finished"
    assert numbers(there) == numbers(run_plan(plan, store, executor="thread", workers=2))


def test_a_missing_scheduler_is_reported_in_a_sentence(small_plan, store):
    pytest.importorskip("distributed")
    with pytest.raises(ParameterError, match="scheduler address"):
        run_plan(small_plan(), store, executor="dask")
    with pytest.raises(WorkbenchError, match=r"no Dask scheduler at tcp://127\.0\.0\.1:9"):
        run_plan(small_plan(), store, executor="dask", scheduler="tcp://127.0.0.1:9")
    with pytest.raises(ParameterError, match="scheduler = 'nowhere'"):
        run_plan(small_plan(), store, executor="dask", scheduler="nowhere")
    assert store.list() == []


@pytest.mark.parametrize(("kind", "workers"), [("steam", 1), ("thread", 0), ("process", 100_000)])
def test_an_unknown_executor_or_number_of_workers_is_refused(kind, workers):
    with pytest.raises(ParameterError), open_workers(kind, workers):
        pass


def _workers_of(pid):
    """The worker processes of a program, in which a cluster may have processes of its own."""
    with contextlib.suppress(psutil.Error):
        return [
            process
            for process in psutil.Process(pid).children(recursive=True)
            if _is_worker(process)
        ]
    return []


def _has_ended(process):
    """Whether a process has ended, or is a zombie that its parent never collects."""
    with contextlib.suppress(psutil.NoSuchProcess):
        return process.status() == psutil.STATUS_ZOMBIE
    return True


def _is_worker(process):
    with contextlib.suppress(psutil.Error):
        return "spawn_main" in " ".join(process.cmdline())
    return False


def test_a_worker_killed_once_is_replaced_and_its_trial_run_again(small_plan, store):
    plan = small_plan(protocol={"kind": "random splits", "repeats": 12})
    killed, others = [], set(_workers_of(os.getpid()))

    def kill_one(progress):
        if progress.done == 4 and not killed:
            killed.extend(
                [process for process in _workers_of(os.getpid()) if process not in others][:1]
            )
            killed[0].kill()

    run = run_plan(plan, store, executor="process", workers=2, progress=kill_one)
    assert killed
    assert numbers(run) == numbers(run_plan(plan, store, executor="thread", workers=1))


def test_after_a_kill_a_spare_worker_is_ready():
    others = set(_workers_of(os.getpid()))

    def killed_and_replaced(handle):
        job = handle.submit(time.sleep, 600)
        handle.kill()
        with pytest.raises(BrokenProcessPool):
            job.result()
        return handle.submit(os.getpid).result()

    with open_workers("process", 1) as (handle,):
        handle.start(("linear-svm",))
        first, second = handle.submit(os.getpid).result(), killed_and_replaced(handle)
        ready = {process.pid for process in _workers_of(os.getpid()) if process not in others} - {
            second
        }
        assert first not in ready
        assert len(ready) == 1
        assert killed_and_replaced(handle) in ready
    assert set(_workers_of(os.getpid())) == others


# No method of the registry runs forever or takes all memory; instead these tests use a corpus on
# which a method is slow, with limits that are far too small.
def test_a_trial_over_its_time_is_a_recorded_failure_and_the_run_continues(slow_plan, store):
    run = run_plan(slow_plan, store, executor="process", workers=1, limits=Limits(seconds=10))
    slow = [result for result in run.results() if result.label == "slow"]
    quick = [result for result in run.results() if result.label == "quick"]
    assert run.status == "finished"
    assert [result.error is None for result in quick] == [True]
    (reason,) = (result.error for result in slow)
    assert re.fullmatch(r"Took [\d.]+ seconds; the limit is 10\.", reason)


def test_a_trial_over_its_memory_is_a_recorded_failure(slow_plan, store):
    run = run_plan(slow_plan, store, executor="process", workers=1, limits=Limits(megabytes=60))
    assert run.status == "finished"
    slow = [
        result for result in run.results() if result.label == "slow"
    ]  # a quick one may finish before the check
    assert [result.error.endswith("the limit is 60.") for result in slow] == [True]


@pytest.fixture
def slow_plan(tmp_path, small_plan):
    import json

    import numpy as np

    chance = np.random.default_rng(1)
    lines = []
    for number in range(700):
        words = [f"w{word}" for word in chance.zipf(1.3, 150) % 5000]
        lines.append(json.dumps({"id": number, "label": "ab"[number % 2], "text": " ".join(words)}))
    path = tmp_path / "slow.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    return small_plan(
        corpus=str(path),
        protocol={"kind": "clustering", "repeats": 1},
        metrics=["purity"],
        methods=[
            {
                "method": "lda-topics",
                "label": "slow",
                "values": {"n_clusters": 50, "max_iter": 5000},
            },
            {"method": "k-means", "label": "quick", "values": {"n_clusters": 2}},
        ],
    )


PROGRAM = """
import sys
from pathlib import Path
if __name__ == "__main__":
    from workbench.experiments.running.runner import resume
    from workbench.experiments.runs.store import RunStore
    resume(RunStore(Path(sys.argv[1])).open(sys.argv[2]), workers=2)
"""


def test_workers_end_with_a_killed_parent(small_plan, store, tmp_path):
    plan = small_plan(protocol={"kind": "random splits", "repeats": 2000})
    run = store.create(plan)
    (tmp_path / "program.py").write_text(PROGRAM, "utf-8")
    command = [sys.executable, str(tmp_path / "program.py"), str(store.root), run.id]
    with subprocess.Popen(command) as parent:
        _until(lambda: run.done() >= 2)
        workers = _workers_of(parent.pid)
        assert len(workers) == 2
        parent.kill()
    _until(lambda: all(map(_has_ended, workers)))
    assert run.status == "queued" or store.open(run.id).status == "interrupted"


def test_two_programs_never_write_one_run(small_plan, store, tmp_path):
    plan = small_plan(protocol={"kind": "random splits", "repeats": 100})
    run = store.create(plan)
    (tmp_path / "program.py").write_text(PROGRAM, "utf-8")
    command = [sys.executable, str(tmp_path / "program.py"), str(store.root), run.id]
    with subprocess.Popen(command) as other:
        _until(lambda: run.done() >= 1)
        with pytest.raises(StoreError, match=f"process {other.pid}"), run.writing():
            pass
        assert other.wait() == 0
    assert len(run.results()) == 200
    assert store.open(run.id).status == "finished"


def _until(condition, seconds=250):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


LIGHT = """
import sys
from pathlib import Path
if __name__ == "__main__":
    from workbench.experiments.plans.files import load_plan
    from workbench.experiments.running.runner import run_plan
    from workbench.experiments.runs.store import RunStore
    run = run_plan(load_plan(sys.argv[1]), RunStore(Path(sys.argv[2])), workers=1)
    print(run.status, sorted({"scipy.sparse", "sklearn", "nltk"} & set(sys.modules)))
"""


def test_the_parent_of_worker_processes_imports_no_numerical_library(small_plan, store, tmp_path):
    save_plan(small_plan(), tmp_path / "plan.json")
    (tmp_path / "light.py").write_text(LIGHT, "utf-8")
    command = [sys.executable, "light.py", "plan.json", str(store.root)]
    finished = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert finished.stdout.strip() == "finished []"
    assert finished.stderr == ""
