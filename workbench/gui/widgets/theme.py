"""Light and dark theme for the Fusion style, in the colours of the shared palette."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QLabel

from workbench import palette as shared
from workbench import paths

_TITLE_POINTS = 15.0
_OUTLINED = {  # which widgets take their frame from which role
    "secondary": ("QCheckBox", "QRadioButton"),
    "outline": ("QAbstractItemView", "QLineEdit", "QAbstractSpinBox", "QPlainTextEdit"),
}
_ROLES = {  # of Qt, and the role of our palette that each takes
    "Window": "page",
    "WindowText": "text",
    "Base": "card",
    "AlternateBase": "alternate",
    "Text": "text",
    "PlaceholderText": "secondary",
    "Button": "button",
    "ButtonText": "text",
    "ToolTipBase": "tooltip",
    "ToolTipText": "text",
    "Highlight": "accent",
    "HighlightedText": "on_accent",
    "Link": "link",
    "BrightText": "problem",
}


def apply_theme(application: QApplication, choice: str = "system") -> None:
    """Set the palette of the whole program: "light", "dark", or the theme of the system."""
    roles = shared.DARK if _wants_dark(application, choice) else shared.LIGHT
    application.setStyle("Fusion")
    application.setPalette(_palette(roles))
    # Fusion draws frames in a shade of the window colour, too faint around a dark field.
    for role, widgets in _OUTLINED.items():
        outlined = _palette(replace(roles, page=getattr(roles, role)))
        for widget in widgets:
            application.setPalette(outlined, widget)  # type: ignore[arg-type]  # bytes are refused
    application.setPalette(_palette(roles), "QHeaderView")  # type: ignore[arg-type]


def set_text_role(label: QLabel, role: str) -> None:
    """Make a label a "title", "faint" or a "problem"; an empty role makes it plain text again.

    A style sheet would make the creation of every widget three times as slow.
    """
    label.setObjectName(role)
    colours = {
        "faint": QPalette.ColorRole.PlaceholderText,
        "problem": QPalette.ColorRole.BrightText,
    }
    label.setForegroundRole(colours.get(role, QPalette.ColorRole.WindowText))
    if role == "title":
        font = label.font()
        font.setPointSizeF(_TITLE_POINTS)
        font.setWeight(QFont.Weight.DemiBold)
        label.setFont(font)


PAGE_LIST_STYLE = """
QListView { border: none; outline: none; font-size: 11pt; }
QListView::item { padding: 7px 10px; border: 2px solid transparent; border-radius: 5px; }
QListView::item:selected { background: palette(highlight); color: palette(highlighted-text); }
QListView::item:focus { border: 2px solid palette(text); }
"""


def light_palette() -> QPalette:
    """The palette of exported pictures."""
    return _palette(shared.LIGHT)


def is_dark(palette: QPalette) -> bool:
    """Whether the palette is that of a dark theme."""
    return palette.color(QPalette.ColorRole.Window).lightness() < 128


def theme_roles(palette: QPalette) -> shared.Roles:
    """The roles of the shared palette for the theme of a widget."""
    return shared.DARK if is_dark(palette) else shared.LIGHT


def class_qcolor(index: int) -> QColor:
    """The colour of a class or series."""
    return QColor(shared.class_colour(index))


def readable_on(ground: QColor) -> QColor:
    """Dark or light text, whichever has the higher contrast by the rules of accessibility."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (ground.redF(), ground.greenF(), ground.blueF())
    ]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return QColor(shared.DARK_INK if luminance > 0.18 else shared.LIGHT_INK)


def provide_font(application: QGuiApplication) -> None:
    """Use the font of the program where the system has none."""
    if QFontInfo(application.font()).family():  # families() lists some even where there is none
        return
    for file in sorted((paths.resources() / "fonts").glob("*.ttf")):
        font_id = QFontDatabase.addApplicationFont(str(file))
        families = QFontDatabase.applicationFontFamilies(font_id)
        if families:
            font = application.font()
            font.setFamily(families[0])
            application.setFont(font)
            return


def _wants_dark(application: QApplication, choice: str) -> bool:
    if choice in ("light", "dark"):
        return choice == "dark"
    return application.styleHints().colorScheme() == Qt.ColorScheme.Dark


def _palette(roles: shared.Roles) -> QPalette:
    palette = QPalette()
    for role, name in _ROLES.items():
        palette.setColor(QPalette.ColorRole[role], QColor(getattr(roles, name)))
    for role in ("WindowText", "Text", "ButtonText"):
        faint = QColor(roles.secondary)
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole[role], faint)
    return palette
