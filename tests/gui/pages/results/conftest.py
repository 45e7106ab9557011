"""The Results page with a finished run."""

import pytest

from workbench.corpora.terms.features import FeatureSettings
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore
from workbench.gui.shell.application import make_window

WAIT = 120_000


@pytest.fixture(scope="module")
def kept_folders(tmp_path_factory):
    return tmp_path_factory.mktemp("kept")


@pytest.fixture(autouse=True)
def private_folders(kept_folders, monkeypatch):
    """Keep the run of this module and its term counts in folders shared by its tests."""
    for variable in ("WORKBENCH_STORE", "WORKBENCH_CACHE", "WORKBENCH_SETTINGS"):
        monkeypatch.setenv(variable, str(kept_folders / variable.lower()))


@pytest.fixture(scope="module")
def run(kept_folders):
    plan = Plan(
        "Two methods",
        "tour",
        (MethodChoice("linear-svm"), MethodChoice("spectral-classification")),
        protocol=LearningCurve(sizes="3%, 10%", repeats=5),
        features=FeatureSettings(weighting="tf-idf", minimum_documents=2),
        seed=1,
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WORKBENCH_CACHE", str(kept_folders / "workbench_cache"))
        return run_plan(plan, RunStore(kept_folders / "runs"), executor="thread", workers=1)


@pytest.fixture
def window(qtbot, run):
    made = make_window(run.folder.parent)
    made.resize(1024, 700)
    made.show()
    made.page("results")
    made.workspace.show_run(run.id)
    qtbot.waitUntil(lambda: made.page("results").configuration.count() == 2, timeout=WAIT)
    yield made
    made.close()


@pytest.fixture
def page(window):
    return window.page("results")


@pytest.fixture
def open_tab(qtbot, page):
    def open_by_name(name, configuration=None):
        if configuration is not None:
            page.choose_configuration(configuration)
        tab = page.tab(name)
        page.tabs.setCurrentWidget(tab)
        qtbot.waitUntil(
            lambda: tab.figure is not None or tab.message() not in ("", "Computing …"),
            timeout=WAIT,
        )
        return tab

    return open_by_name
