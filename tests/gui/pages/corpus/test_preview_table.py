"""The first rows in the import dialog."""

from workbench.gui.pages.corpus.column_chooser import ColumnChooser
from workbench.gui.pages.corpus.preview_table import PreviewTable

NAMES = ["id", "date", "topic", "what happened?"]
ROWS = [["1", "May", "sport", "They won"], ["2", "June", "bank", "It paid"]]


def titles(table):
    header = table.horizontalHeader()
    places = range(table.columnCount())
    return [table.horizontalHeaderItem(header.logicalIndex(at)).text() for at in places]


def test_the_columns_of_the_documents_stand_in_front(qtbot):
    table = PreviewTable()
    qtbot.addWidget(table)
    table.fill(NAMES, ROWS, ["what happened?"], ["what happened?", "topic", ""])
    assert titles(table) == ["what happened?", "topic", "id", "date"]
    assert [table.item(1, column).text() for column in range(4)] == ROWS[1]
    bold = [table.horizontalHeaderItem(column).font().bold() for column in range(4)]
    table.fill(NAMES, ROWS, ["date"], ["date"])
    assert titles(table) == ["date", "id", "topic", "what happened?"]
    assert bold != [table.horizontalHeaderItem(column).font().bold() for column in range(4)]
    table.fill(NAMES[:2], [["1", "May"]], ["date"])
    assert titles(table) == ["id", "date"]


def test_a_text_behind_thousands_of_columns_is_shown(qtbot):
    table = PreviewTable()
    qtbot.addWidget(table)
    names = [f"f{number}" for number in range(3000)]
    table.fill(names, [names], ["f2999"], ["f2999", "f7"])
    assert table.columnCount() == 100
    assert titles(table)[:4] == ["f2999", "f7", "f0", "f1"]
    assert table.item(0, 99).text() == "f2999"


class Preview:
    """What a chooser reads of a preview."""

    names = ("id", "In your own words: what happened on that long day, and why?")
    text_column, class_column, id_column, split_column = names[1], "", "id", ""


def test_a_long_name_is_shown_from_its_beginning(qtbot):
    chooser = ColumnChooser()
    qtbot.addWidget(chooser)
    chooser.show_preview(Preview())
    line = chooser.boxes["text_column"].lineEdit()
    assert line.text().startswith("detected: In your own")
    assert line.cursorPosition() == 0
