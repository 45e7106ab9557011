"""The term-cluster tab: the map, the links of a cluster, and the neighbours of a term."""

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
from workbench.experiments.figures import TermClusterFigure, TermLink, TermNeighboursFigure
from workbench.gui.state.tasks import Task, TaskRunner
from workbench.gui.views.term_clusters import ClusterMapView, LinkGraphView

_TERMS_NAMED = 40


class TermClusterPanel(QWidget):
    """Click a cluster for its terms and links; type a term for its neighbours."""

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._task: Task | None = None
        self._figure: TermClusterFigure | None = None
        self._folder: Path | None = None
        self._options: Mapping[str, Any] = {}
        self._asked = ""
        self.map = ClusterMapView()
        self.graph = LinkGraphView()
        self.terms = _sentence()
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search a term"))
        self.search.setAccessibleName(self.tr("Search a term"))
        self.search.setClearButtonEnabled(True)
        self.find_button = QPushButton(self.tr("&Neighbours"))
        self.answer = _sentence()
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
        """Remember whose terms are shown."""
        self._folder, self._options = folder, options
        self._forget_neighbours(self.tr("A term's neighbours before and after the method."))

    def show_figure(self, figure: TermClusterFigure) -> None:
        """Draw the clusters in place of those shown, the heaviest chosen."""
        self._figure = figure
        self.map.show_figure(figure)
        self.map.choose(0)

    def _show_cluster(self, place: int) -> None:
        if self._figure is None:
            return
        cluster = self._figure.clusters[place]
        self.terms.setText(
            self.tr("Cluster {} of {}, {:,} terms: {}").format(
                place + 1,
                len(self._figure.clusters),
                len(cluster.terms),
                ", ".join(cluster.terms[:_TERMS_NAMED]),
            )
        )
        self.graph.show_links(cluster, self._figure.links)

    def _find(self) -> None:
        term = self.search.text().strip()
        if not term or self._figure is None or self._folder is None:
            return
        place = next((n for n, one in enumerate(self._figure.clusters) if term in one.terms), -1)
        self.map.choose(place)
        self._asked = term
        waiting = self.tr("Looking for {}; the first time the method learns from the corpus …")
        self._forget_neighbours(waiting.format(term))
        chosen = self._options.get("configuration")
        self._task = self._tasks.start(neighbours_job, self._folder, term, chosen)
        self._task.finished.connect(self._show_neighbours)
        self._task.failed.connect(lambda sentence, _: self._forget_neighbours(sentence))

    def _show_neighbours(self, figure: TermNeighboursFigure) -> None:
        if figure.term != self._asked:
            return  # another term was asked for since
        self.answer.setText(self.tr("Neighbours of {} by the cosine").format(figure.term))
        self.neighbours.setRowCount(max(len(figure.before), len(figure.after)))
        for column, links in enumerate((figure.before, figure.after)):
            for row, one in enumerate(links):
                self.neighbours.setItem(row, column, QTableWidgetItem(_link_words(one)))
        self.neighbours.setVisible(True)

    def _forget_neighbours(self, sentence: str) -> None:
        self.answer.setText(sentence)
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


def _sentence() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _link_words(link: TermLink) -> str:
    return f"{link.second}  {link.strength:.2f}"
