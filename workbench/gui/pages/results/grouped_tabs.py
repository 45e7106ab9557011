"""Tabs in groups: a bar of groups, and a second bar where a group has several views."""

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from workbench.gui.widgets.language import translated
from workbench.gui.widgets.sizes import SMALL


class GroupedTabs(QWidget):
    """Shows one of its widgets; only those that are offered have a tab."""

    changed = Signal(object)  # the widget now shown

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups: dict[str, list[QWidget]] = {}
        self._titles: dict[QWidget, tuple[str, str]] = {}  # title and help
        self._offered: list[QWidget] = []
        self._latest: dict[str, QWidget] = {}  # the widget last shown of each group
        self.groups = self._bar(self.tr("Groups of views"))
        self.views = self._bar(self.tr("Views of the group"))
        self._stack = QStackedWidget()
        self.tools = QHBoxLayout()
        self.tools.setSpacing(SMALL)
        self.groups.currentChanged.connect(self._open_group)
        self.views.currentChanged.connect(self._open_view)
        first = QHBoxLayout()
        first.addWidget(self.groups)
        first.addStretch(1)
        first.addLayout(self.tools)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(SMALL)
        whole.addLayout(first)
        whole.addWidget(self.views)
        whole.addWidget(self._stack, 1)

    def add(self, group: str, widget: QWidget, title: str, explanation: str) -> None:
        """Add a widget to a group; it has no tab until it is offered."""
        self._groups.setdefault(group, []).append(widget)
        self._titles[widget] = (title, explanation)
        self._stack.addWidget(widget)

    def offer(self, widgets: Collection[QWidget]) -> None:
        """Give these widgets tabs, and no others; what is shown stays if it is among them."""
        offered = [
            widget for group in self._groups.values() for widget in group if widget in widgets
        ]
        if offered == self._offered:
            return
        self._offered = offered
        current = self.currentWidget()
        self._fill_groups()
        if offered:
            self.setCurrentWidget(current if current in offered else offered[0])

    def offered(self) -> list[QWidget]:
        """The widgets that have a tab."""
        return list(self._offered)

    def count(self) -> int:
        """How many views there are."""
        return len(self._offered)

    def currentWidget(self) -> QWidget:  # noqa: N802 - as QTabWidget
        """The widget shown."""
        return self._stack.currentWidget()

    def setCurrentWidget(self, widget: QWidget) -> None:  # noqa: N802 - as QTabWidget
        """Show a widget and its tabs."""
        group = self._group_of(widget)
        self._latest[group] = widget
        self._select(self.groups, self._shown_groups(), group)
        self._fill_views(group)
        members = [member for member in self._groups[group] if member in self._offered]
        self._select(self.views, members, widget)
        if self._stack.currentWidget() is not widget:
            self._stack.setCurrentWidget(widget)
        self.changed.emit(widget)

    def _group_of(self, widget: QWidget) -> str:
        return next(name for name, members in self._groups.items() if widget in members)

    def _shown_groups(self) -> list[str]:
        return [
            name
            for name, members in self._groups.items()
            if any(widget in self._offered for widget in members)
        ]

    def _fill_groups(self) -> None:
        self.groups.blockSignals(True)
        while self.groups.count():
            self.groups.removeTab(0)
        for name in self._shown_groups():
            self.groups.addTab(translated(name))
        self.groups.blockSignals(False)

    def _fill_views(self, group: str) -> None:
        self.views.blockSignals(True)
        while self.views.count():
            self.views.removeTab(0)
        members = [widget for widget in self._groups[group] if widget in self._offered]
        for widget in members:
            title, explanation = self._titles[widget]
            position = self.views.addTab(title)
            self.views.setTabToolTip(position, explanation)
        self.views.setVisible(len(members) > 1)
        self.views.blockSignals(False)

    def _select(self, bar: QTabBar, entries: list, entry: object) -> None:  # type: ignore[type-arg]
        if entry in entries:
            bar.blockSignals(True)
            bar.setCurrentIndex(entries.index(entry))
            bar.blockSignals(False)

    def _open_group(self, index: int) -> None:
        groups = self._shown_groups()
        if 0 <= index < len(groups):
            members = [widget for widget in self._groups[groups[index]] if widget in self._offered]
            latest = self._latest.get(groups[index])
            self.setCurrentWidget(latest if latest in members and latest else members[0])

    def _open_view(self, index: int) -> None:
        group = self._group_of(self.currentWidget())
        members = [widget for widget in self._groups[group] if widget in self._offered]
        if 0 <= index < len(members):
            self.setCurrentWidget(members[index])

    def _bar(self, name: str) -> QTabBar:
        bar = QTabBar()
        bar.setAccessibleName(name)
        bar.setDrawBase(False)
        bar.setExpanding(False)
        bar.setUsesScrollButtons(True)
        return bar
