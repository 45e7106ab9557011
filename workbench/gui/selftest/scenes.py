"""The scenes of `workbench pictures`: each page and view with the data of the tour."""

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

from PySide6.QtWidgets import QLabel, QTableView, QWidget

from workbench.experiments.plans.recipes import recipe_plan
from workbench.gui.help.tour import most_confused
from workbench.gui.pages.comparison.tabs import COMPARISON_TABS
from workbench.gui.pages.results.tabs import TABS
from workbench.gui.selftest.further_scenes import dialog_scenes, empty_scenes, panel_scenes
from workbench.gui.selftest.runs import make_runs
from workbench.gui.selftest.scene import Scene, Wait

_POST = (
    "The doctor gave me a tablet against the fever, but by the evening every symptom was back. "
    "For once I ate nothing but soup and went to bed early."
)
_METHOD_OF = {
    "space": "spectral-classification",
    "spectrum": "spectral-classification",
    "affinity": "spectral-classification",
    "term clusters": "term-cluster-kernel",
}
_METHOD = "linear-svm"
_PAGE = 1000  # characters of a page of help, in any language
_RUN_OF = {  # views without data in the run of the tour
    "separability": "sprinkling",
    "parameter curve": "sprinkling",
    "clusters": "clusters",
    "dendrogram": "clusters",
    "race": "race",
}
_RUNS_COMPARED = {"ranks": ("sprinkling", "ratings")}


class _Runs:
    """The ids of the run of the tour and of the additional runs, which are made on demand."""

    def __init__(self) -> None:
        self._ids: dict[str, str] = {}
        self._tour = ""

    def tour(self, window: Any) -> str:
        self._tour = self._tour or window.commands.run_in_view
        return self._tour

    def additional(self, window: Any, wait: Wait, names: Sequence[str]) -> list[str]:
        self.tour(window)
        self._ids = self._ids or make_runs(window, wait)
        return [self._ids[name] for name in names]


def scenes() -> tuple[Scene, ...]:
    """All scenes, in the order of the tour."""
    runs = _Runs()
    results = [
        Scene(
            f"results-{_file_name(tab.figure)}", partial(_show_result, figure=tab.figure, runs=runs)
        )
        for tab in TABS
    ]
    compared = [
        Scene(
            f"comparison-{_file_name(tab.figure)}",
            partial(_show_comparison, figure=tab.figure, runs=runs),
        )
        for tab in COMPARISON_TABS
    ]
    experiment = [
        Scene(f"experiment-{name}", partial(_show_experiment, tab=position))
        for position, name in enumerate(("methods", "features", "protocol"))
    ]
    return (
        Scene("start", _show_start),
        *empty_scenes(),
        Scene("corpus", _show_corpus, is_required=True),
        Scene("documents", _show_documents, _show_overview),
        *panel_scenes(),
        *experiment,
        Scene("tour", _show_tour, lambda window, _: window.tour.strip.hide(), is_required=True),
        Scene("runs", _show_runs),
        *results,
        *compared,
        Scene("help", _show_help, lambda window, _: window.commands.help_dock.hide()),
        Scene("new-documents", _show_new, lambda _, dialog: dialog.close(), scale=0.8),
        *dialog_scenes(),
    )


def _show_start(window: Any, wait: Wait) -> QWidget:  # noqa: ARG001
    window.show_page("corpus")
    return window


def _show_corpus(window: Any, wait: Wait) -> QWidget:
    window.commands.take_tour()
    overview = window.page("corpus").overview
    wait(lambda: overview.classes.isVisible(), "the corpus")
    window.tour.strip.hide()
    wait(lambda: not window.queue.is_busy(), "the run of the tour")
    return window


def _show_documents(window: Any, wait: Wait) -> QWidget:  # noqa: ARG001
    window.show_page("corpus").tabs.setCurrentIndex(1)
    return window


def _show_overview(window: Any, _: QWidget) -> None:
    window.page("corpus").tabs.setCurrentIndex(0)


def _show_experiment(window: Any, wait: Wait, tab: int) -> QWidget:
    if window.page_in_view() != "experiment":
        window.workspace.propose(recipe_plan("tour"))
    page = window.show_page("experiment")
    page.tabs.setCurrentIndex(tab)
    labels = [label for label in page.terms.findChildren(QLabel) if label.isVisible()]
    wait(lambda: not any(label.text().endswith("…") for label in labels), "the terms")
    message = page.run_bar.message
    wait(lambda: message.text() and not message.text().endswith("…"), "the experiment")
    return window


def _show_tour(window: Any, wait: Wait) -> QWidget:
    window.tour.strip.show()
    window.tour.strip.next.click()
    tab = window.page("results").tab("scores")
    wait(lambda: tab.figure is not None, "the tour")
    return window


def _show_runs(window: Any, wait: Wait) -> QWidget:
    page = window.show_page("runs")
    table = page.history.findChild(QTableView)
    wait(lambda: table.model().rowCount() > 0, "the runs")
    page.history.select([window.commands.run_in_view])
    return window


def _show_result(window: Any, wait: Wait, figure: str, runs: _Runs) -> QWidget:
    tour = runs.tour(window)
    wanted = runs.additional(window, wait, (_RUN_OF[figure],))[0] if figure in _RUN_OF else tour
    page = window.show_page("results")
    if wanted != window.commands.run_in_view:
        window.workspace.show_run(wanted)
        wait(lambda: page.run_shown() == wanted, "another run")
    tab = page.tab(figure)
    method = _METHOD_OF.get(figure, _METHOD)
    if method in page.facts.configurations:
        page.choose_configuration(method)
    page.tabs.setCurrentWidget(tab)
    wait(lambda: _is_complete(tab), figure)
    if figure == "confusion":
        _open_cell(tab, wait)
    elif figure == "dendrogram":
        wait(lambda: tab.view.clusters.table.rowCount() > 0, "the clusters of the tree")
    return window


def _open_cell(tab: Any, wait: Wait) -> None:
    tab.view.open_cell(*most_confused(tab.figure.counts))
    wait(lambda: tab.view.documents.list.count() > 0, "the documents of a cell")


def _show_comparison(window: Any, wait: Wait, figure: str, runs: _Runs) -> QWidget:
    wanted = [runs.tour(window)]
    if figure in _RUNS_COMPARED:
        wanted = runs.additional(window, wait, _RUNS_COMPARED[figure])
    page = window.show_page("comparison")
    tab = page.tab(figure)
    page.tabs.setCurrentWidget(tab)
    if sorted(page.runs_shown()) != sorted(wanted):
        window.workspace.compare(wanted)
        wait(lambda: sorted(page.runs_shown()) == sorted(wanted), figure)
    wait(lambda: _is_complete(tab), figure)
    return window


def _show_help(window: Any, wait: Wait) -> QWidget:
    window.show_page("experiment")
    window.commands.show_help("spectral-classification")
    shown = window.commands.help_dock.text
    wait(lambda: len(shown.toPlainText()) > _PAGE, "the help")
    return window


def _show_new(window: Any, wait: Wait) -> QWidget:
    dialog = window.commands.show_new_documents()
    wait(lambda: dialog.method.count() > 0, "the methods")
    dialog.text.setPlainText(_POST)
    dialog.classify_text()
    wait(lambda: dialog.classified.predicted_class.text(), "new documents")
    return cast("QWidget", dialog)


def _is_complete(tab: Any) -> bool:
    """Whether the tab shows a figure or the message why there is none."""
    return bool(tab.is_settled)


def _file_name(name: str) -> str:
    return name.replace(" ", "-")
