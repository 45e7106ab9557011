"""The document to label, large and readable, with the suggestion below it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.background.labelling import ShownDocument
from workbench.gui.widgets.text_marks import show_marked
from workbench.gui.widgets.theme import set_text_role
from workbench.labelling.questions import RANDOM, SIMILAR, UNCERTAIN, USEFUL
from workbench.labelling.session import AUDIT
from workbench.plain_text import shortened

_LARGER = 3.0  # points


class QuestionCard(QWidget):
    """Shows one document; emits a wish for another kind of question and accepted suggestions."""

    strategy_chosen = Signal(str)
    accepted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.strategy = QComboBox()
        self.strategy.setAccessibleName(self.tr("Next document"))
        self.strategy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for title, name in (
            (self.tr("Next: most useful"), USEFUL),
            (self.tr("Next: most uncertain"), UNCERTAIN),
            (self.tr("Next: random"), RANDOM),
            (self.tr("Next: similar to this one"), SIMILAR),
        ):
            self.strategy.addItem(title, name)
        self.strategy.activated.connect(
            lambda _: self.strategy_chosen.emit(self.strategy.currentData())
        )
        self.title = _plain_label()
        set_text_role(self.title, "faint")
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.text.setAccessibleName(self.tr("Text of the document"))
        font = self.text.font()
        font.setPointSizeF(font.pointSizeF() + _LARGER)
        self.text.setFont(font)
        self.suggestion = _plain_label()
        self.suggestion.setWordWrap(True)
        self.accept = QPushButton(self.tr("Accept  [Space]"))
        self.accept.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.accept.clicked.connect(self.accepted)
        self._build_layout()
        self.show_nothing("")

    def show_nothing(self, message: str) -> None:
        """Show a message in place of a document."""
        self.title.clear()
        self.text.setExtraSelections([])
        self.text.setPlainText(message)
        self.suggestion.clear()
        self.accept.hide()

    def show_document(self, shown: ShownDocument, names: Sequence[str]) -> None:
        """Show a document; a question of the audit shows no suggestion, to stay honest."""
        is_audit = shown.suggestion.kind == AUDIT
        words = self.tr("{:,} words").format(len(shown.text.split()))
        self.title.setText(f"{shortened(shown.name)}  ·  {words}")
        text = shown.text or self.tr("This corpus contains term counts without text.")
        same = text == self.text.property("shown")
        place = self.text.verticalScrollBar().value() if same else 0
        show_marked(self.text, text, () if is_audit else shown.marks)
        self.text.setProperty("shown", text)
        self.text.verticalScrollBar().setValue(place)
        self.suggestion.setText(self._sentence(shown, names, is_audit))
        self.accept.setVisible(bool(shown.suggestion.classes) and not is_audit)

    def scroll_text(self, pages: int) -> None:
        """Scroll the text, which does not need the keyboard focus for it."""
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    def _sentence(self, shown: ShownDocument, names: Sequence[str], is_audit: bool) -> str:
        if is_audit:
            return self.tr("Random check, without a suggestion: it keeps the estimate honest.")
        if not shown.suggestion.classes:
            return self.tr("Label documents of two classes to get suggestions.")
        (first, sure), (second, less) = shown.suggestion.classes
        return self.tr("Suggested: {} {:.0f} %, then {} {:.0f} %").format(
            names[first], 100 * sure, names[second], 100 * less
        )

    def _build_layout(self) -> None:
        above = QHBoxLayout()
        above.addWidget(self.strategy)
        above.addStretch(1)
        above.addWidget(self.title)
        below = QHBoxLayout()
        below.addWidget(self.suggestion, 1)
        below.addWidget(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(above)
        column.addWidget(self.text, 1)
        column.addLayout(below)


def _plain_label() -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
