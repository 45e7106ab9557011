"""Term clusters: the map, the links within a cluster, and the neighbours of a term."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.background.figures import RunFacts, neighbours_job
from workbench.experiments.figures import TermClusterFigure, TermLink
from workbench.experiments.models.term_neighbours import TermNeighboursFigure
from workbench.gui.state.jobs import Job, JobRunner
from workbench.gui.views.term_clusters import ClusterMapView, LinkGraphView
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.number_notation import filled

_TERMS_NAMED = 40


class TermClusterPanel(QWidget):
    """Shows the terms and links of the selected cluster, and the neighbours of a searched term."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._figure: TermClusterFigure | None = None
        self._folder: Path | None = None
        self._options: Mapping[str, Any] = {}
        self._searched = ""
        self.map = ClusterMapView()
        self.graph = LinkGraphView()
        self.terms = _text_label()
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search for a term"))
        self.search.setAccessibleName(self.tr("Search for a term"))
        self.search.setClearButtonEnabled(True)
        self.find_button = QPushButton(self.tr("&Neighbours"))
        self.answer = _text_label()
        self.neighbours = QTableWidget(0, 2)
        self.neighbours.setAccessibleName(self.tr("Neighbours of the term"))
        self.neighbours.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.neighbours.setTabKeyNavigation(False)
        self.neighbours.verticalHeader().hide()
        self.neighbours.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.map.cluster_chosen.connect(self._show_cluster)
        self.search.returnPressed.connect(self._find)
        self.find_button.clicked.connect(lambda _: self._find())
        self._build_layout()

    def use_run(self, folder: Path, options: Mapping[str, Any], _facts: RunFacts) -> None:
        """Set the run whose terms are shown."""
        self._folder, self._options = folder, options
        self._clear_neighbours(
            self.tr("Search for a term to see its neighbours before and after the method.")
        )

    def show_figure(self, figure: TermClusterFigure) -> None:
        """Draw the clusters and select the most coherent one."""
        self._figure = figure
        self.map.show_figure(figure)
        self.map.choose(0)

    def _show_cluster(self, index: int) -> None:
        if self._figure is None:
            return
        cluster = self._figure.clusters[index]
        self.terms.setText(
            filled(
                self.tr("Cluster {} of {}, coherence {:.2f}, {:,} terms: {}"),
                index + 1,
                len(self._figure.clusters),
                cluster.coherence,
                len(cluster.terms),
                ", ".join(cluster.words[:_TERMS_NAMED]),
            )
        )
        self.graph.show_links(cluster, self._figure.links)

    def _find(self) -> None:
        term = self.search.text().strip()
        if not term or self._figure is None or self._folder is None:
            return
        clusters = enumerate(self._figure.clusters)
        having = (
            number for number, found in clusters if term in found.terms or term in found.words
        )
        self.map.choose(next(having, -1))
        self._searched = term
        waiting = self.tr("Searching for {}; the first search fits the method to the corpus …")
        self._clear_neighbours(waiting.format(term))
        chosen = self._options.get("configuration")
        self._job = self._jobs.start(neighbours_job, self._folder, term, chosen)
        self._job.finished.connect(self._show_neighbours)
        self._job.failed.connect(lambda problem, _: self._clear_neighbours(problem))

    def _show_neighbours(self, figure: TermNeighboursFigure) -> None:
        if self._searched not in (figure.term, figure.searched):
            return  # another term has been searched since
        word = figure.word(figure.term)
        self.answer.setText(self.tr("Neighbours of {} by cosine similarity").format(word))
        self.neighbours.setRowCount(max(len(figure.before), len(figure.after)))
        for column, links in enumerate((figure.before, figure.after)):
            for row, link in enumerate(links):
                self.neighbours.setItem(row, column, QTableWidgetItem(_link_text(figure, link)))
        self.neighbours.setVisible(True)

    def _clear_neighbours(self, message: str) -> None:
        self.answer.setText(translated(message))
        self.neighbours.clearContents()
        self.neighbours.setRowCount(0)
        self.neighbours.setHorizontalHeaderLabels([self.tr("Before"), self.tr("After")])
        self.neighbours.setVisible(False)

    def _build_layout(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.search, 1)
        row.addWidget(self.find_button)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.terms)
        column.addWidget(self.graph, 3)
        column.addLayout(row)
        column.addWidget(self.answer)
        column.addWidget(self.neighbours, 2)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.map)
        splitter.addWidget(side)
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        splitter.setSizes([600, 400])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(splitter)


def _text_label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _link_text(figure: TermNeighboursFigure, link: TermLink) -> str:
    return filled("{}  {:.2f}", figure.word(link.second), link.strength)
