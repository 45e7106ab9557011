"""Light and dark theme, font and text size, in the colours of the shared palette."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QTableView

from workbench import palette as shared
from workbench import paths
from workbench.gui.widgets.sizes import body_font, role_font, tabular

_ROLE = "text role"  # the property of a label that remembers its role
_COLOURS = {
    "faint": QPalette.ColorRole.PlaceholderText,
    "secondary": QPalette.ColorRole.PlaceholderText,
    "lead": QPalette.ColorRole.PlaceholderText,
    "problem": QPalette.ColorRole.BrightText,
}
_WORTH_USING = ("Segoe UI", ".AppleSystemUIFont", "Noto Sans", "Inter", "Cantarell", "Ubuntu")
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
    "Accent": "accent",
    "Mid": "border",
    "Dark": "outline",
    "BrightText": "problem",
}


def apply_theme(application: QApplication, choice: str = "system") -> None:
    """Set the palette of the whole program: "light", "dark", or the theme of the system."""
    roles = shared.DARK if _wants_dark(application, choice) else shared.LIGHT
    application.setPalette(_palette(roles))
    lists, menus = _list_palette(roles), _list_palette(roles)
    menus.setColor(QPalette.ColorRole.Window, QColor(roles.card))  # behind choices as well
    application.setPalette(lists, "QAbstractItemView")  # type: ignore[arg-type]
    application.setPalette(menus, "QMenu")  # type: ignore[arg-type]


def use_text_size(application: QApplication, size: str) -> None:
    """Set the size of all texts: small, usual, large or very large."""
    chosen = body_font(size, application.font())
    if chosen.pointSizeF() == application.font().pointSizeF():
        return
    application.setFont(chosen)
    for widgets in ("QHeaderView", "QTipLabel"):
        application.setFont(role_font("secondary"), widgets)  # type: ignore[arg-type]
    for widget in application.allWidgets():
        role = widget.property(_ROLE)
        if role and isinstance(widget, QLabel):
            set_text_role(widget, role)
        elif isinstance(widget, QTableView):  # with a font of its own, which does not follow
            widget.setFont(tabular(chosen))


def set_text_role(label: QLabel, role: str) -> None:
    """Make a label a title, heading, number, lead, secondary (or faint) or problem text.

    An empty role makes it plain text again. Font and colour follow text size and theme.
    """
    label.setObjectName(role)
    label.setProperty(_ROLE, role)
    label.setForegroundRole(_COLOURS.get(role, QPalette.ColorRole.WindowText))
    size = {"faint": "secondary", "problem": "body", "": "body"}.get(role, role)
    label.setFont(role_font(size))


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


def readable_on(background: QColor) -> QColor:
    """Dark or light text, whichever has the higher contrast by the rules of accessibility."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (background.redF(), background.greenF(), background.blueF())
    ]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return QColor(shared.DARK_INK if luminance > 0.18 else shared.LIGHT_INK)


def provide_font(application: QGuiApplication) -> None:
    """Use Inter where the system has no font that is made for windows, or none at all."""
    family = QFontInfo(application.font()).family()  # families() lists some where there is none
    if family.startswith(_WORTH_USING):
        return
    fonts = paths.resources() / "fonts"
    files = [f"Inter-{weight}.otf" for weight in ("Regular", "SemiBold", "Bold")]
    files += [] if family else ["DejaVuSans.ttf"]
    families: list[str] = []
    for file in files:
        font_id = QFontDatabase.addApplicationFont(str(fonts / file))
        families += QFontDatabase.applicationFontFamilies(font_id)
    font = application.font()
    font.setFamilies([*dict.fromkeys(families), *([family] if family else [])])
    application.setFont(font)


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


def _list_palette(roles: shared.Roles) -> QPalette:
    """The palette of lists and menus, where the accent of a selection is only a tint."""
    palette = _palette(roles)
    palette.setColor(QPalette.ColorRole.Highlight, QColor(roles.accent_background))
    palette.setColor(QPalette.ColorRole.HighlightedText, QColor(roles.link))
    return palette
