"""The window closes without a question when the system asks it to end."""

import os
import signal
import subprocess
import sys
import time

import psutil
import pytest

from workbench.experiments.runs.store import RunStore

pytestmark = [pytest.mark.processes, pytest.mark.skipif(os.name == "nt", reason="signals of Unix")]

PROGRAM = """
import sys
from pathlib import Path

if __name__ == "__main__":
    from workbench.experiments.plans.files import load_plan
    from workbench.gui.shell.application import make_application, make_window
    from workbench.gui.shell.stop_requests import StopRequests

    application = make_application()
    window = make_window(Path("runs"))
    StopRequests(window).received.connect(window.close_unasked)
    window.show()
    window.queue.add(load_plan("plan.toml"))
    sys.exit(application.exec())
"""
PLAN = """
name = "Long"
corpus = "tour"

[[methods]]
method = "linear-svm"

[protocol]
kind = "random splits"
repeats = 2000
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_closes_the_window_and_the_run_can_be_resumed(tmp_path, number):
    (tmp_path / "program.py").write_text(PROGRAM, "utf-8")
    (tmp_path / "plan.toml").write_text(PLAN, "utf-8")
    command = [sys.executable, "program.py"]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True) as window:
        wait_for_trials(window, tmp_path)
        children = psutil.Process(window.pid).children(recursive=True)
        window.send_signal(number)
        _, errors = window.communicate(timeout=100)
    assert window.returncode == 0
    assert "Traceback" not in errors and "leaked" not in errors, errors
    assert not psutil.wait_procs(children, timeout=60)[1]
    (run,) = RunStore(tmp_path / "runs").list()
    assert run.status == "interrupted"
    assert 0 < run.done < run.total


def wait_for_trials(window, folder):
    end = time.monotonic() + 200
    while not any(file.stat().st_size for file in folder.glob("runs/*/trials.jsonl")):
        assert window.poll() is None and time.monotonic() < end, "no trial was finished"
        time.sleep(0.05)
