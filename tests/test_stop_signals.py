"""A run that is asked to stop by the system ends as cancelled, silently and completely."""

import json
import os
import signal
import subprocess
import sys
import time

import psutil
import pytest

from workbench.experiments.runs.store import RunStore

pytestmark = [pytest.mark.processes, pytest.mark.skipif(os.name == "nt", reason="signals of Unix")]

PLAN = """
name = "Long"
corpus = "tour"

[[methods]]
method = "linear-svm"

[protocol]
kind = "random splits"
repeats = 2000
"""


def start(tmp_path, *options):
    (tmp_path / "plan.toml").write_text(PLAN, "utf-8")
    command = [sys.executable, "-m", "workbench", "run", "plan.toml", "--store", "runs", *options]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=tmp_path, stdout=pipe, stderr=pipe, text=True)


def wait_for_trials(process, tmp_path):
    end = time.monotonic() + 200
    while not any(file.stat().st_size for file in tmp_path.glob("runs/*/trials.jsonl")):
        assert process.poll() is None and time.monotonic() < end, "no trial was finished"
        time.sleep(0.05)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_cancels_a_run_without_a_traceback_or_an_orphan(tmp_path, number):
    with start(tmp_path, "--workers", "2", "--json") as process:
        wait_for_trials(process, tmp_path)
        children = psutil.Process(process.pid).children(recursive=True)
        assert len(children) >= 2
        process.send_signal(number)
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == ""
    assert json.loads(output)["status"] == "cancelled"
    assert not psutil.wait_procs(children, timeout=60)[1]
    (run,) = RunStore(tmp_path / "runs").list()
    assert run.status == "cancelled"
    assert 0 < run.done < run.total


def test_a_signal_to_the_whole_group_does_the_same(tmp_path):
    (tmp_path / "plan.toml").write_text(PLAN, "utf-8")
    command = [sys.executable, "-m", "workbench", "run", "plan.toml", "--store", "runs"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as process:
        wait_for_trials(process, tmp_path)
        os.killpg(process.pid, signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == ""


def test_a_signal_before_the_first_trial_leaves_no_run_behind_or_a_cancelled_one(tmp_path):
    with start(tmp_path) as process:
        time.sleep(1.0)
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
    assert process.returncode in (130, -signal.SIGTERM)  # the latter before Python has started
    assert "Traceback" not in errors
    assert all(run.status == "cancelled" for run in RunStore(tmp_path / "runs").list())


@pytest.mark.parametrize("closed", ["2>&-", ">&- 2>&-", "<&- 2>&-"])
def test_a_closed_stream_does_not_make_a_command_fail(closed):
    command = f'"{sys.executable}" -m workbench describe tour {closed}'
    finished = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "football" in finished.stdout or ">&- " in closed


def test_nohup_is_respected(tmp_path):
    program = (
        "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
        "from workbench.stop_signals import interrupted_by_signals\n"
        "with interrupted_by_signals(): signal.raise_signal(signal.SIGHUP)\n"
        "print('still here')"
    )
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert finished.stdout == "still here\n", finished.stderr
