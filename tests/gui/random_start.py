"""Folders in which windows with random actions start: finished runs and files to open."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from workbench.experiments.plans.files import save_plan
from workbench.experiments.plans.protocols import make_protocol
from workbench.experiments.plans.recipes import recipe_plan
from workbench.experiments.reports.tables import export_run
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.archive import export_zip
from workbench.experiments.runs.store import RunStore
from workbench.gui.selftest.runs import PLANS

_SCRIPT = Path(__file__).with_name("random_actions.py")
_MESSY = Path(__file__).parents[1] / "corpora" / "messy"
_FILES = 40  # messy files to open
_VARIABLES = ("WORKBENCH_CACHE", "WORKBENCH_SETTINGS", "WORKBENCH_STORE")


def make_template(folder):
    """A folder with runs of every kind of figure, an exported run, a plan and messy files."""
    store = RunStore(folder / "workbench_store")
    few = make_protocol("random splits", share=0.5, repeats=2)
    plans = [recipe_plan("tour"), PLANS["ratings"], PLANS["clusters"]]
    plans = [plans[0], replace(plans[1], protocol=few), plans[2]]
    runs = [run_plan(plan, store, "thread", 1) for plan in plans]
    export_zip(runs[-1], folder / "exported.zip")
    export_run(runs[0], folder / "tables")
    files = [path for path in sorted(_MESSY.iterdir()) if path.suffix != ".toml"]
    for path in files[:: max(1, len(files) // _FILES)]:
        copy = shutil.copytree if path.is_dir() else shutil.copy
        copy(path, folder / path.name)
    save_plan(runs[0].plan, folder / "plan.toml")
    return folder


def act(template, folder, seed, actions):
    """Act in a window that starts in a copy of the template; the process that has ended."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(template, folder)
    private = {name: str(folder / name.lower()) for name in _VARIABLES}
    return subprocess.run(
        [sys.executable, str(_SCRIPT), str(folder), str(seed), str(actions)],
        capture_output=True,
        text=True,
        errors="replace",
        env={**os.environ, **private, "QT_QPA_PLATFORM": "offscreen"},
    )
