"""The buttons of the Label page: undo, what to show, export, and use of the labels."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from workbench.background.label_exports import (
    export_decisions_job,
    export_labelled_job,
    export_model_job,
    export_plan_job,
    export_report_job,
)
from workbench.corpora.readers.settings import ReadingSettings
from workbench.experiments.plans.first_plan import labelling_plan
from workbench.gui.pages.label.side_control import SideControl
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.buttons import button, menu_button
from workbench.gui.widgets.number_notation import filled
from workbench.labelling.exchange import read_decisions

CORPUS, MODEL, REPORT, DECISIONS = "corpus", "model", "report", "decisions"
PLAN = "plan"
_JOBS: dict[str, Callable[..., str]] = {
    CORPUS: export_labelled_job,
    MODEL: export_model_job,
    REPORT: export_report_job,
    PLAN: export_plan_job,
    DECISIONS: export_decisions_job,
}
_FILES = {
    CORPUS: ("labelled.csv", "CSV (*.csv);;JSON lines (*.jsonl);;Parquet (*.parquet);;Folder (*)"),
    MODEL: ("labelling-model.zip", "Model (*.zip)"),
    REPORT: ("labelling.html", "Page (*.html)"),
    PLAN: ("labels.toml", "Plan (*.toml)"),
    DECISIONS: ("decisions.csv", "CSV (*.csv);;JSON lines (*.jsonl)"),
}


class LabelActions(QObject):
    """Emits what is to be exported and where."""

    said = Signal(str)
    began_or_ended = Signal()  # to write something
    export_chosen = Signal(str, Path)
    import_chosen = Signal(Path)

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self.writing = ""  # what is said while something is written
        self.undo = button(self.tr("Undo"), None, "undo-2", self.tr("Ctrl+Z"))
        self.rules = button(self.tr("Rules"), tooltip=self.tr("Shift+R"))
        self.export_button = menu_button(
            self.tr("Export"),
            {
                self.tr("Labelled corpus and predictions …"): lambda: self.choose(CORPUS),
                self.tr("Model for new texts …"): lambda: self.choose(MODEL),
                self.tr("Report of the labelling …"): lambda: self.choose(REPORT),
                self.tr("Plan for an experiment …"): lambda: self.choose(PLAN),
                self.tr("My decisions …"): lambda: self.choose(DECISIONS),
                self.tr("Import decisions …"): self.choose_import,
            },
        )
        self.use = button(
            self.tr("Finish and evaluate"),
            tooltip=self.tr("Open the corpus with your labels and propose an experiment"),
            is_primary=True,
        )

    def offer(self) -> None:
        """Open the menu of exports, or say why there is none now."""
        if self.export_button.isEnabled():
            self.export_button.showMenu()
        else:
            self.said.emit(self.writing)

    def choose(self, kind: str) -> None:
        """Ask for a file."""
        name, kinds = _FILES[kind]
        title = self.tr("Export")
        file, chosen = QFileDialog.getSaveFileName(self._owner, title, name, kinds)
        if not file:
            return
        target = _with_ending(Path(file), Path(name), chosen)
        if target != Path(file) and target.exists():  # nobody was asked whether to replace it
            words = self.tr("{} exists already; choose it in the list to replace it.")
            self.said.emit(words.format(target.name))
        else:
            self.export_chosen.emit(kind, target)

    def choose_import(self) -> None:
        """Ask for a file of decisions."""
        kinds = "CSV, JSON lines (*.csv *.jsonl)"
        title = self.tr("Import decisions …")
        file, _ = QFileDialog.getOpenFileName(self._owner, title, "", kinds)
        if file:
            self.import_chosen.emit(Path(file))

    def export(self, kind: str, workspace: Workspace, file: Path, *arguments: Any) -> None:
        """Write something in the background and say so."""
        self._note(self.tr("Writing {} …").format(file.name))
        self.said.emit(self.writing)
        job = workspace.long_jobs.start(_JOBS[kind], *arguments)
        job.finished.connect(lambda sentence: workspace.message_posted.emit(sentence))
        job.failed.connect(lambda message, _: workspace.message_posted.emit(message))
        job.ended.connect(lambda: self._note(""))

    def _note(self, writing: str) -> None:
        self.writing = writing
        self.export_button.setEnabled(not writing)
        self.began_or_ended.emit()

    def open_labelled(self, workspace: Workspace, labelling: Path) -> None:
        """Open the corpus with the labelling on top, then propose a plan for its labels."""
        source = workspace.source
        if source is None:
            return
        reading = replace(source.reading or ReadingSettings(), labelling=str(labelling))
        job = workspace.open_corpus(source.name_or_path, reading)
        job.finished.connect(lambda _: self._propose(workspace, source.name_or_path, reading))

    def _propose(self, workspace: Workspace, name: str, reading: ReadingSettings) -> None:
        if workspace.corpus is not None:
            workspace.propose(labelling_plan(name, reading, workspace.corpus))


class ResultsControl(QObject):
    """Exports and uses what was decided, and imports what was decided elsewhere."""

    def __init__(self, actions: LabelActions, control: SideControl, workspace: Workspace) -> None:
        super().__init__(actions)
        self._actions, self._control, self._workspace = actions, control, workspace
        self._state = control.state
        actions.export_chosen.connect(self._export)
        actions.import_chosen.connect(self._import)
        actions.use.clicked.connect(lambda _: self._use_labels())

    def _export(self, kind: str, file: Path) -> None:
        record, opened = self._state.record, self._workspace.opened
        source = self._workspace.source
        if record is None or opened is None or source is None:
            return
        teacher = self._state.learner.teacher
        more: dict[str, tuple[Any, ...]] = {
            CORPUS: (teacher,),
            MODEL: (teacher,),
            REPORT: (tuple(self._control.others), teacher),
            PLAN: (source.name_or_path, source.reading),
        }
        arguments = (opened.folder, record.path, file, *more.get(kind, ()))
        self._actions.export(kind, self._workspace, file, *arguments)

    def _import(self, file: Path) -> None:
        taken: list[int] = []
        self._state.change(lambda record: taken.append(record.take_over(read_decisions(file))))
        if taken:
            message = filled(self.tr("{:,} decisions were taken over; Ctrl+Z undoes it."), *taken)
            self._workspace.message_posted.emit(message)

    def _use_labels(self) -> None:
        record = self._state.record
        if record is not None and record.labels():
            self._actions.open_labelled(self._workspace, record.path)
        else:
            message = self.tr("Nothing is labelled yet; name two classes, then press their keys.")
            self._workspace.message_posted.emit(message)


def _with_ending(file: Path, proposed: Path, chosen: str) -> Path:
    """The file with the ending of the chosen kind, where it has none or still the proposed one."""
    ending = re.findall(r"\(\*(\.\w+)?\)", chosen)
    is_proposed = file.suffix.lower() in ("", proposed.suffix)
    return file.with_suffix(ending[0]) if ending and is_proposed else file
