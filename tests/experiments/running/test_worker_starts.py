"""Where no worker process can be started, the run ends in a sentence that says what to do."""

import errno
import os
import subprocess
import sys

import pytest

from workbench.errors import WorkbenchError
from workbench.experiments.plans.files import save_plan
from workbench.experiments.running.runner import run_plan

pytestmark = pytest.mark.processes


def test_a_system_that_starts_no_process_is_reported_in_a_sentence(small_plan, store, monkeypatch):
    def refuse(*_arguments):
        raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    with pytest.raises(WorkbenchError, match=r"No worker process can be started.*temporarily"):
        run_plan(small_plan(), store, "process", 2)
    assert all(run.status != "running" for run in store.list())


def test_a_script_without_a_guard_is_told_what_to_do(small_plan, tmp_path):
    save_plan(small_plan(), tmp_path / "plan.json")
    script = tmp_path / "script.py"
    script.write_text(
        "from pathlib import Path\n"
        "from workbench.experiments.plans.files import load_plan\n"
        "from workbench.experiments.running.runner import run_plan\n"
        "from workbench.experiments.runs.store import RunStore\n"
        f"folder = Path({str(tmp_path)!r})\n"
        "run_plan(load_plan(folder / 'plan.json'), RunStore(folder / 'runs'), 'process', 1)\n",
        "utf-8",
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    assert done.returncode == 1
    assert "below `if __name__ ==" in done.stderr
    assert "AttributeError" not in done.stderr
