"""Runs made for the Runs page."""

import shutil

import pytest

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.archive import export_zip
from workbench.experiments.runs.store import RunStore
from workbench.gui.pages.runs.run_table import (
    NAME,
)

WAIT = 120_000


TINY = Plan(
    "Tiny",
    "tour",
    (MethodChoice("linear-svm"),),
    protocol=LearningCurve(sizes="20%", repeats=1),
    description="A single trial",
)


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    """A finished run as an exported file."""
    home = tmp_path_factory.mktemp("elsewhere")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WORKBENCH_CACHE", str(home / "cache"))
        run = run_plan(TINY, RunStore(home / "runs"), executor="thread")
        return export_zip(run, home / "tiny.zip")


@pytest.fixture
def store(shared_window):
    """The window's store, emptied."""
    runs = shared_window.workspace.store
    for run in runs.list():
        runs.delete(run.id)
    shutil.rmtree(runs.root / ".trash", ignore_errors=True)
    return runs


@pytest.fixture
def page(shared_window, store):
    shared_window.show_page("corpus")
    made = shared_window.page("runs")
    made.history.search.clear()
    made.window().toast.hide()
    return made


def stored(store, name, **changes):
    """A run folder in some state, as an earlier session left it."""
    record = {
        "format": 1,
        "name": name,
        "status": "finished",
        "created": "2024-05-01T10:00:00.000+00:00",
        "corpus": "tour",
        "methods": ["linear-svm"],
        "total": 1,
        "done": 1,
        **changes,
    }
    return store.create_from(TINY.to_dict(), record).id


def names(page):
    model = page.history.model
    return [model.data(model.index(row, NAME)) for row in range(model.rowCount())]


def cell(page, row, column):
    model = page.history.model
    return model.data(model.index(row, column))


def show(qtbot, page, expected):
    """Bring the page to the front and wait until it shows these runs."""
    page.window().show_page("runs")
    page.window().activateWindow()
    page.refresh()
    qtbot.waitUntil(lambda: sorted(names(page)) == sorted(expected), timeout=WAIT)
