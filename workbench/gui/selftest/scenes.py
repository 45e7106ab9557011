"""What `workbench pictures` draws: each page as a person sees it during the tour."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtWidgets import QLabel, QTableView, QWidget

from workbench.experiments.plans.recipes import recipe_plan
from workbench.gui.help.tour import most_confused
from workbench.gui.pages.comparison.tabs import COMPARISON_TABS
from workbench.gui.pages.results.tabs import TABS
from workbench.gui.selftest.runs import make_runs

Wait = Callable[[Callable[[], object], str], None]

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
_RUN_OF = {  # figures of which the tour's run has nothing to show
    "separability": "sprinkling",
    "parameter curve": "sprinkling",
    "dendrogram": "clusters",
}
_RUNS_COMPARED = {"ranks": ("sprinkling", "ratings")}


def _stay(window: Any, shown: QWidget) -> None:
    """Leave things as they are for the next scene."""


@dataclass(frozen=True)
class Scene:
    """A picture by name; `set` brings it to the screen and gives the widget to draw."""

    name: str
    set: Callable[[Any, Wait], QWidget]
    clear: Callable[[Any, QWidget], object] = _stay
    is_needed: bool = False  # later scenes build on it
    share_of_window: float = 1.0


class _Runs:
    """The tour's run and those beside it, which are made when the first of them is wanted."""

    def __init__(self) -> None:
        self._ids: dict[str, str] = {}
        self._tour = ""

    def tour(self, window: Any) -> str:
        self._tour = self._tour or window.commands.run_in_view
        return self._tour

    def of(self, window: Any, wait: Wait, names: Sequence[str]) -> list[str]:
        self.tour(window)
        self._ids = self._ids or make_runs(window, wait)
        return [self._ids[one] for one in names]


def scenes() -> tuple[Scene, ...]:
    """Every scene, in the order in which a person meets them."""
    runs = _Runs()
    results = [
        Scene(f"results-{_dashed(one.figure)}", partial(_show_result, figure=one.figure, runs=runs))
        for one in TABS
    ]
    compared = [
        Scene(
            f"comparison-{_dashed(one.figure)}",
            partial(_show_comparison, figure=one.figure, runs=runs),
        )
        for one in COMPARISON_TABS
    ]
    experiment = [
        Scene(f"experiment-{name}", partial(_show_experiment, tab=place))
        for place, name in enumerate(("methods", "features", "protocol"))
    ]
    return (
        Scene("start", _show_start),
        Scene("corpus", _show_corpus, is_needed=True),
        Scene("documents", _show_documents, _leave_documents),
        *experiment,
        Scene("tour", _show_tour, lambda window, _: window.tour.strip.hide(), is_needed=True),
        Scene("runs", _show_runs),
        *results,
        *compared,
        Scene("help", _show_help, lambda window, _: window.commands.help_dock.hide()),
        Scene("new-documents", _show_new, lambda _, dialog: dialog.close(), share_of_window=0.8),
    )


def _show_start(window: Any, wait: Wait) -> QWidget:  # noqa: ARG001
    window.bring("corpus")
    return window


def _show_corpus(window: Any, wait: Wait) -> QWidget:
    window.commands.take_tour()
    overview = window.page("corpus").overview
    wait(lambda: overview.classes.isVisible(), "the corpus")
    window.tour.strip.hide()
    wait(lambda: not window.queue.is_busy(), "the run of the tour")
    return window


def _show_documents(window: Any, wait: Wait) -> QWidget:  # noqa: ARG001
    window.bring("corpus").tabs.setCurrentIndex(1)
    return window


def _leave_documents(window: Any, _: QWidget) -> None:
    window.page("corpus").tabs.setCurrentIndex(0)


def _show_experiment(window: Any, wait: Wait, tab: int) -> QWidget:
    if window.page_in_view() != "experiment":
        window.workspace.propose(recipe_plan("tour"))
    page = window.bring("experiment")
    page.tabs.setCurrentIndex(tab)
    labels = [one for one in page.terms.findChildren(QLabel) if one.isVisible()]
    wait(lambda: not any(one.text().endswith("…") for one in labels), "the terms")
    wait(lambda: "trials, about" in page.foot.told.text(), "the experiment")
    return window


def _show_tour(window: Any, wait: Wait) -> QWidget:
    window.tour.strip.show()
    window.tour.strip.next.click()
    tab = window.page("results").tab("scores")
    wait(lambda: tab.figure is not None, "the tour")
    return window


def _show_runs(window: Any, wait: Wait) -> QWidget:
    page = window.bring("runs")
    table = page.history.findChild(QTableView)
    wait(lambda: table.model().rowCount() > 0, "the runs")
    page.history.mark([window.commands.run_in_view])
    return window


def _show_result(window: Any, wait: Wait, figure: str, runs: _Runs) -> QWidget:
    tour = runs.tour(window)
    wanted = runs.of(window, wait, (_RUN_OF[figure],))[0] if figure in _RUN_OF else tour
    page = window.bring("results")
    if wanted != window.commands.run_in_view:
        window.workspace.show_run(wanted)
        wait(lambda: page.run_shown() == wanted, "another run")
    tab = page.tab(figure)
    place = page.configuration.findData(_METHOD_OF.get(figure, _METHOD))
    if place >= 0 and place != page.configuration.currentIndex():
        page.configuration.setCurrentIndex(place)
        page.configuration.activated.emit(place)
    page.tabs.setCurrentWidget(tab)
    wait(lambda: _has_answered(tab), figure)
    if figure == "confusion":
        _open_cell(tab, wait)
    return window


def _open_cell(tab: Any, wait: Wait) -> None:
    tab.view.open_cell(*most_confused(tab.figure.counts))
    wait(lambda: tab.view.documents.list.count() > 0, "the documents of a cell")


def _show_comparison(window: Any, wait: Wait, figure: str, runs: _Runs) -> QWidget:
    wanted = [runs.tour(window)]
    if figure in _RUNS_COMPARED:
        wanted = runs.of(window, wait, _RUNS_COMPARED[figure])
    page = window.bring("comparison")
    tab = page.tab(figure)
    page.tabs.setCurrentWidget(tab)
    if sorted(page.runs_shown()) != sorted(wanted):
        window.workspace.compare(wanted)
        wait(lambda: sorted(page.runs_shown()) == sorted(wanted), figure)
    wait(lambda: _has_answered(tab), figure)
    return window


def _show_help(window: Any, wait: Wait) -> QWidget:
    window.bring("experiment")
    window.commands.show_help("spectral-classification")
    shown = window.commands.help_dock.text
    wait(lambda: "Every setting" in shown.toPlainText(), "the help")
    return window


def _show_new(window: Any, wait: Wait) -> QWidget:
    dialog: QWidget = window.commands.show_new_documents()
    made: Any = dialog
    wait(lambda: made.method.count() > 0, "the methods")
    made.text.setPlainText(_POST)
    made.classify_text()
    wait(lambda: made.answers.verdict.text(), "new documents")
    return dialog


def _has_answered(tab: Any) -> bool:
    """A figure, or the sentence that says why there is none."""
    return tab.figure is not None or not tab.message().endswith(("…", "page."))


def _dashed(name: str) -> str:
    return name.replace(" ", "-")
