"""Every operation on the disk fails once in every way, and nothing finished is lost.

The usual check takes one operation in 23, another one for each commit; `-m slow` takes them all.
"""

import sys

import pytest

from tests.faults.campaign import new_seed
from tests.faults.disk import FAULTS, Disk
from tests.faults.scenarios import SCENARIOS, RunScenario, count, try_all
from workbench.experiments.running.control import DISK_FULL
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.durable import DiskFullError
from workbench.experiments.runs.locks import WriterLock
from workbench.experiments.runs.store import RunStore

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="paths of open files from /proc"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # a crash closes no file
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
_STEP = 23
_PROTOCOL = {"kind": "random splits", "repeats": 2}


@pytest.fixture
def plan(small_plan):
    return small_plan(methods=["linear-svm"], protocol=_PROTOCOL)


@pytest.fixture
def whole(plan, tmp_path):
    """A finished run in a store of its own."""
    return run_plan(plan, RunStore(tmp_path / "whole"), "thread", 1)


@pytest.mark.parametrize("kind", SCENARIOS)
def test_a_failure_of_some_operations_loses_nothing(kind, plan, whole, tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_CACHE", str(tmp_path / "root" / "cache"))
    root = tmp_path / "root"
    scenario = kind(plan, whole, root)
    first = new_seed() % min(_STEP, count(scenario, root))
    assert try_all(scenario, root, first, _STEP), f"first = {first}"


def test_a_disk_that_is_full_for_a_moment_does_not_end_a_run(plan, whole, tmp_path):
    root = tmp_path / "root"
    scenario = RunScenario(plan, whole, root)
    disk, stages = Disk(root, fault="ENOSPC"), []

    def fill_disk(progress):
        scenario.watch(progress)
        stages.append(progress.stage)
        if progress.stage != DISK_FULL:
            disk.failing = disk.count  # the next operation finds no space

    scenario.prepare()
    with disk.watching():
        run = run_plan(plan, scenario.store, "thread", 1, progress=fill_disk)
    assert DISK_FULL in stages
    assert run.status == "finished"
    scenario.check()


def test_a_lock_whose_owner_cannot_be_recorded_is_not_kept(tmp_path):
    path = tmp_path / "writer.lock"
    with Disk(tmp_path).watching() as disk:
        WriterLock(path).take()
    for number in (disk.count - 2, disk.count - 1):  # the record is opened and written last
        lock = WriterLock(path)
        with Disk(tmp_path, number, "ENOSPC").watching(), pytest.raises(DiskFullError):
            lock.take()
        assert not lock.held


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("kind", SCENARIOS)
def test_a_failure_of_any_operation_loses_nothing(kind, plan, whole, tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_CACHE", str(tmp_path / "root" / "cache"))
    root = tmp_path / "root"
    tried = try_all(kind(plan, whole, root), root, 0, 1)
    print(f"{kind.__name__}: {tried} faults tried, 0 failures", file=sys.stderr)
    assert tried > len(FAULTS)
