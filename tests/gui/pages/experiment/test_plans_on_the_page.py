"""Plans on the Experiment page: stored, opened, copied, proposed and taken from recipes."""

import json
import shlex
import tomllib

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.gui.pages.experiment.conftest import WAIT, press
from workbench.experiments.plans.files import load_plan, save_plan
from workbench.experiments.plans.first_plan import first_plan
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve
from workbench.gui.pages.experiment.recipe_gallery import RecipeGallery
from workbench.gui.shell.application import make_window

TINY = Plan(
    "Tiny",
    "tour",
    (MethodChoice("linear-svm"),),
    protocol=LearningCurve(sizes="20%", repeats=1),
    seed=5,
)


def test_the_plan_is_restored_at_the_next_start(qtbot, tmp_path, monkeypatch):
    made = make_window(tmp_path / "runs")
    made.show()
    made.workspace.open_corpus("tour")
    qtbot.waitUntil(lambda: made.workspace.corpus is not None, timeout=WAIT)
    page = made.show_page("experiment")
    page.name.setText("Half an hour of work")
    page.methods.add("multinomial-naive-bayes")
    settings = made.workspace.settings
    qtbot.waitUntil(lambda: "naive-bayes" in str(settings.value("draft")), timeout=WAIT)
    kept = page.plan()
    page.name.clear()  # makes the plan invalid, so the valid one stays
    page.draft.save()
    made.close()
    again = make_window(tmp_path / "runs")
    again.show()
    try:
        page = again.show_page("experiment")
        assert page.plan() == kept
        qtbot.waitUntil(lambda: "trials" in page.run_bar.message.text(), timeout=WAIT)
    finally:
        again.close()


def test_an_unreadable_draft_is_ignored(qtbot, tmp_path):
    made = make_window(tmp_path / "runs")
    made.workspace.settings.store("draft", '{"name": 3, "methods": [')
    made.show()
    assert made.show_page("experiment").run_bar.problem.text().startswith("Open a corpus first")
    made.close()


def test_plans_are_saved_and_opened(qtbot, page, tmp_path):
    rich = Plan(
        "Rich",
        "tour",
        (
            MethodChoice("linear-svm", "svm", {"solver": "kernel matrix"}, {"cost": (0.1, 1.0)}),
            MethodChoice("lsi", tune={"n_components": (5, 10)}, features={"length": "none"}),
        ),
        protocol=LearningCurve(sizes="1%, 100", repeats=2, stratified=False),
        metrics=("accuracy", "seconds_fit"),
        seed=77,
        description="What it is for",
    )
    for name in ("plan.toml", "plan.json"):
        save_plan(rich, tmp_path / name)
        page.show_plan(first_plan("tour"))
        page.actions_row.open_file(str(tmp_path / name))
        assert page.plan() == rich
        page.actions_row.save_file(str(tmp_path / f"again-{name}"))
        assert load_plan(tmp_path / f"again-{name}") == rich


def test_an_unreadable_plan_is_reported_on_the_page(qtbot, page, tmp_path):
    (tmp_path / "bad.toml").write_text("name = ")
    page.actions_row.open_file(str(tmp_path / "bad.toml"))
    assert "bad.toml is not valid" in page.run_bar.problem.text()


def test_the_plan_is_copied_as_text_and_as_a_command(qtbot, page):
    page.show_plan(TINY)
    page.actions_row.copy_text()
    assert Plan.from_dict(tomllib.loads(QGuiApplication.clipboard().text())) == TINY
    page.actions_row.copy_command()
    command = shlex.split(QGuiApplication.clipboard().text())
    assert command[:2] == ["workbench", "run"]
    assert load_plan(command[2]) == TINY


def test_a_recipe_fills_the_page(qtbot, page):
    press(qtbot, page, "Recipes")
    gallery = page.actions_row.findChild(RecipeGallery)

    def listed():
        return [gallery.list.item(row).text() for row in range(gallery.list.count())]

    qtbot.waitUntil(lambda: "Tour" in listed(), timeout=WAIT)  # paper recipes may be listed first
    gallery.list.setCurrentRow(listed().index("Tour"))
    assert "built-in corpus" in gallery.description.text()
    press(qtbot, gallery, "Use this recipe")
    assert page.name.text() == "Tour"
    assert page.methods.chosen.list.count() == 5


def test_a_proposed_plan_fills_a_page_that_did_not_exist_yet(qtbot, window):
    window.workspace.propose(TINY)
    page = window.page("experiment")
    assert page.isVisible()
    assert page.plan() == TINY


def test_the_plan_can_switch_to_the_open_corpus(qtbot, page):
    page.show_plan(Plan("Elsewhere", "20news", (MethodChoice("linear-svm"),)))
    assert page.follow_button.isVisible()
    press(qtbot, page, "Use the open corpus")
    assert page.plan().corpus == "tour"
    assert not page.follow_button.isVisible()


def test_pressing_run_early_waits_for_the_check(qtbot, page, shared_window):
    window = shared_window
    page.show_plan(TINY)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=WAIT)
    with qtbot.waitSignal(window.queue.ended, timeout=WAIT) as ended:
        page.name.setFocus()
        qtbot.keyClick(page.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert ended.args[1:] == ["finished", ""]
    assert window.page("runs").isVisible()
    run = window.workspace.store.open("latest")
    assert run.plan == TINY
    assert len(run.results()) == 1
    assert json.loads((run.folder / "run.json").read_text())["status"] == "finished"
