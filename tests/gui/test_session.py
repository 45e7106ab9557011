"""A whole session, from a folder to an exported run, and a restart in the middle of a run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import make_protocol
from workbench.gui.shell.application import make_window

pytestmark = pytest.mark.processes

SCRIPT = Path(__file__).with_name("session_script.py")
WAIT = 120_000


def run_session(folder, platform, *before):
    private = {name: str(folder / name) for name in ("WORKBENCH_CACHE", "WORKBENCH_SETTINGS")}
    return subprocess.run(
        [*before, sys.executable, str(SCRIPT), str(folder)],
        capture_output=True,
        text=True,
        env={**os.environ, **private, "QT_QPA_PLATFORM": platform},
    )


@pytest.mark.timeout(600)
def test_a_session_succeeds_without_a_display(tmp_path):
    done = run_session(tmp_path, "offscreen")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "session done" in done.stdout


@pytest.mark.timeout(600)
@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="Xvfb is not installed.")
def test_a_session_succeeds_on_a_display(tmp_path):
    done = run_session(tmp_path, "xcb", "xvfb-run", "-a", "-s", "-screen 0 1440x900x24")
    if "could not load the Qt platform plugin" in done.stderr.lower():
        pytest.skip("Qt's xcb plugin lacks a library of the system.")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "session done" in done.stdout


def longer_plan():
    return Plan(
        name="Longer",
        corpus="tour",
        methods=(MethodChoice("linear-svm"),),
        protocol=make_protocol("random splits", share=0.5, repeats=60),
        metrics=("accuracy",),
        seed=1,
    )


@pytest.mark.timeout(600)
def test_a_run_is_resumed_after_a_restart(qtbot, tmp_path, monkeypatch):
    first = make_window(tmp_path / "runs")
    first.show()
    run_id = first.queue.add(longer_plan())
    qtbot.waitUntil(
        lambda: bool(first.queue.progress() and first.queue.progress().done), timeout=WAIT
    )
    yes = QMessageBox.StandardButton.Yes
    monkeypatch.setattr(QMessageBox, "question", lambda *_: yes)
    assert first.close()
    kept = first.workspace.store.open(run_id)
    assert kept.status == "interrupted"
    finished = {result.key: result.scores for result in kept.results()}
    assert 0 < len(finished) < 60

    second = make_window(tmp_path / "runs")
    second.show()
    second.workspace.list_runs()
    offer = second.toast
    qtbot.waitUntil(offer.isVisible, timeout=WAIT)
    assert "Longer" in offer.message.text()
    with qtbot.waitSignal(second.queue.ended, timeout=WAIT) as ended:
        qtbot.mouseClick(offer.button, Qt.MouseButton.LeftButton)
    assert ended.args[:2] == [run_id, "finished"]
    results = second.workspace.store.open(run_id).results()
    assert len(results) == 60
    assert {r.key: r.scores for r in results if r.key in finished} == finished
    second.close()
    assert QApplication.activeModalWidget() is None
