"""A trial over its time limit ends, and its worker stays usable."""

import importlib
import os
import signal
import threading

import pytest

from workbench.experiments.running.control import Limits
from workbench.experiments.running.limits.time_limit import OutOfTime, time_limit
from workbench.experiments.running.runner import run_plan

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a timer signal"),
    pytest.mark.timeout(300, method="thread"),  # the usual method uses the same timer
]


def work_forever():
    while True:
        try:
            sum(range(1000))
        except Exception:  # noqa: S112  as a method might
            continue


def test_work_is_interrupted_and_the_next_has_its_own_limit():
    for _ in range(3):
        with pytest.raises(OutOfTime), time_limit(0.01):
            work_forever()
    with time_limit(600):
        pass
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0


def test_without_a_limit_or_in_another_thread_no_timer_is_set():
    with time_limit(0):
        assert signal.getitimer(signal.ITIMER_REAL)[0] == 0
    intervals = []

    def elsewhere():
        with time_limit(600):
            intervals.append(signal.getitimer(signal.ITIMER_REAL)[0])

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert intervals == [0]


def test_work_in_another_thread_is_interrupted_too():
    ends = []

    def elsewhere():
        for _ in range(3):
            with pytest.raises(OutOfTime), time_limit(0.01):
                work_forever()
        with time_limit(600):
            ends.append("whole")

    thread = threading.Thread(target=elsewhere, daemon=True)
    thread.start()
    thread.join(timeout=120)
    assert ends == ["whole"]


def test_a_trial_in_a_thread_over_its_time_is_a_recorded_failure(small_plan, store):
    plan = small_plan(
        methods=[
            {"method": "lda-topics", "values": {"n_clusters": 40, "max_iter": 5000}},
            {"method": "k-means", "values": {"n_clusters": 2}},
        ],
        protocol={"kind": "clustering", "repeats": 1},
        metrics=["purity"],
    )
    run = run_plan(plan, store, "thread", 1, limits=Limits(seconds=1))
    errors = {result.method: result.error for result in run.results()}
    assert errors["lda-topics"].endswith("the limit is 1.")
    assert errors["k-means"] is None
    assert run.record["executor"] == "process"  # a call of compiled code ends with its process only


def test_an_import_is_never_interrupted(tmp_path, monkeypatch):
    (tmp_path / "slow_module_of_a_test.py").write_text(
        "import time\nend = time.monotonic() + 0.3\n"
        "while time.monotonic() < end:\n    pass\nis_whole = True\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OutOfTime), time_limit(0.01):
        importlib.import_module("slow_module_of_a_test")
        work_forever()
    assert importlib.import_module("slow_module_of_a_test").is_whole


def test_a_limit_far_below_the_trials_kills_no_workers(small_plan, store):
    """Each trial fails at its limit, and the next uses the same worker."""
    plan = small_plan(
        methods=[{"method": "lda-topics", "values": {"n_clusters": 40, "max_iter": 5000}}],
        protocol={"kind": "clustering", "repeats": 12},
        metrics=["purity"],
    )
    workers = set()

    def look(_progress):
        workers.update(_children())

    before = _children()
    limits = Limits(seconds=0.2)
    run = run_plan(plan, store, "process", 1, progress=look, limits=limits)
    assert [result.error.endswith("the limit is 0.2.") for result in run.results()] == [True] * 12
    assert all(result.seconds_total < 60 for result in run.results())
    assert len(workers - before) < 12  # 1, unless the machine was too slow within the grace period


def _children():
    import psutil

    return {process.pid for process in psutil.Process(os.getpid()).children(recursive=True)}
