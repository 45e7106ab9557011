"""A Dask cluster that stops answering ends the run in a sentence; nothing finished is lost."""

import shutil
import signal
import socket
import subprocess
import threading
import time

import pytest

from tests.experiments.running.clusters import running_cluster
from tests.experiments.running.runner_samples import table
from workbench.errors import WorkbenchError
from workbench.experiments.running import dask_workers
from workbench.experiments.running.control import NO_ANSWER, RunControl
from workbench.experiments.running.runner import resume, run_plan

dask = pytest.importorskip("dask")
distributed = pytest.importorskip("distributed")
pytestmark = [pytest.mark.processes, pytest.mark.timeout(400)]

MANY = {"kind": "random splits", "repeats": 200}
LONGEST_WAIT = 120  # seconds: Dask itself would wait for minutes; a busy machine delays less


@pytest.fixture
def cluster():
    """A scheduler and one worker as processes of their own: (address, scheduler, worker)."""
    with running_cluster("tcp") as (address, scheduler, (worker,)):
        yield address, scheduler, worker


@pytest.fixture
def encrypted_cluster(tmp_path, monkeypatch):
    """A cluster that accepts TLS alone, with certificates in the configuration of Dask."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificates")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
    command += ["-subj", "/CN=127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    comm = {"require-encryption": True, "tls.ca-file": str(certificate)}
    for role in ("scheduler", "worker", "client"):
        comm |= {f"tls.{role}.key": str(key), f"tls.{role}.cert": str(certificate)}
    changes = {f"distributed.comm.{name}": value for name, value in comm.items()}
    for name, value in changes.items():  # for the scheduler and the worker
        monkeypatch.setenv("DASK_" + name.upper().replace("-", "_").replace(".", "__"), str(value))
    with dask.config.set(changes), running_cluster("tls") as processes:
        yield processes


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
    assert time.monotonic() - start < LONGEST_WAIT
    check_resumed(store, plan)


def test_the_death_of_the_scheduler_ends_the_run_and_it_can_be_resumed(small_plan, store, cluster):
    address, scheduler, _ = cluster
    plan, start = small_plan(methods=["linear-svm"], protocol=MANY), time.monotonic()
    with pytest.raises(WorkbenchError, match="Dask"):
        run_plan(plan, store, "dask", scheduler=address, progress=kill_after(scheduler, 3))
    assert time.monotonic() - start < LONGEST_WAIT
    check_resumed(store, plan)


def test_a_worker_that_answers_late_is_reported_and_waited_for(
    small_plan, store, cluster, monkeypatch
):
    address, _, worker = cluster
    monkeypatch.setattr(dask_workers, "LONG_SILENCE", 4.0)
    stages = []

    def stop_and_continue(progress):
        stages.append(progress.stage)
        if progress.done == 3 and NO_ANSWER not in stages:
            worker.send_signal(signal.SIGSTOP)
        elif progress.stage == NO_ANSWER:
            worker.send_signal(signal.SIGCONT)

    plan = small_plan(methods=["linear-svm"], protocol={"kind": "random splits", "repeats": 20})
    run = run_plan(plan, store, "dask", scheduler=address, progress=stop_and_continue)
    assert (run.status, len(run.results())) == ("finished", 20)
    assert NO_ANSWER in stages
    assert stages[-1] == "running"


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
        assert time.monotonic() - start < LONGEST_WAIT / 2
    assert store.list() == []


def test_an_encrypted_cluster_gives_the_same_numbers(small_plan, store, encrypted_cluster):
    plan = small_plan(methods=["linear-svm"], protocol={"kind": "random splits", "repeats": 3})
    run = run_plan(plan, store, "dask", scheduler=encrypted_cluster[0])
    expected = run_plan(plan, store, "thread", 1)
    assert table(run) == table(expected)


def test_an_encrypted_cluster_refuses_a_connection_without_encryption(
    small_plan, store, encrypted_cluster
):
    address = encrypted_cluster[0].replace("tls://", "tcp://")
    with pytest.raises(WorkbenchError, match="no Dask scheduler at"):
        run_plan(small_plan(), store, "dask", scheduler=address)
    assert store.list() == []
