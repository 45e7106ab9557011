"""Light and dark: two palettes for the Fusion style, and colours that everybody can tell apart."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QLabel

from workbench import paths

# Okabe and Ito's colours, which people with any colour vision tell apart.
CLASS_COLOURS = (
    "#0072B2",
    "#E69F00",
    "#009E73",
    "#CC79A7",
    "#56B4E9",
    "#D55E00",
    "#8C8C00",
    "#7A5195",
)
_TITLE_POINTS = 15.0
_OUTLINED = {  # what takes its frame from which colour
    "PlaceholderText": ("QCheckBox", "QRadioButton"),
    "Frame": ("QAbstractItemView", "QLineEdit", "QAbstractSpinBox", "QPlainTextEdit"),
}
_LIGHTNESSES = 4  # of each hue; shapes tell further classes apart

_LIGHT = {
    "Window": "#f4f5f7",
    "WindowText": "#1b1f24",
    "Base": "#ffffff",
    "AlternateBase": "#f0f2f5",
    "Text": "#1b1f24",
    "PlaceholderText": "#6b7280",
    "Frame": "#c4c9d1",
    "Button": "#e9ebef",
    "ButtonText": "#1b1f24",
    "ToolTipBase": "#ffffff",
    "ToolTipText": "#1b1f24",
    "Highlight": "#1f6feb",
    "HighlightedText": "#ffffff",
    "Link": "#0b5cad",
    "BrightText": "#b42318",
}
_DARK = {
    "Window": "#1e2127",
    "WindowText": "#e6e8eb",
    "Base": "#16181d",
    "AlternateBase": "#21252b",
    "Text": "#e6e8eb",
    "PlaceholderText": "#9aa2ad",
    "Frame": "#7d8590",
    "Button": "#23272e",
    "ButtonText": "#e6e8eb",
    "ToolTipBase": "#2c313a",
    "ToolTipText": "#e6e8eb",
    "Highlight": "#3b82f6",
    "HighlightedText": "#ffffff",
    "Link": "#7ab7ff",
    "BrightText": "#ff8a80",
}


def apply_theme(application: QApplication, choice: str = "system") -> None:
    """Give the whole program its palette: "light", "dark" or what the system has."""
    colours = _DARK if _wants_dark(application, choice) else _LIGHT
    application.setStyle("Fusion")
    application.setPalette(_palette(colours))
    # Fusion draws frames in a shade of the window, which around a dark field is lost.
    for strength, kinds in _OUTLINED.items():
        outlined = _palette({**colours, "Window": colours[strength]})
        for kind in kinds:
            application.setPalette(outlined, kind)  # type: ignore[arg-type]  # bytes are refused
    application.setPalette(_palette(colours), "QHeaderView")  # type: ignore[arg-type]


def set_text_role(label: QLabel, kind: str) -> None:
    """Make a label a "title", "faint" or a "problem"; an empty kind makes it usual again.

    A style sheet would do it too, but makes each widget of the program three times as slow to make.
    """
    label.setObjectName(kind)
    roles = {"faint": QPalette.ColorRole.PlaceholderText, "problem": QPalette.ColorRole.BrightText}
    label.setForegroundRole(roles.get(kind, QPalette.ColorRole.WindowText))
    if kind == "title":
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
    """The colours of paper."""
    return _palette(_LIGHT)


def is_dark(palette: QPalette) -> bool:
    """Tell whether light text stands on a dark ground."""
    return palette.color(QPalette.ColorRole.Window).lightness() < 128


def class_colour(index: int) -> QColor:
    """The colour of a class; beyond the palette, the same hues in another lightness.

    None is so light or so dark that it would vanish on the ground of either theme.
    """
    colour = QColor(CLASS_COLOURS[index % len(CLASS_COLOURS)])
    turns = index // len(CLASS_COLOURS) % _LIGHTNESSES
    step = 0.09 * turns * (1 if turns % 2 == 0 else -1)
    lightness = min(max(colour.lightnessF() + step, 0.27), 0.68)
    return QColor.fromHslF(colour.hslHueF(), colour.hslSaturationF(), lightness).toRgb()


def readable_on(ground: QColor) -> QColor:
    """Black or white, whichever stands out more, by the contrast that accessibility rules use."""
    light = [
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4
        for one in (ground.redF(), ground.greenF(), ground.blueF())
    ]
    luminance = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    return QColor("#101418" if luminance > 0.18 else "#ffffff")


def provide_font(application: QGuiApplication) -> None:
    """Use the font that comes with the program where the system has none."""
    if QFontInfo(application.font()).family():  # families() names some even where there is none
        return
    for file in sorted((paths.resources() / "fonts").glob("*.ttf")):
        added = QFontDatabase.addApplicationFont(str(file))
        families = QFontDatabase.applicationFontFamilies(added)
        if families:
            font = application.font()
            font.setFamily(families[0])
            application.setFont(font)
            return


def _wants_dark(application: QApplication, choice: str) -> bool:
    if choice in ("light", "dark"):
        return choice == "dark"
    return application.styleHints().colorScheme() == Qt.ColorScheme.Dark


def _palette(colours: dict[str, str]) -> QPalette:
    palette = QPalette()
    for role, colour in colours.items():
        if role != "Frame":
            palette.setColor(QPalette.ColorRole[role], QColor(colour))
    faint = QColor(colours["PlaceholderText"])
    for role in ("WindowText", "Text", "ButtonText"):
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole[role], faint)
    return palette
