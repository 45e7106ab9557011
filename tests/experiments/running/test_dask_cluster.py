"""A Dask cluster that falls silent ends the run in a sentence, and nothing finished is lost."""

import contextlib
import signal
import socket
import subprocess
import sys
import threading
import time

import pytest

from workbench.errors import WorkbenchError
from workbench.experiments.running.control import RunControl
from workbench.experiments.running.runner import resume, run_plan

distributed = pytest.importorskip("distributed")
pytestmark = [pytest.mark.processes, pytest.mark.timeout(400)]

MANY = {"kind": "random splits", "repeats": 200}
PATIENCE = 120  # seconds: far below the silence of minutes, far above a busy machine's delays


@pytest.fixture
def cluster(tmp_path):
    """A scheduler and one worker as processes of their own: (address, scheduler, worker)."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"tcp://127.0.0.1:{port}"
    options = ["--host", "127.0.0.1", "--no-dashboard"]
    scheduler = _start("scheduler", *options, "--port", str(port))
    worker = _start("worker", address, *options, "--nthreads", "1", "--no-nanny")
    with distributed.Client(address, timeout="60s", set_as_default=False) as client:
        client.wait_for_workers(1, timeout=60)
    yield address, scheduler, worker
    for process in (worker, scheduler):
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        process.wait()


def _start(command, *arguments):
    return subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_" + command, *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def kill_after(process, trials):
    killed = threading.Event()

    def watch(progress):
        if progress.done >= trials and not killed.is_set():
            killed.set()
            process.send_signal(signal.SIGKILL)

    return watch


def test_the_death_of_the_only_worker_ends_the_run_and_it_can_be_resumed(
    small_plan, store, cluster
):
    address, _, worker = cluster
    plan, start = small_plan(methods=["linear-svm"], protocol=MANY), time.monotonic()
    with pytest.raises(WorkbenchError, match="lost all its workers"):
        run_plan(plan, store, "dask", scheduler=address, progress=kill_after(worker, 3))
    assert time.monotonic() - start < PATIENCE
    check_resumed(store, plan)


def test_the_death_of_the_scheduler_ends_the_run_and_it_can_be_resumed(small_plan, store, cluster):
    address, scheduler, _ = cluster
    plan, start = small_plan(methods=["linear-svm"], protocol=MANY), time.monotonic()
    with pytest.raises(WorkbenchError, match="Dask"):
        run_plan(plan, store, "dask", scheduler=address, progress=kill_after(scheduler, 3))
    assert time.monotonic() - start < PATIENCE
    check_resumed(store, plan)


def check_resumed(store, plan):
    run = store.open(store.list()[0].id)
    assert run.status == "failed"
    assert 3 <= len(run.results()) < 200
    assert all(result.error is None for result in run.results())
    finished = resume(run, "thread", 1)
    assert finished.status == "finished"
    assert len(finished.results()) == 200
    assert all(result.error is None for result in finished.results())


def test_a_cancelled_run_stores_no_failures(small_plan, store, cluster):
    control = RunControl()

    def cancel(progress):
        if progress.done == 3:
            control.cancel()

    plan = small_plan(methods=["linear-svm"], protocol=MANY)
    run = run_plan(plan, store, "dask", scheduler=cluster[0], progress=cancel, control=control)
    assert run.status == "cancelled"
    assert 3 <= len(run.results()) < 200
    assert all(result.error is None for result in run.results())


def test_a_port_that_is_not_dask_is_refused_soon(small_plan, store):
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        start = time.monotonic()
        with pytest.raises(WorkbenchError, match="no Dask scheduler at"):
            run_plan(small_plan(), store, "dask", scheduler=address)
        assert time.monotonic() - start < PATIENCE / 2
    assert store.list() == []
