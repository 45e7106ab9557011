"""The card beside the document: space, review, rules or the other person."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QTabBar, QWidget

from workbench.gui.pages.label.coders_panel import CodersPanel
from workbench.gui.pages.label.review_grid import ReviewGrid
from workbench.gui.pages.label.rules_panel import RulesPanel
from workbench.gui.pages.label.space_card import SpaceCard
from workbench.gui.widgets.cards import Card

SPACE, REVIEW, RULES, CODERS = range(4)


class SideCard(Card):
    """One of four panels, chosen by tabs or keys."""

    shown = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.space, self.review = SpaceCard(), ReviewGrid()
        self.rules, self.coders = RulesPanel(), CodersPanel()
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)  # in a narrow window the names are cut instead
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.stack = QStackedWidget()
        for title, panel in (
            (self.tr("Spectral space"), self.space),
            (self.tr("Review"), self.review),
            (self.tr("Rules"), self.rules),
            (self.tr("Coders"), self.coders),
        ):
            self.tabs.addTab(title)
            self.stack.addWidget(panel)
        self.tabs.currentChanged.connect(self._show)
        self.add(self.tabs)
        self.add(self.stack, 1)

    def show_panel(self, index: int) -> None:
        """Show one of the panels."""
        self.tabs.setCurrentIndex(index)

    def go_to(self, index: int) -> None:
        """Show a panel, from whose tab the next key Tab leads into it; keys still label."""
        self.show_panel(index)
        self.tabs.setFocus()

    def show_rules(self) -> None:
        """Show the rules, ready to type one."""
        self.show_panel(RULES)
        self.rules.phrase.setFocus()

    def start_keyboard_lasso(self) -> None:
        """Show the space, with a pointer that keys move."""
        self.show_panel(SPACE)
        self.space.start_keyboard_lasso()

    def lassoed(self) -> bool:
        """Whether keys are for the documents within the lasso."""
        return self.panel() == SPACE and bool(self.space.lassoed.rows)

    def panel(self) -> int:
        """Which panel is shown."""
        return self.tabs.currentIndex()

    def is_reviewing(self) -> bool:
        """Whether keys are for the documents of the grid."""
        return self.panel() == REVIEW and self.review.model.rowCount() > 0

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Say what is shown: it may be older than the suggestions, which came on another page."""
        super().showEvent(event)
        self.shown.emit(self.panel())

    def _show(self, index: int) -> None:
        self.stack.setCurrentIndex(index)
        self.shown.emit(index)
