"""The choice of methods: lists on the left, the settings or help of one method on the right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QWidget,
)

from workbench.experiments.plans.plan import MethodChoice
from workbench.gui.pages.experiment.chosen_methods import ChosenMethods
from workbench.gui.pages.experiment.method_catalogue import MethodCatalogue
from workbench.gui.pages.experiment.method_help import MethodHelp
from workbench.gui.widgets.cards import Card
from workbench.gui.widgets.sizes import no_margins
from workbench.gui.widgets.tabs import Tabs


class MethodsPanel(QWidget):
    """Adds methods from the catalogue to the experiment."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen = ChosenMethods()
        self.catalogue = MethodCatalogue()
        self.help = MethodHelp()
        self.add_button = QPushButton(self.tr("&Add to the experiment"))
        self.tabs = Tabs()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)  # would be a white line in the dark theme
        self.tabs.addTab(self.chosen.editors, self.tr("Settings"))
        self.tabs.addTab(self.help, self.tr("About the method"))
        self._build_layout()
        self.chosen.changed.connect(self.changed)
        self.chosen.current_changed.connect(self._show_settings)
        self.chosen.list.itemClicked.connect(lambda _: self.tabs.setCurrentIndex(0))
        self.catalogue.method_selected.connect(self._show_help)
        self.catalogue.method_chosen.connect(self.add)
        self.add_button.clicked.connect(lambda: self.add(self.catalogue.current()))

    def add(self, name: str) -> None:
        """Add a method with its default settings and show them."""
        if name:
            self.chosen.add(MethodChoice(name))
            self.tabs.setCurrentIndex(0)

    def problems(self) -> list[str]:
        """The problems in the settings of the methods."""
        return self.chosen.problems()

    def _show_settings(self, name: str) -> None:
        if name:
            self.help.show_method(name)
            self.tabs.setCurrentIndex(0)

    def _show_help(self, name: str) -> None:
        self.help.show_method(name)
        self.tabs.setCurrentIndex(1)

    def _build_layout(self) -> None:
        left = QSplitter(Qt.Orientation.Vertical)
        left.setChildrenCollapsible(False)
        left.addWidget(_card(self.tr("In this experiment"), self.chosen))
        left.addWidget(_card(self.tr("All methods"), self.catalogue, self.add_button))
        left.setSizes([220, 340])
        both = QSplitter(Qt.Orientation.Horizontal)
        both.setChildrenCollapsible(False)
        both.addWidget(left)
        both.addWidget(_card("", self.tabs))
        both.setStretchFactor(1, 1)
        both.setSizes([320, 560])
        row = QHBoxLayout(self)
        no_margins(row)
        row.addWidget(both)


def _card(title: str, *contents: QWidget) -> Card:
    card = Card(title)
    for position, widget in enumerate(contents):
        card.add(widget, 1 if position == 0 else 0)
    return card
