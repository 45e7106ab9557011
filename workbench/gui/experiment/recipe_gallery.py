"""The gallery: recipes that come with the program, each with what it is about."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.experiments.jobs.plans import RecipeCard, recipes_job
from workbench.experiments.plan import Plan
from workbench.gui.tasks import TaskRunner


class RecipeGallery(QDialog):
    """Shows recipes; the chosen one fills the experiment page."""

    plan_chosen = Signal(object)

    def __init__(self, tasks: TaskRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Recipes"))
        self.resize(720, 420)
        self._cards: tuple[RecipeCard, ...] = ()
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Recipes"))
        self.list.setMaximumWidth(260)
        self.told = QLabel(self.tr("Reading recipes …"))
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.told.setMargin(8)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.use_button = QPushButton(self.tr("&Use this recipe"))
        self.use_button.setEnabled(False)
        buttons.addButton(self.use_button, QDialogButtonBox.ButtonRole.AcceptRole)
        row = QHBoxLayout()
        row.addWidget(self.list)
        row.addWidget(self.told, 1)
        column = QVBoxLayout(self)
        column.addLayout(row, 1)
        column.addWidget(buttons)
        buttons.rejected.connect(self.reject)
        buttons.accepted.connect(self._choose)
        self.list.itemActivated.connect(lambda _: self._choose())
        self.list.currentRowChanged.connect(self._show_card)
        self._task = tasks.start(recipes_job)
        self._task.finished.connect(self._show_cards)
        self._task.failed.connect(lambda sentence, _: self.told.setText(sentence))

    def _show_cards(self, cards: tuple[RecipeCard, ...]) -> None:
        self._cards = cards
        for card in cards:
            self.list.addItem(QListWidgetItem(card.name if card.plan is None else card.plan.name))
        self.list.setCurrentRow(0)
        self.list.setFocus()

    def _show_card(self, row: int) -> None:
        card = self._cards[row]
        self.use_button.setEnabled(card.plan is not None)
        self.told.setText(card.problem if card.plan is None else _words(card.plan))

    def _choose(self) -> None:
        row = self.list.currentRow()
        if row >= 0 and self._cards[row].plan is not None:
            self.plan_chosen.emit(self._cards[row].plan)
            self.accept()


def _words(plan: Plan) -> str:
    methods = "\n".join(f"  • {one.label}" for one in plan.methods)
    return (
        f"{plan.description.strip()}\n\nCorpus: {plan.corpus}\n"
        f"Protocol: {plan.protocol.kind}\nMethods:\n{methods}"
    )
