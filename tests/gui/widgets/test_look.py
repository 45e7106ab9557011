"""The look of the program: contrast, theme, text size, chips, toasts and tables."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontInfo, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QMenu,
    QStyle,
    QStyleOptionComboBox,
    QTableWidgetItem,
    QWidget,
)

from workbench import palette, paths
from workbench.gui import widgets
from workbench.gui.widgets.cards import ActionCard, Card, heading
from workbench.gui.widgets.chips import TONES, Chip
from workbench.gui.widgets.icons import icon
from workbench.gui.widgets.sizes import TEXT_SIZES
from workbench.gui.widgets.tables import DataTable, NumberItem, best_of
from workbench.gui.widgets.theme import apply_theme, use_text_size
from workbench.gui.widgets.toasts import Toast

THEMES = {"light": palette.LIGHT, "dark": palette.DARK}


def luminance(colour):
    parts = [part / 255 for part in palette.rgb(colour)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(ink, background):
    lighter, darker = sorted((luminance(ink), luminance(background)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def pixels(widget):
    return QFontInfo(widget.font()).pixelSize()


@pytest.fixture
def application(qapp):
    yield qapp
    use_text_size(qapp, "usual")
    apply_theme(qapp, "light")


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_can_be_read_on_its_background(theme):
    roles = THEMES[theme]
    pairs = [
        (getattr(roles, ink), getattr(roles, background)) for ink, background in TONES.values()
    ]
    pairs += [(ink, roles.card) for ink in (roles.text, roles.secondary, roles.link, roles.good)]
    pairs += [(roles.text, roles.page), (roles.secondary, roles.page)]
    pairs += [(roles.on_accent, roles.accent), (roles.problem, roles.card)]
    for ink, background in pairs:
        assert contrast(ink, background) >= 4.5, (ink, background)


def test_an_icon_takes_the_colour_of_the_theme_at_once(application):
    seen = {}
    folder = icon("folder")
    for theme, roles in THEMES.items():
        apply_theme(application, theme)
        picture = folder.pixmap(48, 48).toImage()
        colours = {
            QColor(picture.pixelColor(x, y)).name().upper()
            for x in range(48)
            for y in range(48)
            if picture.pixelColor(x, y).alpha() == 255
        }
        seen[theme] = roles.text in colours
    assert seen == {"light": True, "dark": True}


def test_every_icon_file_can_be_drawn(qapp):
    files = sorted((paths.resources() / "icons" / "lucide").glob("*.svg"))
    assert files
    for file in files:
        picture = icon(file.stem).pixmap(24, 24).toImage()
        assert any(picture.pixelColor(x, y).alpha() for x in range(24) for y in range(24))


# The position of the icon's name among the arguments.
ICON_ARGUMENTS = {
    "icon": 0,
    "icon_button": 0,
    "ActionCard": 0,
    "EmptyState": 0,
    "draw_icon": 1,
    "button": 2,
    "offer": 2,
    "Page": 3,
}


def icon_names(call):
    """The names of icons that a call may get: both of a choice, none of a variable."""
    function = getattr(call.func, "id", getattr(call.func, "attr", ""))
    position = ICON_ARGUMENTS.get(function, len(call.args))
    arguments = call.args[position : position + 1]
    arguments += [word.value for word in call.keywords if word.arg == "icon_name"]
    choices = [part for argument in arguments for part in branches(argument)]
    return {part.value for part in choices if isinstance(part, ast.Constant) and part.value}


def branches(argument):
    return [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]


def test_every_icon_file_is_used_and_every_used_icon_has_a_file():
    gui = Path(widgets.__file__).parents[1]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(gui.rglob("*.py"))]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    used = set().union(*map(icon_names, calls))
    assert used == {file.stem for file in (paths.resources() / "icons" / "lucide").glob("*.svg")}


def test_the_text_size_reaches_headings_and_plain_texts(qtbot, application):
    card = Card("Heading")
    plain = QLabel("text")
    card.add(plain)
    qtbot.addWidget(card)
    card.show()
    small = pixels(card.heading), pixels(plain)
    use_text_size(application, "very large")
    factor = TEXT_SIZES["very large"]
    qtbot.waitUntil(lambda: pixels(plain) > 13)
    large = pixels(card.heading), pixels(plain)
    assert large == (round(14 * round(13 * factor) / 13), round(13 * factor))
    assert small == (14, 13)


def test_the_text_size_reaches_tables_and_messages_that_are_shown(qtbot, application):
    over, best = QWidget(), NumberItem("1", 1.0, is_best=True)
    table, toast = DataTable("Scores", over), Toast(over)
    qtbot.addWidget(over)
    over.resize(700, 500)
    over.show()
    toast.show_message("The language changes at the next start of the program, not before that.")
    use_text_size(application, "very large")
    assert QFontInfo(best.font().resolve(table.font())).pixelSize() == 19  # 13 × 1.45
    qtbot.waitUntil(lambda said=toast.message: said.height() >= said.heightForWidth(said.width()))


def test_a_card_with_an_action_answers_to_mouse_and_keyboard(qtbot):
    card = ActionCard("folder", "Open", "Any file")
    qtbot.addWidget(card)
    card.show()
    with qtbot.waitSignal(card.clicked):
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(card.clicked):
        qtbot.keyClick(card, Qt.Key.Key_Return)
    assert card.accessibleName() == "Open"


def test_only_a_chip_that_is_a_link_can_be_clicked(qtbot):
    plain, link = Chip("no findings", "good"), Chip("3 findings", "warning", is_link=True)
    clicked = []
    for chip in (plain, link):
        qtbot.addWidget(chip)
        chip.clicked.connect(lambda chip=chip: clicked.append(chip.text()))
        chip.show()
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert clicked == ["3 findings"]


def test_a_toast_moves_nothing_and_offers_an_action(qtbot):
    window = QWidget()
    window.resize(800, 600)
    below = heading("below")
    below.setParent(window)
    toast = Toast(window)
    qtbot.addWidget(window)
    window.show()
    position, done = below.geometry(), []
    toast.show_message("Deleted.", "Undo", lambda: done.append(True))
    assert toast.current() == "Deleted."
    assert below.geometry() == position
    assert window.rect().contains(toast.geometry())
    qtbot.mouseClick(toast.button, Qt.MouseButton.LeftButton)
    assert done == [True]
    assert toast.current() == ""


def table_of(numbers):
    table = DataTable("Scores")
    best = best_of(numbers)
    rows = [
        [
            QTableWidgetItem(f"m{position}"),
            NumberItem(f"{number}", number, is_best=position in best),
        ]
        for position, number in enumerate(numbers)
    ]
    table.show_rows(["Method", "Accuracy"], rows)
    return table


def test_the_first_click_on_numbers_sorts_the_largest_first(qtbot):
    table = table_of([0.5, 0.9, 0.7])
    qtbot.addWidget(table)
    table.resize(400, 300)
    table.show()
    header = table.horizontalHeader()
    x = header.sectionViewportPosition(1) + 10
    position = header.viewport().rect().center()
    position.setX(x)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=position)
    assert [table.item(row, 1).text() for row in range(3)] == ["0.9", "0.7", "0.5"]
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=position)
    assert [table.item(row, 1).text() for row in range(3)] == ["0.5", "0.7", "0.9"]


def test_the_best_number_is_bold(qtbot):
    table = table_of([0.5, 0.9, 0.7])
    qtbot.addWidget(table)
    assert [table.item(row, 1).font().weight() > 400 for row in range(3)] == [False, True, False]


def test_select_all_and_copy_take_every_cell_with_its_titles(qtbot):
    table = table_of([0.5, 0.9])
    qtbot.addWidget(table)
    table.show()
    qtbot.keyClick(table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text()
    assert copied == "Method\tAccuracy\nm0\t0.5\nm1\t0.9"


def test_a_change_of_theme_recreates_no_widget(application, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    style = QApplication.style()
    apply_theme(application, "dark")
    assert QApplication.style() is style
    qtbot.waitUntil(lambda: window.palette().window().color().name() == palette.DARK.page.lower())


def test_a_choice_that_does_not_fit_ends_with_an_ellipsis(qtbot):
    box, short = QComboBox(), QComboBox()
    box.addItem("Spectral, symmetric normalisation")
    metrics = box.fontMetrics()
    for made in (box, short):
        qtbot.addWidget(made)
        made.resize(120, 32)
    room = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, _option(box), QStyle.SubControl.SC_ComboBoxEditField, box
    )
    short.addItem(metrics.elidedText(box.currentText(), Qt.TextElideMode.ElideRight, room.width()))
    assert short.currentText().endswith("…")
    assert box.grab().toImage() == short.grab().toImage()


def _option(box):
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    return option


def test_menus_have_room_around_their_entries_and_tint_the_chosen_one(application, qtbot):
    apply_theme(application, "light")
    menu = QMenu()
    qtbot.addWidget(menu)
    entry = menu.addAction("Rename")
    menu.addAction("Split")
    assert menu.actionGeometry(entry).height() >= menu.fontMetrics().height() + 10
    menu.setActiveAction(entry)
    picture, place = menu.grab().toImage(), menu.actionGeometry(entry)
    inside = picture.pixelColor(place.right() - 8, place.center().y())
    assert inside.name().upper() == palette.LIGHT.accent_background.upper()


def test_nothing_is_drawn_between_two_scroll_bars(application, qtbot):
    table = DataTable("")
    qtbot.addWidget(table)
    table.show_rows(["a" * 40], [[QTableWidgetItem("b" * 200)] for _ in range(40)])
    table.setColumnWidth(0, 900)
    table.resize(200, 120)
    table.show()
    image = table.grab().toImage()
    width, height = image.width(), image.height()
    side = table.verticalScrollBar().width() - 2
    colours = {
        image.pixelColor(width - 2 - across, height - 2 - up).name()
        for across in range(1, side)
        for up in range(1, side)
    }
    assert len(colours) == 1
