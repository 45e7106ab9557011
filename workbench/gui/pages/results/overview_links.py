"""Where the chips and cells of the overview lead."""

from typing import Any

from PySide6.QtCore import QObject, Qt

from workbench.background.selections import errors_of_trials_job
from workbench.gui.state.jobs import Job
from workbench.gui.state.workspace import LabelRequest, Workspace
from workbench.gui.widgets.language import shown_count, shown_title
from workbench.plain_text import size_words


class OverviewLinks(QObject):
    """Follows links from the overview to other tabs and pages."""

    def __init__(self, page: Any, workspace: Workspace) -> None:
        super().__init__(page)
        self._page = page
        self._workspace = workspace
        self._job: Job | None = None

    def connect_view(self, view: Any) -> None:
        """Follow the links of a view that has any."""
        if hasattr(view, "confusion_chosen"):
            view.confusion_chosen.connect(self.open_confusion)
            view.cell_chosen.connect(self.open_trial)
            view.cluster_chosen.connect(self.open_cluster)
            view.advice_chosen.connect(self.follow_advice)
            self._page.tab("overview").figure_shown.connect(self._name_best)

        if hasattr(view, "point_chosen"):
            view.point_chosen.connect(self.select_errors)

    def select_errors(self, configuration: str, training: str) -> None:
        """Select the documents that a method got wrong at a training size."""
        folder = self._workspace.store.root / self._page.run_shown()
        self._job = job = self._workspace.jobs.start(
            errors_of_trials_job, folder, configuration, training
        )
        errors = self.tr("errors")
        title = f"{shown_title(configuration)}, {size_words(training)}: {errors}"
        job.finished.connect(lambda found: self._show_errors(job, found, title))
        job.failed.connect(lambda problem, _: self._workspace.message_posted.emit(problem))

    def _show_errors(self, job: Job, found: Any, title: str) -> None:
        if job is self._job:
            self._workspace.selection.select(found, title)
            number = shown_count(len(found), "document")
            message = self.tr("{} selected ({}); the map and the lists show them.")
            self._workspace.message_posted.emit(message.format(number, title))

    def open_trial(self, configuration: str, training: str) -> None:
        """Show the confusions of a method at a training size."""
        self._page.show_trial(configuration, training)
        tab = self._page.tab("confusion")
        if tab in self._page.tabs.offered():
            self._page.tabs.setCurrentWidget(tab)

    def open_confusion(self, actual: int, predicted: int) -> None:
        """Show a cell of the confusion matrix of the best method."""
        best = self._page.tab("overview").figure.best
        tab = self._page.tab("confusion")
        was_shown = tab.figure
        self._page.show_trial(best.configuration, best.training)
        self._page.tabs.setCurrentWidget(tab)
        if tab.figure is not None and tab.figure is was_shown and _is_of(tab.figure, best):
            tab.view.open_cell(actual, predicted)
            return
        tab.figure_shown.connect(
            lambda _: tab.view.open_cell(actual, predicted),
            Qt.ConnectionType.SingleShotConnection,
        )

    def open_cluster(self, number: int) -> None:
        """Show a cluster of the best method, with its documents."""
        best = self._page.tab("overview").figure.best
        tab = self._page.tab("clusters")
        was_shown = tab.figure
        self._page.show_trial(best.configuration, best.training)
        self._page.tabs.setCurrentWidget(tab)
        if tab.figure is not None and tab.figure is was_shown and _is_of(tab.figure, best):
            tab.view.show_cluster(number)
            return
        tab.figure_shown.connect(
            lambda _: tab.view.show_cluster(number), Qt.ConnectionType.SingleShotConnection
        )

    def follow_advice(self, step: str) -> None:
        """Go where the advice is followed."""
        if step == "documents":
            self._review()
        elif step == "confusion":
            most = self._page.tab("overview").figure.confusions[0]
            self.open_confusion(most.actual, most.predicted)
        else:
            self._workspace.page_requested.emit(step)

    def _name_best(self, figure: Any) -> None:
        best = figure.best
        self._page.run_actions.use_best("" if best is None else best.configuration)

    def _review(self) -> None:
        """Send the documents that every method doubts to the Label page."""
        figure, facts = self._page.tab("overview").figure, self._page.facts
        self._workspace.selection.select(figure.doubtful, self.tr("mislabelled?"))
        names = tuple(figure.doubtful_ids)
        reason = self.tr("every method gives them the same other class")
        self._workspace.send_to_labelling(LabelRequest(facts.corpus, names, reason, facts.reading))


def _is_of(figure: Any, best: Any) -> bool:
    return bool(figure.configuration == best.configuration)
