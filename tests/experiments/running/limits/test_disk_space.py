"""A run on a disk without space waits, goes on by itself and loses nothing."""

import os
import subprocess
import sys
import threading

import pytest

from tests.experiments.running.runner_samples import table
from workbench.experiments.running.control import DISK_FULL, RunControl
from workbench.experiments.running.limits.disk_space import DiskSpace
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.durable import DiskFullError, append_line
from workbench.experiments.runs.store import RunStore

PROTOCOL = {"kind": "random splits", "repeats": 3}


@pytest.fixture
def small_disk(tmp_path):
    """A real file system of 48 MB; only root may make one."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("needs Linux and root to mount a file system")
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=48m", "tmpfs", str(folder)])
    if mounted.returncode != 0:
        pytest.skip("this machine mounts no file systems")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder, megabytes):
    filler = folder / "filler"
    filler.write_bytes(bytes(megabytes << 20))
    return filler


def test_a_run_pauses_while_the_disk_is_nearly_full_and_then_goes_on(
    small_plan, small_disk, tmp_path
):
    plan = small_plan(methods=["linear-svm"], protocol=PROTOCOL)
    expected = table(run_plan(plan, RunStore(tmp_path / "large"), "thread", 1))
    filler, stages = fill(small_disk, 30), []

    def free_space(progress):
        stages.append((progress.stage, progress.done))
        if progress.stage == DISK_FULL:
            filler.unlink(missing_ok=True)

    run = run_plan(plan, RunStore(small_disk / "runs"), "thread", 1, free_space)
    assert (DISK_FULL, 0) in stages
    assert run.status == "finished"
    assert table(run) == expected


def test_a_run_that_waits_for_space_can_be_cancelled(small_plan, small_disk):
    control = RunControl()
    fill(small_disk, 30)

    def cancel(progress):
        if progress.stage == DISK_FULL:
            control.cancel()

    plan = small_plan(methods=["linear-svm"], protocol=PROTOCOL)
    run = run_plan(plan, RunStore(small_disk / "runs"), "thread", 1, cancel, control)
    assert (run.status, run.done()) == ("cancelled", 0)


def test_a_line_that_does_not_fit_is_written_once_there_is_space(small_disk):
    lines, waited = small_disk / "lines.jsonl", threading.Event()
    append_line(lines, "first")
    filler = fill(small_disk, 47)
    with pytest.raises(DiskFullError, match="No space left"):
        append_line(lines, "x" * (2 << 20))
    assert lines.read_text() == "first\n"

    def wait():
        waited.set()
        filler.unlink(missing_ok=True)

    DiskSpace(small_disk, wait).repeat(lambda: append_line(lines, "x" * (2 << 20)))
    assert waited.is_set()
    assert lines.read_text().split() == ["first", "x" * (2 << 20)]
