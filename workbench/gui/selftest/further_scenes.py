"""Scenes of `workbench pictures` beyond the tour: empty pages, dialogs, panels, a running job."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QWidget

from workbench.experiments.plans.files import save_plan
from workbench.experiments.plans.first_plan import first_plan
from workbench.gui.pages.corpus.import_dialog import ImportDialog
from workbench.gui.pages.experiment.paper_dialog import PaperDialog
from workbench.gui.plots.picture_dialog import PictureDialog
from workbench.gui.selftest.scene import Scene, Wait

_LABELLED = 30  # documents
_TOPICS = ("gardens", "trains")
_EMPTY = ("label", "experiment", "runs", "results", "comparison")


def empty_scenes() -> tuple[Scene, ...]:
    """Each page before a corpus is opened."""
    return tuple(Scene(f"{name}-empty", partial(_show_page, name=name)) for name in _EMPTY)


def panel_scenes() -> tuple[Scene, ...]:
    """The panels of the corpus, and the page where documents are labelled."""
    return (
        Scene("check-up", partial(_show_corpus_tab, tab=2), _show_first_tab),
        Scene("wrong-labels", partial(_show_corpus_tab, tab=3), _show_first_tab),
        Scene("label", _show_label),
        Scene("toast", _show_toast, lambda window, _: window.toast.hide()),
    )


def dialog_scenes() -> tuple[Scene, ...]:
    """The dialogs, and the queue while runs go on."""
    close = cast("Callable[[Any, QWidget], object]", lambda _, dialog: dialog.close())
    return (
        Scene("preferences", _show_preferences, close, scale=0.5),
        Scene("recipes", _show_recipes, close, scale=0.75),
        Scene("about", _show_about, close, scale=0.4),
        Scene("import", _show_import, close, scale=0.75),
        Scene("paper", _show_paper, close, scale=0.65),
        Scene("picture-options", _show_picture_options, close, scale=0.4),
        Scene("plan-differences", _show_differences, close, scale=0.5),
        Scene("curve-of-selection", _show_selection, _clear_selection),
        Scene("confusion-without-cell", _show_no_cell),
        Scene("recent", _show_recent),
        Scene("queue", _show_queue, _empty_queue),
        Scene("method-search", _show_search, _clear_search),
    )


def _show_page(window: Any, wait: Wait, name: str) -> QWidget:
    page = window.show_page(name)
    if name == "runs":
        title = page.history.empty.title
        wait(lambda: not title.text().endswith("…"), "the list of runs")
    return cast("QWidget", window)


def _show_corpus_tab(window: Any, wait: Wait, tab: int) -> QWidget:
    page = window.show_page("corpus")
    page.tabs.setCurrentIndex(tab)
    wait(lambda: page.check_up.found is not None, "the check-up")
    return cast("QWidget", window)


def _show_first_tab(window: Any, _: QWidget) -> None:
    window.page("corpus").tabs.setCurrentIndex(0)


def _show_label(window: Any, wait: Wait) -> QWidget:
    """Label some documents of the built-in corpus, whose classes are known."""
    corpus, page = window.workspace.corpus, window.show_page("label")
    classes = dict(zip(corpus.document_ids, corpus.class_index.tolist(), strict=True))
    state, space = page.state, page.side.space
    for _ in range(_LABELLED):
        wait(lambda: state.shown is not None and not state.jobs.is_busy, "a suggestion")
        page.label(classes[state.shown.name])
    wait(lambda: space.frame is not None and space.frame.is_settled, "the space")
    wait(lambda: not space.is_moving and not state.jobs.is_busy, "the movement")
    return cast("QWidget", window)


def _show_toast(window: Any, wait: Wait) -> QWidget:  # noqa: ARG001
    window.show_page("corpus")
    deleted = QCoreApplication.translate("RunsPage", "Deleted “{}”.").format("Tour")
    undo = QCoreApplication.translate("RunsPage", "Undo")
    window.workspace.message_offered.emit(deleted, undo, lambda: None)
    return cast("QWidget", window)


def _show_preferences(window: Any, wait: Wait) -> QWidget:  # noqa: ARG001
    return cast("QDialog", window.commands.show_preferences())


def _show_recipes(window: Any, wait: Wait) -> QWidget:
    gallery = window.show_page("experiment").actions_row.show_gallery()
    wait(lambda: gallery.list.count() > 1, "the recipes")
    return cast("QDialog", gallery)


def _show_about(window: Any, wait: Wait) -> QWidget:  # noqa: ARG001
    return cast("QDialog", window.commands.show_about())


def _show_import(window: Any, wait: Wait) -> QWidget:
    """A small table with quoted commas, as it would be read."""
    file = window.workspace.store.root.parent / "letters.csv"
    rows = [f'{number},"A letter, number {number}",{_TOPICS[number % 2]}' for number in range(40)]
    file.write_text("\n".join(["id,text,topic", *rows]), encoding="utf-8")
    page = window.page("corpus")
    dialog = ImportDialog(str(file), window.workspace.jobs, page, window.workspace.settings)
    dialog.open()
    wait(lambda: dialog.outcome.isVisible(), "the reading of a table")
    return dialog


def _show_paper(window: Any, wait: Wait) -> QWidget:  # noqa: ARG001
    page = window.show_page("experiment")
    dialog = PaperDialog(window.workspace, window.queue, "hosk", "quick", page)
    dialog.open()
    return dialog


def _show_picture_options(window: Any, wait: Wait) -> QWidget:  # noqa: ARG001
    dialog = PictureDialog("Learning curve", 0.7, window)
    dialog.open()
    return dialog


def _show_differences(window: Any, wait: Wait) -> QWidget:  # noqa: ARG001
    file = window.workspace.store.root.parent / "other.toml"
    save_plan(first_plan("tour"), file)
    row = window.show_page("experiment").actions_row
    return cast("QWidget", row.show_differences(str(file)))


def _show_selection(window: Any, wait: Wait) -> QWidget:
    """The learning curve of the tour, with the documents that a method got wrong."""
    tour = next(run for run in window.workspace.store.list() if run.name == "Tour")
    page = window.show_page("results")
    window.workspace.show_run(tour.id)
    wait(lambda: page.run_shown() == tour.id, "the run of the tour")
    tab = page.tab("learning curve")
    page.tabs.setCurrentWidget(tab)
    wait(lambda: tab.figure is not None, "the learning curve")
    first = tab.figure.curves[0]
    tab.view.point_chosen.emit(first.name, tab.figure.x_labels[float(first.x[0])])
    wait(lambda: tab.view.caption.isVisible(), "the selection")
    return cast("QWidget", window)


def _clear_selection(window: Any, _: QWidget) -> None:
    window.workspace.selection.clear()


def _show_no_cell(window: Any, wait: Wait) -> QWidget:
    page = window.show_page("results")
    tab = page.tab("confusion")
    page.choose_configuration("spectral-classification")
    page.tabs.setCurrentWidget(tab)
    wait(lambda: tab.figure is not None, "the confusion matrix")
    return cast("QWidget", window)


def _show_recent(window: Any, wait: Wait) -> QWidget:
    settings = window.workspace.settings
    wait(lambda: "points" in settings.facts_of("tour"), "the picture of the corpus")
    page = window.show_page("corpus")
    page.show_start()
    page.start.refresh()
    return cast("QWidget", window)


def _show_queue(window: Any, wait: Wait) -> QWidget:
    queue = window.queue
    for name in ("Costs of the SVM", "Fewer labels", "Another seed"):
        queue.add_run(window.workspace.store.create(replace(first_plan("tour"), name=name)).id)
    wait(lambda: (queue.progress() or _NotYet).done > 0, "the first trial")
    queue.set_paused(True)
    window.show_page("runs")
    return cast("QWidget", window)


class _NotYet:
    done = 0


def _empty_queue(window: Any, _: QWidget) -> None:
    for run_id in (*window.queue.waiting(), *window.queue.running()):
        window.queue.cancel(run_id)


def _show_search(window: Any, wait: Wait) -> QWidget:  # noqa: ARG001
    page = window.show_page("experiment")
    page.tabs.setCurrentIndex(0)
    page.methods.catalogue.search.setText("hosk")
    return cast("QWidget", window)


def _clear_search(window: Any, _: QWidget) -> None:
    window.page("experiment").methods.catalogue.search.clear()
