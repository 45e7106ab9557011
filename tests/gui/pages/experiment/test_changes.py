"""Changes of a plan: undo, search, names and fixes for problems."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton

from tests.gui.pages.experiment.conftest import WAIT, press
from tests.gui.pages.experiment.test_page import line_of, retype, wait_for_cost
from workbench.experiments.plans.first_plan import first_plan
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import Clustering
from workbench.gui.pages.experiment.fixes import fixed_plan
from workbench.gui.pages.experiment.method_catalogue import listed_title
from workbench.gui.pages.experiment.method_help import summary
from workbench.methods.registry import METHODS


def test_a_removed_method_is_restored(qtbot, page):
    window = page.window()
    chosen = page.methods.chosen
    retype(qtbot, line_of(chosen.current().form, "cost"), "4")
    before = page.plan().methods
    chosen.list.setCurrentRow(0)
    press(qtbot, page, "Remove")
    press(qtbot, page, "Remove")
    assert page.plan().methods == before[2:]
    qtbot.mouseClick(window.toast.button, Qt.MouseButton.LeftButton)
    chosen.list.setFocus()
    qtbot.keyClick(chosen.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.plan().methods == before
    assert chosen.current().form.values()["cost"] == 4


def test_undo_and_redo_follow_every_change_of_the_plan(qtbot, page):
    window = page.window()
    first = page.plan()
    page.evaluation.metrics.show_metrics(("accuracy",), clusters=False)
    page.name.setText("Another")
    changed = page.plan()
    assert changed != first
    window.menus.actions["undo"].trigger()
    window.menus.actions["undo"].trigger()
    assert page.plan() == first
    assert window.menus.actions["redo"].isEnabled()
    window.menus.actions["redo"].trigger()
    window.menus.actions["redo"].trigger()
    assert page.plan() == changed


def test_a_setting_changed_by_a_button_is_undone_by_the_keyboard(qtbot, page):
    window = page.window()
    window.activateWindow()
    field = page.methods.chosen.current().form.field("cost")
    line = line_of(page.methods.chosen.current().form, "cost")
    before = page.plan()
    plus = next(button for button in field.findChildren(QToolButton) if button.text() == "+")
    qtbot.mouseClick(plus, Qt.MouseButton.LeftButton)
    assert page.plan() != before
    line.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is line, timeout=WAIT)
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.plan() == before


@pytest.mark.parametrize(
    ("query", "method"),
    [
        ("hosk", "higher-order-kernel"),
        ("cov", "hierarchical-clustering"),
        ("lsa", "lsi"),
        ("knn", "knn-cosine"),
        ("dirichlet", "lda-topics"),
        ("ganiz", "higher-order-kernel"),
    ],
)
def test_methods_are_found_by_acronyms_other_names_and_authors(qtbot, page, query, method):
    catalogue = page.methods.catalogue
    catalogue.search.clear()
    qtbot.keyClicks(catalogue.search, query)
    shown = []
    for number in range(catalogue.tree.topLevelItemCount()):
        family = catalogue.tree.topLevelItem(number)
        children = [family.child(row) for row in range(family.childCount())]
        shown += [
            child.data(0, Qt.ItemDataRole.UserRole) for child in children if not child.isHidden()
        ]
    assert method in shown
    assert len(shown) < len(METHODS)


def test_a_plan_takes_the_name_of_the_next_corpus(qtbot, page):
    window = page.window()
    page.name.setText("Costs on tour")
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        window.workspace.open_corpus("ratings")
    assert page.plan().corpus == "ratings"
    assert page.name.text() == "Costs on ratings"
    with qtbot.waitSignal(window.workspace.corpus_opened, timeout=WAIT):
        window.workspace.open_corpus("tour")


def test_a_new_experiment_begins_with_the_first_plan(qtbot, page):
    window = page.window()
    page.name.setText("Mine")
    window.menus.actions["new plan"].trigger()
    assert page.plan().name == first_plan("tour").name
    window.menus.actions["undo"].trigger()
    assert page.plan().name == "Mine"


def test_the_fix_of_a_wrong_protocol_is_one_click(qtbot, page):
    page.show_plan(Plan("Groups", "tour", (MethodChoice("k-means"),)))
    qtbot.waitUntil(page.run_bar.fix_button.isVisible, timeout=WAIT)
    assert page.run_bar.fix_button.text() == "Use the protocol for clustering"
    qtbot.mouseClick(page.run_bar.fix_button, Qt.MouseButton.LeftButton)
    assert page.plan().protocol.clusters
    wait_for_cost(qtbot, page)
    assert not page.run_bar.fix_button.isVisible()


def test_a_plan_for_clustering_is_led_back_to_classes():
    clustering = replace(
        first_plan("tour"),
        methods=(MethodChoice("hierarchical-clustering"), MethodChoice("linear-svm")),
        protocol=Clustering(repeats=5),
        metrics=("f_measure", "nmi"),
    )
    title, left = fixed_plan(clustering)
    assert title == "Leave out the clustering methods"
    assert [choice.method for choice in left.methods] == ["linear-svm"]
    assert not left.protocol.clusters and left.metrics == first_plan("tour").metrics
    title, changed = fixed_plan(replace(clustering, methods=(MethodChoice("linear-svm"),)))
    assert (title, changed) == ("Use a learning curve", left)


def test_a_method_of_another_package_is_shown_with_its_origin(monkeypatch):
    method = replace(METHODS["linear-svm"], name="mine", title="Mine", origin="my-package")
    monkeypatch.setitem(METHODS, "mine", method)
    assert listed_title(METHODS["mine"]) == "Mine · my-package"
    assert listed_title(METHODS["linear-svm"]) == "Linear SVM"
    assert summary("mine") == "From the package my-package."
