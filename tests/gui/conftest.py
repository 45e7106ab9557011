"""Fixtures for tests of the window: a window and a small finished run."""

import shutil
from functools import partial

import pytest

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import make_protocol
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore
from workbench.gui.shell.application import make_window
from workbench.gui.widgets.style import use_style
from workbench.gui.widgets.theme import apply_theme, provide_font, use_text_size


def pytest_collection_modifyitems(items):
    """A test with a window of its own starts real helper processes and waits for them."""
    for item in items:
        if "window" in item.fixturenames:
            item.add_marker(pytest.mark.processes)


@pytest.fixture(scope="session", autouse=True)
def look(qapp):
    """Tests see the style, font and colours of the program."""
    provide_font(qapp)
    use_style(qapp)
    use_text_size(qapp, "usual")
    apply_theme(qapp, "light")


@pytest.fixture
def qtbot(qtbot):
    """Waits a minute where a test names no other time: a busy machine is slow, not broken."""
    for name in ("waitUntil", "waitSignal", "waitSignals", "waitExposed"):
        setattr(qtbot, name, partial(getattr(qtbot, name), timeout=60_000))
    return qtbot


@pytest.fixture
def window(qtbot, tmp_path):
    """The main window on an empty store, closed at the end."""
    window = make_window(tmp_path / "runs")
    window.resize(1024, 700)
    window.show()
    yield window
    window.close()


@pytest.fixture(scope="module")
def shared_window(qapp, tmp_path_factory):
    """One window for many tests, because its helper process takes a while to start."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("WORKBENCH_STORE", "WORKBENCH_CACHE", "WORKBENCH_SETTINGS"):
            patch.setenv(variable, str(home / variable.lower()))
        made = make_window(home / "data" / "runs")
        made.workspace.jobs.warm_up()
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


@pytest.fixture
def walk_pages(qtbot):
    """Show every page, and every tab of experiment and results, one after the other."""

    def walk(window, run_id):
        window.workspace.show_run(run_id)
        for name in ("label", "experiment", "runs", "results", "comparison", "corpus"):
            page = window.show_page(name)
            if name == "results":
                qtbot.waitUntil(lambda page=page: page.run_shown() == run_id, timeout=60_000)
                for figure in page.facts.figures:
                    tab = page.tab(figure)
                    page.tabs.setCurrentWidget(tab)
                    qtbot.waitUntil(lambda tab=tab: tab.is_settled, timeout=60_000)
                    yield f"{name}: {figure}"
            elif name == "experiment":
                for position in range(page.tabs.count()):
                    page.tabs.setCurrentIndex(position)
                    yield f"{name}: {position}"
            else:
                yield name

    return walk
