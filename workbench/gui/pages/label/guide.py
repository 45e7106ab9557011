"""The tour of labelling: what to do next, in a strip above the page."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from workbench.gui.widgets.buttons import button
from workbench.gui.widgets.cards import Card, heading, row
from workbench.gui.widgets.language import translated


@dataclass(frozen=True)
class GuideStep:
    """What to do, and after how many classes and labels it is done; 0: when Next is pressed."""

    title: str
    text: str
    classes: int = 0
    labels: int = 0


GUIDE = (
    GuideStep(
        "Name the classes",
        "These 800 posts are about cycling, medicine, networks and tennis, and none has a class. "
        "Type the first name in the field below the document, press Enter, then the next.",
        classes=2,
    ),
    GuideStep(
        "Press a key for each document",
        "1 to 4, or the first letter of a class. The most useful documents come first. N names "
        "a further class whenever a document needs one.",
        labels=6,
    ),
    GuideStep(
        "Accept what is right",
        "Suggestions appear after two classes have labels: marked words show why. Space accepts, a "
        "key corrects, Ctrl+Z undoes.",
        labels=14,
    ),
    GuideStep(
        "Watch the space",
        "Each point is a document; your labels separate the classes. Click a point to read it, "
        "drag to another for a must-link, with Shift for a cannot-link, or draw around points with "
        "the lasso.",
    ),
    GuideStep(
        "See how good it is",
        "Every tenth question is a random check, without a suggestion, that nothing is learnt "
        "from. The estimate and its interval come from these alone.",
        labels=24,
    ),
    GuideStep(
        "Label a cluster at once",
        "Shift+G shows the cluster of the document as a grid: click what does not belong there "
        "to exclude it, then one key labels the rest.",
    ),
    GuideStep(
        "Use it",
        "Export writes the corpus, a model and a report; Finish and evaluate compares methods on "
        "your labels. ? lists all keys, and F1 explains the page.",
    ),
)


class LabelGuide(Card):
    """Goes on by itself when a step is done."""

    left = Signal()  # by a button; the next key is for the document

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.title = heading("")
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.next = button(self.tr("Next"), self.go_on)
        self.end = button(self.tr("End the tour"), self.hide)
        for step_button in (self.next, self.end):
            step_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            step_button.clicked.connect(lambda _: self.left.emit())
        line = row(self.title, self.next, self.end)
        line.setStretch(0, 1)
        self.add(line)
        self.add(self.text)
        self.position = 0
        self.hide()

    def start(self) -> None:
        """Begin with the first step."""
        self.position = 0
        self._show_step()
        self.show()

    def go_on(self) -> None:
        """Show the next step, or end."""
        self.position += 1
        if self.position < len(GUIDE):
            self._show_step()
        else:
            self.hide()

    def follow(self, n_classes: int, n_labels: int) -> None:
        """Go on where what a step asks for is done."""
        while not self.isHidden() and self.position < len(GUIDE):
            step = GUIDE[self.position]
            is_asked = step.classes or step.labels
            if not is_asked or n_classes < step.classes or n_labels < step.labels:
                return
            self.go_on()

    def _show_step(self) -> None:
        step = GUIDE[self.position]
        count = self.tr("Tour, {} of {}: {}")
        self.title.setText(count.format(self.position + 1, len(GUIDE), translated(step.title)))
        self.text.setText(translated(step.text))
        is_last = self.position == len(GUIDE) - 1
        self.next.setText(self.tr("Finish") if is_last else self.tr("Next"))
        self.end.setVisible(not is_last)
