"""The list of metrics, by what they evaluate."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from workbench.experiments.plans.plan import DEFAULT_METRICS
from workbench.experiments.scoring.metric_definitions import METRICS
from workbench.gui.widgets.language import translated

_NAME = Qt.ItemDataRole.UserRole
_CLUSTER_METRICS = ("f_measure", "nmi")  # the defaults for clusters, as DEFAULT_METRICS for classes


class MetricList(QTreeWidget):
    """Metrics to tick; those that do not fit the protocol are hidden but stay ticked."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Metrics"))
        self.setHeaderHidden(True)
        self.setIndentation(12)
        self._clusters = False
        self._groups: dict[str, QTreeWidgetItem] = {}
        titles = {
            "classify": self.tr("Classification"),
            "cluster": self.tr("Clustering"),
            "space": self.tr("Space"),
            "cost": self.tr("Cost"),
        }
        for metric in METRICS.values():
            if metric.task not in self._groups:
                group = QTreeWidgetItem([titles[metric.task]])
                group.setFlags(Qt.ItemFlag.ItemIsEnabled)
                self.addTopLevelItem(group)
                self._groups[metric.task] = group
            item = QTreeWidgetItem([translated(metric.title)])
            item.setData(0, _NAME, metric.name)
            item.setToolTip(0, translated(metric.help))
            item.setCheckState(0, Qt.CheckState.Unchecked)
            self._groups[metric.task].addChild(item)
        self.show_metrics(DEFAULT_METRICS, clusters=False)
        self.expandAll()
        self.itemChanged.connect(lambda *_: self.changed.emit())

    def metrics(self) -> tuple[str, ...]:
        """The ticked metrics that fit the protocol."""
        return tuple(
            item.data(0, _NAME)
            for group in self._groups.values()
            if not group.isHidden()
            for item in _children(group)
            if item.checkState(0) == Qt.CheckState.Checked
        )

    def show_metrics(self, names: Iterable[str], clusters: bool) -> None:
        """Tick these for one kind of protocol, and the defaults for the other kind."""
        other = DEFAULT_METRICS if clusters else _CLUSTER_METRICS
        ticked = {*names, *other}
        self.blockSignals(True)
        for group in self._groups.values():
            for item in _children(group):
                on = item.data(0, _NAME) in ticked
                item.setCheckState(0, Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        self.blockSignals(False)
        self.fit_to(clusters)

    def fit_to(self, clusters: bool) -> None:
        """Show the metrics of classes or those of clusters."""
        self._groups["classify"].setHidden(clusters)
        self._groups["cluster"].setHidden(not clusters)
        self.changed.emit()


def _children(group: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    return [group.child(row) for row in range(group.childCount())]
