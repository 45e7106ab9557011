"""All methods by family, with a search field."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from workbench.experiments.plans.search_words import found_by
from workbench.experiments.plans.titles import short_label
from workbench.gui.pages.experiment.method_help import summary
from workbench.gui.widgets.language import shown_title, translated
from workbench.methods.registry import METHODS, Method
from workbench.parameters import Parameter

_NAME = Qt.ItemDataRole.UserRole


class MethodCatalogue(QWidget):
    """Lists the methods; Enter or a double click adds one."""

    method_chosen = Signal(str)
    method_selected = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search: name, acronym, setting"))
        self.search.setAccessibleName(self.tr("Search methods"))
        self.search.setClearButtonEnabled(True)
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(12)
        self.tree.setAccessibleName(self.tr("All methods"))
        self.tree.setFrameShape(QTreeWidget.Shape.NoFrame)
        self._settings: dict[str, str] = {}
        self._families: dict[str, QTreeWidgetItem] = {}
        for method in METHODS.values():
            self._add(method)
        self.tree.expandAll()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.search)
        column.addWidget(self.tree, 1)
        self.search.textChanged.connect(self._filter)
        self.tree.itemActivated.connect(lambda item: self._emit(self.method_chosen, item))
        self.tree.currentItemChanged.connect(lambda item: self._emit(self.method_selected, item))

    def current(self) -> str:
        """The id of the selected method, or an empty text."""
        item = self.tree.currentItem()
        return str(item.data(0, _NAME) or "") if item is not None else ""

    def select(self, name: str) -> None:
        """Select a method."""
        for family in self._families.values():
            for row in range(family.childCount()):
                if family.child(row).data(0, _NAME) == name:
                    self.tree.setCurrentItem(family.child(row))

    def describe(self, parameters: Mapping[str, Sequence[Parameter]]) -> None:
        """Let methods also be found by their settings."""
        self._settings = {
            name: " ".join(f"{setting.label} {short_label(setting.name)}" for setting in settings)
            for name, settings in parameters.items()
        }

    def _add(self, method: Method) -> None:
        if method.family not in self._families:
            family = QTreeWidgetItem([translated(method.family)])
            family.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = family.font(0)
            font.setBold(True)
            family.setFont(0, font)
            self.tree.addTopLevelItem(family)
            self._families[method.family] = family
        title = self.tr("{} (clustering)") if method.task == "cluster" else "{}"
        item = QTreeWidgetItem([title.format(listed_title(method))])
        item.setData(0, _NAME, method.name)
        item.setToolTip(0, f"{method.title}\n{summary(method.name)}")
        self._families[method.family].addChild(item)

    def _emit(self, signal: SignalInstance, item: QTreeWidgetItem | None) -> None:
        name = item.data(0, _NAME) if item is not None else None
        if name:
            signal.emit(name)

    def _filter(self, text: str) -> None:
        for family in self._families.values():
            shown = 0
            for row in range(family.childCount()):
                item = family.child(row)
                also = f"{item.text(0)} {item.toolTip(0)} {self._settings.get(_name(item), '')}"
                item.setHidden(not found_by(_name(item), text, also))
                shown += not item.isHidden()
            family.setHidden(not shown)


def listed_title(method: Method) -> str:
    """The title of a method, with the package of a plug-in."""
    shown = shown_title(method.name)
    return f"{shown} · {method.origin}" if method.origin else shown


def _name(item: QTreeWidgetItem) -> str:
    return str(item.data(0, _NAME))
