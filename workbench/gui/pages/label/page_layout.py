"""How the parts of the Label page lie: document and classes left, space and progress right."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from workbench.gui.widgets.empty_state import EmptyState
from workbench.gui.widgets.sizes import LARGE, MEDIUM, WIDE, no_margins

LOWEST = 240  # pixels of the cards below the space


def page_content(
    heads: Sequence[QWidget],
    left: Sequence[QWidget],
    right: QWidget,
    below: Sequence[QWidget],
    keys: QWidget,
) -> QWidget:
    """The page while a corpus is open."""
    cards = QHBoxLayout()
    no_margins(cards, LARGE)
    for number, card in enumerate(below):
        card.setMaximumHeight(LOWEST)
        cards.addWidget(card, 3 - number)
    right_column = QVBoxLayout()
    right_column.addWidget(right, 3)
    right_column.addLayout(cards)
    left_column = QVBoxLayout()
    for number, card in enumerate(left):
        left_column.addWidget(card, 0 if number else 1)
    split = QSplitter(Qt.Orientation.Horizontal)
    split.setHandleWidth(LARGE)
    split.setChildrenCollapsible(False)
    for column in (left_column, right_column):
        no_margins(column, LARGE)
        side = QWidget()
        side.setLayout(column)
        split.addWidget(side)
    split.setSizes([500, 540])
    content = QWidget()
    whole = QVBoxLayout(content)
    whole.setContentsMargins(WIDE, LARGE, WIDE, MEDIUM)
    whole.setSpacing(MEDIUM)
    for head in heads:
        whole.addWidget(head)
    whole.addWidget(split, 1)
    whole.addWidget(keys)
    return content


def nothing_to_label(
    open_corpus: Callable[[], object], try_out: Callable[[], object]
) -> EmptyState:
    """What the page shows while no corpus is open."""
    empty = EmptyState(
        "tag",
        _words("Label documents"),
        _words(
            "Open documents, with or without classes. Name two classes, then give documents their "
            "class by a key: the most useful ones come first, suggestions follow after every "
            "key, and random checks say how good they are."
        ),
    )
    empty.offer(_words("Open a corpus"), open_corpus, "folder-open")
    empty.offer(_words("Try it on built-in posts"), try_out, is_primary=False)
    return empty


def _words(text: str) -> str:
    return QCoreApplication.translate("LabelPage", text)
