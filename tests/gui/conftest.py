"""What tests of the window share: a window of its own, and one small finished run."""

import shutil

import pytest

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import make_protocol
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore
from workbench.gui.shell.application import make_window


@pytest.fixture
def window(qtbot, tmp_path):
    """The main window on an empty store, closed at the end."""
    made = make_window(tmp_path / "runs")
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()


@pytest.fixture(scope="session")
def made_run(tmp_path_factory):
    """The folder of a finished run on the built-in corpus, made once."""
    plan = Plan(
        name="Small",
        corpus="tour",
        methods=(MethodChoice("linear-svm"), MethodChoice("multinomial-naive-bayes")),
        protocol=make_protocol("random splits", share=0.2, repeats=2),
        metrics=("accuracy", "f1_macro"),
        seed=1,
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WORKBENCH_CACHE", str(tmp_path_factory.mktemp("cache")))
        return run_plan(plan, RunStore(tmp_path_factory.mktemp("made")), executor="thread").folder


@pytest.fixture
def finished_run(window, made_run):
    """The id of a finished run in the store of the window."""
    shutil.copytree(made_run, window.workspace.store.root / made_run.name)
    return made_run.name
