"""The gallery of recipes, each with its description and the corpora it needs."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from workbench import paths
from workbench.background.papers import PaperCard, papers_job
from workbench.background.plans import RecipeCard, recipes_job
from workbench.experiments.plans.plan import Plan
from workbench.experiments.reproduction.recipe import Size
from workbench.gui.state.jobs import Job
from workbench.gui.state.workspace import Workspace
from workbench.gui.widgets.cards import Card, heading
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.sizes import LARGE, SMALL


class _SpacedTitles(QStyledItemDelegate):
    """Titles with room between them; the spacing of Qt would cut the last line of some."""

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """The size of a title that wraps, and the room."""
        size: QSize = super().sizeHint(option, index)
        return size + QSize(0, SMALL)


class RecipeGallery(QDialog):
    """Offers recipes: one plan fills the Experiment page; a paper recipe is run as a whole."""

    plan_chosen = Signal(object)
    paper_chosen = Signal(str, str)  # name and size

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workspace = workspace
        self.setWindowTitle(self.tr("Recipes"))
        self.resize(760, 460)
        self._cards: list[RecipeCard | PaperCard] = []
        self._row: int | None = None  # to select again after the recipes have been read again
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Recipes"))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setItemDelegate(_SpacedTitles(self.list))
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.description = QLabel(self.tr("Reading recipes …"))
        self.description.setTextFormat(Qt.TextFormat.PlainText)
        self.description.setWordWrap(True)
        self.description.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.name = heading("")
        self.name.setWordWrap(True)
        self.size_choice = QComboBox()
        self.size_choice.setAccessibleName(self.tr("Size"))
        self.size_choice.addItem(self.tr("Quick: minutes"), "quick")
        self.size_choice.addItem(self.tr("Full, as in the paper: minutes to hours"), "full")
        self.size_choice.currentIndexChanged.connect(
            lambda _: self._show_card(self.list.currentRow())
        )
        self.size_choice.hide()
        self.folder_button = QPushButton(self.tr("Corpus &folder …"))
        self.folder_button.setToolTip(self.tr("Choose the folder that contains the corpora"))
        self.folder_button.clicked.connect(lambda _: self._choose_folder())
        self.folder_button.hide()
        self.use_button = QPushButton(self.tr("&Use this recipe"))
        self.use_button.setEnabled(False)
        self._build_layout()
        self.list.itemActivated.connect(lambda _: self._choose())
        self.list.currentRowChanged.connect(self._show_card)
        self._load()

    def use_folder(self, folder: str) -> None:
        """Look for corpora in a folder and read the recipes again."""
        if folder:
            self._row = max(self.list.currentRow(), 0)
            self._workspace.use_data_folder(Path(folder))
            self._load()

    def _load(self) -> None:
        """Read the recipes and then the papers, so that they always stand in this order."""
        self.list.clear()  # before the cards, because it emits signals about its rows
        self._cards.clear()
        self._job = self._start(recipes_job)
        self._job.finished.connect(self._load_papers)
        self._job.failed.connect(self._load_papers)

    def _load_papers(self) -> None:
        if self.sender() is self._job:
            self._job = self._start(papers_job, paths.data())
            self._job.finished.connect(self._restore_selection)

    def _start(self, function: Callable[..., Any], *arguments: Any) -> Job:
        job = self._workspace.jobs.start(function, *arguments)
        job.finished.connect(self._add_cards)
        job.failed.connect(self._show_problem)
        return job

    def _show_problem(self, problem: str, _details: str) -> None:
        self.description.setText(problem)

    def _restore_selection(self) -> None:
        if self.sender() is self._job and self._row is not None:
            self.list.setCurrentRow(self._row)
            self._row = None

    def _choose_folder(self) -> None:
        self.use_folder(QFileDialog.getExistingDirectory(self, self.tr("Corpus folder")))

    def _add_cards(self, cards: tuple[RecipeCard | PaperCard, ...]) -> None:
        if self.sender() is not self._job:
            return  # another folder has been chosen since
        self._cards += cards
        for card in cards:
            self.list.addItem(QListWidgetItem(_title(card)))
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
            self.list.setFocus()

    def _show_card(self, row: int) -> None:
        if row < 0:
            return
        card = self._cards[row]
        is_paper = isinstance(card, PaperCard)
        self.size_choice.setVisible(is_paper)
        self.folder_button.setVisible(
            isinstance(card, PaperCard) and bool(card.missing(self._size()))
        )
        self.use_button.setText(
            self.tr("&Reproduce this paper") if is_paper else self.tr("&Use this recipe")
        )
        self.use_button.setEnabled(self._is_usable(card))
        self.name.setText(_title(card))
        self.description.setText(
            self._paper_text(card) if isinstance(card, PaperCard) else _plan_text(card)
        )

    def _paper_text(self, card: PaperCard) -> str:
        if card.problem:
            return card.problem
        needed, missing = card.needs[self._size()], card.missing(self._size())
        names = ", ".join(need.corpus for need in needed)
        parts = [card.paper, card.question.strip(), self.tr("Needs: {}").format(names)]
        if missing:
            names = ", ".join(need.corpus for need in missing)
            parts.append(self.tr("Missing: {}").format(names))
            parts += dict.fromkeys(need.problem for need in missing)
        else:
            parts.append(self.tr("All required corpora are available."))
        return "\n\n".join(parts)

    def _choose(self) -> None:
        row = self.list.currentRow()
        if row < 0 or not self._is_usable(self._cards[row]):
            return
        card = self._cards[row]
        if isinstance(card, PaperCard):
            self.paper_chosen.emit(card.name, self._size())
        else:
            self.plan_chosen.emit(card.plan)
        self.accept()

    def _size(self) -> Size:
        size: Size = self.size_choice.currentData()
        return size

    def _is_usable(self, card: RecipeCard | PaperCard) -> bool:
        if isinstance(card, PaperCard):
            return card.can_run(self._size())
        return card.plan is not None

    def _build_layout(self) -> None:
        area = QScrollArea()  # many missing corpora make a long text
        area.setWidget(self.description)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.viewport().setAutoFillBackground(False)  # the card behind it shows
        self.description.setAutoFillBackground(False)
        area.setAccessibleName(self.tr("Description of the recipe"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.use_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.rejected.connect(self.reject)
        buttons.accepted.connect(self._choose)
        row = QHBoxLayout()
        row.setSpacing(LARGE)
        recipes, shown = Card(self.tr("Recipes")), Card()
        recipes.add(self.list, 1)
        shown.add(self.name)
        shown.add(area, 1)
        row.addWidget(recipes, 2)
        row.addWidget(shown, 3)
        foot = QHBoxLayout()
        foot.addWidget(self.size_choice)
        foot.addWidget(self.folder_button)
        foot.addWidget(buttons, 1)
        column = QVBoxLayout(self)
        column.addLayout(row, 1)
        column.addLayout(foot)


def _title(card: RecipeCard | PaperCard) -> str:
    if isinstance(card, PaperCard):
        return translated(card.title)
    return card.name if card.plan is None else translated(card.plan.name)


def _plan_text(card: RecipeCard) -> str:
    plan: Plan | None = card.plan
    if plan is None:
        return card.problem
    methods = "\n".join(f"  • {shown_title(choice.label)}" for choice in plan.methods)
    lines = (
        translated(plan.description.strip()),
        "",
        translated(f"Corpus: {plan.corpus}"),
        translated(f"Protocol: {plan.protocol.kind}"),
        translated("Methods:"),
    )
    return "\n".join([*lines, methods])
