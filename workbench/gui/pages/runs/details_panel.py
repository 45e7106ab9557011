"""The details of the selected run: why it ended, which trials failed, its environment."""

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from workbench.background.history import RunDetails, run_details_job
from workbench.experiments.runs.store import RunSummary
from workbench.gui.state.jobs import JobRunner
from workbench.gui.state.latest_result import LatestResult
from workbench.gui.widgets.language import translated

_FAILURES_SHOWN = 50


class DetailsPanel(QPlainTextEdit):
    """Shows details as plain text, because messages may quote documents."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("Details of the selected run"))
        self.setPlaceholderText(self.tr("Select a run to see its details."))
        self._requests = LatestResult(jobs, run_details_job, self, pause=150)
        self._requests.answered.connect(self._show)
        self._requests.failed.connect(self.setPlainText)

    def show_runs(self, runs: list[RunSummary]) -> None:
        """Show the details of a single run, or the number of selected runs."""
        self._requests.drop()
        if len(runs) != 1:
            self.setPlainText(self.tr("{} runs selected.").format(len(runs)) if runs else "")
        elif runs[0].problem:
            self.setPlainText(runs[0].problem)
        else:
            self._requests.ask(runs[0].folder)

    def _show(self, details: RunDetails) -> None:
        lines = [f"{details.name}  ({details.id})"]
        lines += [translated(details.description.strip())] if details.description.strip() else []
        lines += [translated(details.message)] if details.message else []
        if details.failures:
            lines.append(self.tr("{} trials failed:").format(len(details.failures)))
            lines += [f"  {key}: {reason}" for key, reason in details.failures[:_FAILURES_SHOWN]]
        lines += [
            self.tr("Warning: {}").format(translated(warning)) for warning in details.warnings
        ]
        lines += [f"{translated(name)}: {value}" for name, value in details.environment if value]
        self.setPlainText("\n".join(lines))
