"""Clusters of documents: words, classes and documents of each; names that become labels."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSplitter,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.background.figures import RunFacts
from workbench.background.selections import save_labels_job
from workbench.experiments.figures import DocumentCluster, DocumentClustersFigure
from workbench.gui.pages.results.selected_documents import SelectedDocuments
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.number_notation import in_notation
from workbench.gui.widgets.sizes import SMALL
from workbench.gui.widgets.tables import DataTable, NumberItem

_NAME, _WORDS_SHOWN = 0, 10
_NUMBER = Qt.ItemDataRole.UserRole
_WIDEST_NAME = 0.3  # of the table, so that there is room for the words


class ClustersPanel(QWidget):
    """A table of clusters whose names can be edited; a row selects its documents everywhere."""

    message_posted = Signal(str)
    renamed = Signal()

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._folder: Path | None = None
        self._workspace: Workspace | None = None
        self.figure: DocumentClustersFigure | None = None
        self._names: dict[bytes, str] = {}  # given by a person, by the documents of the cluster
        self.table = DataTable(self.tr("Clusters"))
        self.table.setEditTriggers(DataTable.EditTrigger.DoubleClicked)
        hint = self.tr("Select a cluster to list its documents here.")
        self.documents = SelectedDocuments(jobs, hint)
        self.save = QPushButton(self.tr("Save as &labels …"))
        self.save.setToolTip(
            self.tr("Write a labelling: each document gets the name of its cluster")
        )
        self.rename = QPushButton(self.tr("&Rename"))
        self.rename.setToolTip(self.tr("Give the selected cluster a name of your own (F2)"))
        self.table.itemSelectionChanged.connect(self._select)
        self.table.itemChanged.connect(self._take_name)
        self.save.clicked.connect(lambda _: self._choose_file())
        self.rename.clicked.connect(lambda _: self._edit_name())
        self._build_layout()

    def use_workspace(self, workspace: Workspace) -> None:
        """Share the selection of the window."""
        self._workspace = workspace
        self.documents.use_workspace(workspace)
        self.message_posted.connect(workspace.message_posted)

    def use_run(self, folder: Path, _options: Mapping[str, Any], facts: RunFacts) -> None:
        """Set the run whose documents are clustered."""
        if folder != self._folder:
            self._names = {}
        self._folder = folder
        self.documents.use_run(folder, facts)

    def show_figure(self, figure: DocumentClustersFigure) -> None:
        """Show clusters in place of the current ones; those of the same documents keep names."""
        self.figure = figure
        header = [self.tr("Cluster"), self.tr("Documents"), self.tr("Class"), self.tr("Words")]
        self.table.show_rows(header, [self._row(figure, cluster) for cluster in figure.clusters])
        stretched = QHeaderView.ResizeMode.Stretch
        self.table.horizontalHeader().setSectionResizeMode(len(header) - 1, stretched)
        widest = round(_WIDEST_NAME * self.table.viewport().width())
        self.table.setColumnWidth(_NAME, min(self.table.columnWidth(_NAME), widest))
        self.save.setEnabled(bool(figure.clusters))

    def show_cluster(self, number: int) -> None:
        """Select a cluster by its number in the clustering."""
        for row in range(self.table.rowCount()):
            item = self.table.item(row, _NAME)
            if item is not None and item.data(_NUMBER) == number:
                self.table.selectRow(row)

    def name_of(self, cluster: DocumentCluster) -> str:
        """The name that a person gave a cluster, or its first words."""
        return self._names.get(cluster.documents.tobytes(), cluster.name)

    def save_labels(self, file: str) -> None:
        """Write a labelling with the names of the clusters."""
        if self.figure is None or self._folder is None:
            return
        names = {cluster.number: self.name_of(cluster) for cluster in self.figure.clusters}
        assigned = enumerate(self.figure.assigned.tolist())
        labels = {row: names[number] for row, number in assigned if number in names}
        path = Path(file if file.endswith(".jsonl") else f"{file}.jsonl")
        self._job = self._jobs.start(save_labels_job, self._folder, labels, path)
        self._job.finished.connect(
            lambda written: self.message_posted.emit(self.tr("Saved: {}").format(written))
        )
        self._job.failed.connect(lambda problem, _: self.message_posted.emit(problem))

    def _row(
        self, figure: DocumentClustersFigure, cluster: DocumentCluster
    ) -> list[QTableWidgetItem]:
        name = QTableWidgetItem(self.name_of(cluster))
        name.setData(_NUMBER, cluster.number)
        size = len(cluster.documents)
        matched = figure.class_name(cluster)
        share = f"{matched} · {100 * cluster.class_share:.0f} %" if matched else "–"
        words = QTableWidgetItem(", ".join(word.word for word in cluster.words[:_WORDS_SHOWN]))
        words.setToolTip(", ".join(f"{word.word} ({word.term})" for word in cluster.words))
        row = [name, NumberItem(in_notation(f"{size:,}"), size), QTableWidgetItem(share), words]
        for item in row[1:]:
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
        return row

    def _select(self) -> None:
        if self.figure is None or self._workspace is None:
            return
        rows = sorted({index.row() for index in self.table.selectedIndexes()})
        items = [self.table.item(row, _NAME) for row in rows]
        numbers = {item.data(_NUMBER) for item in items if item is not None}
        chosen = [cluster for cluster in self.figure.clusters if cluster.number in numbers]
        documents = [cluster.documents for cluster in chosen]
        title = ", ".join(self.name_of(cluster) for cluster in chosen)
        rows_of_corpus = np.concatenate(documents).tolist() if documents else []
        self._workspace.selection.select(rows_of_corpus, title)

    def _take_name(self, item: QTableWidgetItem) -> None:
        number, name = item.data(_NUMBER), item.text().strip()
        if self.figure is None or item.column() != _NAME or number is None or not name:
            return
        for cluster in self.figure.clusters:
            if cluster.number == number:
                self._names[cluster.documents.tobytes()] = name
        self._select()  # the list beside says the new name
        self.renamed.emit()

    def _edit_name(self) -> None:
        row = self.table.currentRow()
        item = self.table.item(max(row, 0), _NAME)
        if item is not None:
            self.table.editItem(item)

    def _choose_file(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save labels"), "clusters.jsonl", "*.jsonl"
        )
        if name:
            self.save_labels(name)

    def _build_layout(self) -> None:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        column.addWidget(self.table, 1)
        row = QHBoxLayout()
        row.addWidget(self.rename)
        row.addWidget(self.save)
        row.addStretch(1)
        column.addLayout(row)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(side)
        splitter.addWidget(self.documents)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        splitter.setSizes([620, 320])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(splitter)
