"""What there is to know about the marked run: why it ended, what failed, what it was made with."""

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from workbench.background.history import RunDetails, run_details_job
from workbench.experiments.runs.store import RunSummary
from workbench.gui.state.latest_answer import LatestAnswer
from workbench.gui.state.tasks import TaskRunner

_FAILURES_SHOWN = 50


class DetailsView(QPlainTextEdit):
    """Plain text, because reasons quote what documents contain."""

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("Details of the marked run"))
        self.setPlaceholderText(self.tr("Mark a run to see what became of it."))
        self._asking = LatestAnswer(tasks, run_details_job, self, pause=150)
        self._asking.answered.connect(self._show)
        self._asking.failed.connect(self.setPlainText)

    def show_runs(self, runs: list[RunSummary]) -> None:
        """Look at the marked run; several have no details together."""
        self._asking.drop()
        if len(runs) != 1:
            told = self.tr("{} runs are marked.").format(len(runs)) if runs else ""
            self.setPlainText(told)
        elif runs[0].problem:
            self.setPlainText(runs[0].problem)
        else:
            self._asking.ask(runs[0].folder)

    def _show(self, details: RunDetails) -> None:
        lines = [f"{details.name}  ({details.id})"]
        lines += [details.description.strip()] if details.description.strip() else []
        lines += [details.message] if details.message else []
        if details.failures:
            lines.append(self.tr("{} trials failed:").format(len(details.failures)))
            lines += [f"  {key}: {why}" for key, why in details.failures[:_FAILURES_SHOWN]]
        lines += [self.tr("Warning: {}").format(one) for one in details.warnings]
        lines += [f"{name}: {words}" for name, words in details.environment if words]
        self.setPlainText("\n".join(lines))
