"""The document to label, large and readable, with its neighbours and the suggestion below it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QPlainTextEdit, QWidget

from workbench.background.labelling import ShownDocument
from workbench.gui.pages.label.neighbour_list import NeighbourList
from workbench.gui.widgets.buttons import button
from workbench.gui.widgets.cards import Card, row
from workbench.gui.widgets.chips import KeyCap
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.page_header import ElidedLabel
from workbench.gui.widgets.sizes import role_font
from workbench.gui.widgets.text_marks import show_marked
from workbench.labelling.settings import CHECK, RANDOM, SIMILAR, UNCERTAIN, USEFUL
from workbench.labelling.situation import DISAGREEMENTS, GIVEN, SENT, SUSPECTS
from workbench.plain_text import shortened

SEARCH, CLUSTER = "search", "cluster"

_DOT = 10  # pixels
_WORTH_SAYING = 0.005  # certainty of a further class


class QuestionCard(Card):
    """Shows one document; emits requests for another kind of question and accepted suggestions."""

    strategy_chosen = Signal(str)
    accepted = Signal()
    neighbour_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.strategy = self._strategy_box()
        self.title = ElidedLabel("", "secondary")
        self.title.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.text.setAccessibleName(self.tr("Text of the document"))
        self.text.setFont(role_font("lead"))
        self.neighbours = NeighbourList()
        self.neighbours.chosen.connect(self.neighbour_chosen)
        self.suggestion = QLabel()
        self.suggestion.setTextFormat(Qt.TextFormat.PlainText)
        self.suggestion.setWordWrap(True)
        self.dot = QLabel()  # in the colour of the suggested class
        self.accept = button(self.tr("Accept"), tooltip=self.tr("Accept the suggestion (Space)"))
        self.accept.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.accept.clicked.connect(lambda _: self.accepted.emit())
        self.key = KeyCap(self.tr("Space"))
        self._build_layout()
        self.show_nothing("")

    def _build_layout(self) -> None:
        self.add(row(self.strategy, self.title))
        self.head.setStretch(0, 0)
        self.add(self.text, 1)
        self.add(self.neighbours)
        below = row(self.dot, self.suggestion, self.accept, self.key)
        below.setStretch(1, 1)
        self.add(below)

    def _strategy_box(self) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(self.tr("Next document"))
        box.setToolTip(self.tr("Which document is asked about next"))
        box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(16)
        for title, name in self._strategies():
            box.addItem(title, name)
        box.activated.connect(lambda _: self.strategy_chosen.emit(box.currentData()))
        return box

    def show_nothing(self, message: str) -> None:
        """Show a message in place of a document."""
        self.title.setText("")
        self.text.setExtraSelections([])
        self.text.setPlainText(message)
        self.neighbours.show_documents((), [], [])
        self.suggestion.clear()
        self._offer(False)

    def show_document(
        self,
        shown: ShownDocument,
        names: Sequence[str],
        colours: Sequence[QColor],
        decided: str = "",
        is_early: bool = False,
    ) -> None:
        """Show a document; a random check shows no suggestion, to stay unbiased."""
        is_check = shown.suggestion.kind == CHECK
        words = filled(self.tr("{:,} words"), len(shown.text.split()))
        self.title.setText(f"{shortened(shown.name)}  ·  {words}")
        text = shown.text or self.tr("This corpus contains term counts without text.")
        same = text == self.text.property("shown")
        position = self.text.verticalScrollBar().value() if same else 0
        best = [number for number, _ in shown.suggestion.classes if number < len(colours)]
        marks = () if is_check or len(best) < 2 else shown.marks
        used = (colours[best[0]], colours[best[1]]) if marks else (QColor(), QColor())
        show_marked(self.text, text, marks, used)
        self.text.setProperty("shown", text)
        self.text.verticalScrollBar().setValue(position)
        self.neighbours.show_documents(() if is_check else shown.neighbours, names, colours)
        sentence = self._sentence(shown, names, is_check)
        if is_early and not best:
            sentence = self.tr("Suggestions follow when the documents have been compared.")
        self.suggestion.setText(f"{decided} {sentence}" if decided else sentence)
        self._offer(bool(shown.suggestion.classes) and not is_check)
        if best:
            self.dot.setPixmap(_dot(colours[best[0]], self.devicePixelRatioF()))

    def scroll_text(self, pages: int) -> None:
        """Scroll the text, which does not need the keyboard focus for it."""
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    def choose_strategy(self, name: str) -> None:
        """Show which documents come next."""
        name = GIVEN if name in (SENT, DISAGREEMENTS) else name
        self.strategy.setCurrentIndex(max(0, self.strategy.findData(name)))

    def _offer(self, is_possible: bool) -> None:
        self.dot.setVisible(is_possible)
        self.accept.setVisible(is_possible)
        self.key.setVisible(is_possible)

    def _sentence(self, shown: ShownDocument, names: Sequence[str], is_check: bool) -> str:
        if is_check:
            return self.tr("Random check, without a suggestion: it keeps the estimate unbiased.")
        best = [(number, sure) for number, sure in shown.suggestion.classes if number < len(names)]
        if not best:
            return self.tr("Label documents of two classes to get suggestions.")
        parts = [
            f"{names[number]} {100 * sure:.0f} %"
            for rank, (number, sure) in enumerate(best)
            if rank == 0 or sure >= _WORTH_SAYING
        ]
        return self.tr("Suggested: {}").format(self.tr(", then ").join(parts))

    def _strategies(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Next: most useful"), USEFUL),
            (self.tr("Next: most uncertain"), UNCERTAIN),
            (self.tr("Next: random"), RANDOM),
            (self.tr("Next: similar to this one"), SIMILAR),
            (self.tr("Next: containing …"), SEARCH),
            (self.tr("Next: cluster of this one"), CLUSTER),
            (self.tr("Next: chosen documents"), GIVEN),
            (self.tr("Next: doubtful labels"), SUSPECTS),
        ]


def _dot(colour: QColor, ratio: float) -> QPixmap:
    """A disc, as on the card of the class."""
    made = QPixmap(round(_DOT * ratio), round(_DOT * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(0, 0, _DOT, _DOT)
    painter.end()
    return made
