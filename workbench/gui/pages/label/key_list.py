"""The keys of the Label page: a line below the page, all of them after `?`."""

from PySide6.QtWidgets import QLabel, QWidget

from workbench.gui.widgets.theme import set_text_role


class KeyList(QLabel):
    """Shows the most important keys, or all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        set_text_role(self, "faint")
        self._shows_all = True
        self.toggle()

    def toggle(self) -> None:
        """Show all keys, or only the most important ones again."""
        self._shows_all = not self._shows_all
        keys = [
            self.tr("1–9 or first letter: class"),
            self.tr("Space: accept"),
            self.tr("S: skip"),
            self.tr("N: new class"),
            self.tr("←: back"),
            self.tr("Ctrl+Z: undo"),
        ]
        more = [
            self.tr("U: cannot tell"),
            self.tr("F: similar documents"),
            self.tr("F2: rename or merge the suggested class"),
            self.tr("Page Up, Page Down: scroll"),
            self.tr("Esc: leave the field"),
            self.tr("?: fewer keys"),
        ]
        shown = [*keys, *more] if self._shows_all else [*keys, self.tr("?: all keys")]
        self.setText("  ·  ".join(shown))
