"""The buttons of the Label page: undo, export, and use of the labels in experiments."""

from dataclasses import replace
from pathlib import Path
from re import sub

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QWidget

from workbench.background.labelling import export_labelled_job
from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.gui.state.workspace import CorpusSource, Workspace


def labelling_path(workspace: Workspace, corpus: Corpus) -> Path:
    """The labelling of the open corpus: the one on top of it, or one beside the runs."""
    source = workspace.source
    if source is not None and source.reading is not None and source.reading.labelling:
        return Path(source.reading.labelling)
    stem = sub(r"[^\w.-]+", "-", corpus.name).strip("-.")[:60] or "corpus"
    return workspace.store.root.parent / "labellings" / f"{stem}.jsonl"


class LabelActions(QWidget):
    """Emits the file that the labelled corpus goes to."""

    file_chosen = Signal(Path)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.undo = QPushButton(self.tr("Undo"))
        self.undo.setToolTip(self.tr("Take the latest decision back (Ctrl+Z)"))
        self.export_button = QPushButton(self.tr("&Export …"))
        self.export_button.setToolTip(
            self.tr("All documents with their class, by hand or predicted, and its certainty")
        )
        self.export_button.clicked.connect(self._choose)
        self.use = QPushButton(self.tr("Use &these labels"))
        self.use.setToolTip(self.tr("Open the corpus with your labels, for experiments"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.undo, self.export_button, self.use):
            button.setAutoDefault(False)
            row.addWidget(button)

    def export(self, workspace: Workspace, folder: Path, labelling: Path, file: Path) -> None:
        """Write the labelled corpus in the background and say so."""
        self.export_button.setEnabled(False)
        task = workspace.long_tasks.start(export_labelled_job, folder, labelling, file)
        task.finished.connect(lambda sentence: workspace.message_posted.emit(sentence))
        task.failed.connect(lambda message, _: workspace.message_posted.emit(message))
        task.ended.connect(lambda: self.export_button.setEnabled(True))

    def open_labelled(self, workspace: Workspace, source: CorpusSource, labelling: Path) -> None:
        """Open the corpus with the labelling on top; its files stay as they are."""
        reading = replace(source.reading or ReadingSettings(), labelling=str(labelling))
        workspace.open_corpus(source.name_or_path, reading)

    def _choose(self) -> None:
        kinds = "CSV (*.csv);;JSON lines (*.jsonl);;Parquet (*.parquet);;" + self.tr("Folder (*)")
        file, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the labelled corpus"), "labelled.csv", kinds
        )
        if file:
            self.file_chosen.emit(Path(file))
