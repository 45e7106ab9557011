"""The classes as cards with their colours, counts and keys, and a field for new names."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from workbench.gui.pages.label.class_changes import RENAME, class_menu
from workbench.gui.widgets.buttons import pop_up
from workbench.gui.widgets.cards import Card
from workbench.gui.widgets.chips import draw_key
from workbench.gui.widgets.number_notation import in_notation
from workbench.gui.widgets.phrases import plain_tooltip
from workbench.gui.widgets.sizes import LARGE, MEDIUM, RADIUS_CONTROL, SMALL, no_margins, role_font
from workbench.gui.widgets.style_controls import rounded
from workbench.gui.widgets.theme import set_text_role, theme_roles

RESERVED = "snfu"  # letters with another meaning on this page
_HEIGHT, _DOT, _KEY = 34, 10, 22
_NARROWEST, _MOST_ROWS = 150, 4
_BESIDE_NAME = 110  # pixels of a card for its dot, its count and its key


class ClassCards(Card):
    """Emits the class that was clicked, and names that were typed."""

    chosen = Signal(int)
    class_named = Signal(str)
    class_renamed = Signal(int, str)
    entry_chosen = Signal(int, str, str)  # a class, an entry of its menu, what was chosen in it
    left = Signal()  # the field was left by Escape or Enter

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.buttons: list[ClassButton] = []
        self._names: list[str] = []
        self._renamed = -1
        inner = QWidget()
        self._grid = QGridLayout(inner)
        no_margins(self._grid, SMALL)
        self.area = QScrollArea()
        self.area.setWidget(inner)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.field = _NameField(self.takes, self)
        self.field.setAccessibleName(self.tr("Name of a class"))
        self.field.returnPressed.connect(self._enter)
        self.field.escaped.connect(self._leave)
        self.field.escaped.connect(self.left)
        self.hint = QLabel()
        set_text_role(self.hint, "secondary")
        self.hint.setWordWrap(True)
        self.add(self.hint)
        self.add(self.area)
        self.add(self.field)
        self._leave()

    def show_classes(
        self,
        names: Sequence[str],
        counts: Sequence[int],
        colours: Sequence[QColor],
        notes: Mapping[str, str],
    ) -> None:
        """Show a card for every class."""
        while len(self.buttons) > len(names):
            self.buttons.pop().deleteLater()
        while len(self.buttons) < len(names):
            self._add_button()
        is_changed = list(names) != self._names
        self._names = list(names)
        for number, class_button in enumerate(self.buttons):
            name = names[number]
            note = notes.get(name, "")
            class_button.show_class(name, counts[number], colours[number], number, note)
        self.hint.setVisible(len(names) < 2 or self._renamed >= 0)
        if is_changed:
            self._arrange()

    def suggest(self, number: int) -> None:
        """Mark the suggested class; −1 marks none."""
        for position, class_button in enumerate(self.buttons):
            class_button.mark(position == number)

    def by_letter(self, letter: str) -> int | None:
        """The only class that begins with a letter, unless the letter has another meaning."""
        if letter in RESERVED:
            return None
        found = [
            number
            for number, name in enumerate(self._names)
            if name.rsplit(".", 1)[-1].casefold().startswith(letter)
            or name.casefold().startswith(letter)
        ]
        return found[0] if len(found) == 1 else None

    def focused(self) -> int:
        """The class that has the keyboard focus; −1 if none has."""
        owners = [number for number, made in enumerate(self.buttons) if made.hasFocus()]
        return owners[0] if owners else -1

    def start_naming(self, beginning: str = "") -> None:
        """Put the cursor where a new class is named, after what was typed of it."""
        self._leave()
        self.field.setFocus()
        self.field.setText(beginning)

    def start_renaming(self, number: int) -> None:
        """Ask for another name of a class; the name of another class merges the two."""
        self._renamed = number
        words = self.tr("Another name for {}; the name of another class merges the two.")
        self.hint.setText(words.format(self._names[number]))
        self.hint.show()
        self.field.setText(self._names[number])
        self.field.selectAll()
        self.field.setFocus()

    def resizeEvent(self, event: object) -> None:  # noqa: N802
        """Fit as many cards side by side as there is room for."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._arrange()

    def _arrange(self) -> None:
        names = [self.fontMetrics().horizontalAdvance(name) for name in self._names]
        # Few classes get the width that their names need; many are elided.
        needed = max(names, default=0) + _BESIDE_NAME if len(names) <= _MOST_ROWS else 0
        columns = max(1, min(3, (self.width() - 2 * LARGE) // max(_NARROWEST, needed)))
        if len(self.buttons) in (2, 4):
            columns = min(columns, 2)
        for number, class_button in enumerate(self.buttons):
            self._grid.addWidget(class_button, number // columns, number % columns)
        rows = -(-len(self.buttons) // columns) if self.buttons else 0
        self.area.setFixedHeight(min(rows, _MOST_ROWS) * (_HEIGHT + SMALL))
        self.area.setVisible(bool(rows))

    def _add_button(self) -> None:
        number = len(self.buttons)
        class_button = ClassButton(self)
        class_button.clicked.connect(partial(self.chosen.emit, number))
        class_button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        class_button.customContextMenuRequested.connect(
            lambda position: pop_up(self.menu(number), class_button.mapToGlobal(position))
        )
        self.buttons.append(class_button)

    def menu(self, number: int) -> QMenu:
        """What can be done with a class."""
        classes = [(made.text(), made.colour) for made in self.buttons]
        return class_menu(self, number, classes, self._want)

    def _want(self, number: int, entry: str, value: str) -> None:
        if entry == RENAME:
            self.start_renaming(number)
        else:
            self.entry_chosen.emit(number, entry, value)

    def _enter(self) -> None:
        name = self.field.text().strip()
        renamed = self._renamed
        self._leave()
        if renamed >= 0:
            self.class_renamed.emit(renamed, name)
        elif name:
            self.class_named.emit(name)
        is_beginning = bool(name) and not any(made.count for made in self.buttons)
        if renamed >= 0 or (len(self._names) > 1 and not is_beginning):
            self.left.emit()
        elif len(self._names) > 1:  # more names follow: their letters must not label documents
            self.field.setPlaceholderText(self.tr("Another class, or Enter to begin labelling"))

    def takes(self, digit: str) -> bool:
        """Label with a key that is pressed where a further class could be named."""
        number = int(digit) - 1 if digit.isdecimal() else -1
        if self._renamed >= 0 or len(self._names) < 2 or not 0 <= number < len(self._names):
            return False
        self.left.emit()
        self.chosen.emit(number)
        return True

    def _leave(self) -> None:
        self._renamed = -1
        self.hint.setText(self.tr("Name at least two classes to begin."))
        self.hint.setVisible(len(self._names) < 2)
        self.field.clear()
        self.field.setPlaceholderText(self.tr("New class: type its name, then Enter (N)"))


class ClassButton(QAbstractButton):
    """A class: its colour, name, number of labels and key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count, self._key, self._colour, self._is_suggested = 0, "", QColor(), False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_class(self, name: str, count: int, colour: QColor, number: int, note: str) -> None:
        """Show a class; what was noted about it is read by pointing at it."""
        self._count, self._colour = count, colour
        self._key = str(number + 1) if number < 9 else ""
        self.setText(name)
        self.setAccessibleName(self.tr("{}, {} labels").format(name, count))
        words = f"{name}: {note}" if note else name
        self.setToolTip(plain_tooltip(self.tr("{} (right-click or F2 to change it)").format(words)))
        self.setAccessibleDescription(note)
        self.update()

    def mark(self, is_suggested: bool) -> None:
        """Mark the class as suggested or not."""
        if is_suggested != self._is_suggested:
            self._is_suggested = is_suggested
            self.update()

    @property
    def is_suggested(self) -> bool:
        """Whether the class is marked."""
        return self._is_suggested

    @property
    def colour(self) -> QColor:
        """The colour of the class."""
        return self._colour

    @property
    def count(self) -> int:
        """How many documents have the class."""
        return self._count

    def sizeHint(self) -> QSize:  # noqa: N802
        """A line with room around it."""
        return QSize(_NARROWEST, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the dot, the name, the count and the key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        roles = theme_roles(self.palette())
        is_active = self.hasFocus() or self.underMouse() or self._is_suggested
        background = roles.accent_background if self._is_suggested else roles.card
        rounded(
            painter,
            self.rect(),
            background,
            roles.accent if is_active else roles.border,
            RADIUS_CONTROL,
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawEllipse(MEDIUM, (self.height() - _DOT) // 2, _DOT, _DOT)
        area = self.rect().adjusted(2 * MEDIUM + _DOT - SMALL, 0, -MEDIUM, 0)
        if self._key:
            key = area.adjusted(
                area.width() - _KEY, (_HEIGHT - _KEY) // 2, 0, (_KEY - _HEIGHT) // 2
            )
            draw_key(painter, key, self._key)
            area.adjust(0, 0, -_KEY - SMALL, 0)
        painter.setFont(role_font("body"))
        painter.setPen(QColor(roles.secondary))
        number = in_notation(f"{self._count:,}")
        painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number)
        width = painter.fontMetrics().horizontalAdvance(number) + SMALL
        painter.setPen(QColor(roles.text))
        shown = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideMiddle, area.width() - width
        )
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()


class _NameField(QLineEdit):
    """A field that Escape leaves, and that keys which label documents leave while it is empty."""

    escaped = Signal()

    def __init__(self, takes: Callable[[str], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._takes = takes

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave by Escape or a key of a class; keep every other key."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif self.text() or not self._takes(event.text()):
            super().keyPressEvent(event)
