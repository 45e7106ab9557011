"""Fields as the style draws them."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QLineEdit, QStyle, QStyleOptionHeader, QTableWidgetItem

from workbench.gui.widgets.sizes import RADIUS_CONTROL
from workbench.gui.widgets.style import use_style
from workbench.gui.widgets.tables import DataTable
from workbench.gui.widgets.theme import apply_theme
from workbench.palette import DARK, LIGHT


@pytest.fixture
def application(qapp):
    use_style(qapp)
    return qapp


def test_choices_have_one_ground_and_a_frame_without_gaps(qtbot, application):
    apply_theme(application, "dark")
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems(["LSI", "PCA", "UMAP"])
    box.show()
    box.showPopup()
    picture = box.view().parentWidget().grab().toImage()
    apply_theme(application, "light")
    right, lower = picture.width() - 1, picture.height() - 1
    corner = RADIUS_CONTROL + 2
    sides = [(x, y) for x in (0, right) for y in range(corner, lower - corner)]
    sides += [(x, y) for y in (0, lower) for x in range(corner, right - corner)]
    edge = {picture.pixelColor(x, y).name() for x, y in sides}
    assert edge == {DARK.outline.lower()}
    beside = {picture.pixelColor(right - 4, y).name() for y in range(lower // 2, lower - corner)}
    assert beside == {DARK.card.lower()}


def test_a_title_row_is_tinted_where_a_click_sorts_alone(qtbot, application):
    table = DataTable("Names")
    qtbot.addWidget(table)
    table.show_rows(["Name"], [[QTableWidgetItem("a")]])
    header = table.horizontalHeader()
    option = QStyleOptionHeader()
    option.initFrom(header)
    option.rect = QRect(0, 0, 20, 20)
    option.state |= QStyle.StateFlag.State_MouseOver
    colours = []
    for element in (
        QStyle.ControlElement.CE_HeaderSection,
        QStyle.ControlElement.CE_HeaderEmptyArea,
    ):
        picture = QPixmap(20, 20)
        painter = QPainter(picture)
        table.style().drawControl(element, option, painter, header)
        painter.end()
        colours.append(picture.toImage().pixelColor(10, 10).name().upper())
    assert colours == [LIGHT.hover.upper(), LIGHT.card.upper()]


def test_a_cell_being_edited_hides_its_old_text(qtbot, application):
    table = DataTable("Names")
    qtbot.addWidget(table)
    table.show_rows(["Name"], [[QTableWidgetItem("MMMMMMMMMM")]])
    table.show()
    table.openPersistentEditor(table.item(0, 0))
    field = table.findChild(QLineEdit)
    field.clear()
    field.clearFocus()
    area = field.geometry().adjusted(2, 2, -2, -2)
    picture = table.viewport().grab(area).toImage()
    colours = {picture.pixel(x, picture.height() // 2) for x in range(picture.width())}
    assert len(colours) == 1
