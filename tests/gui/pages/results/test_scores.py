"""The Scores tab: what methods say of their results stands below the table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication


def test_the_notes_of_the_methods_are_below_the_table(open_tab, run):
    tab = open_tab("scores")
    (line,) = tab.figure.notes
    assert line.startswith("Spectral classification: ")
    (stored,) = {
        " ".join(run.arrays(result.key)["notes"])
        for result in run.results()
        if (result.label, result.training, result.repeat) == ("spectral-classification", "10%", 0)
    }
    assert tab.view.notes.text() == line == f"Spectral classification: {stored}"
    assert tab.view.notes.isVisible()
    assert tab.view.notes.y() > tab.view.view.y()


def test_many_notes_leave_space_for_the_table(open_tab):
    tab = open_tab("scores")
    panel = tab.view
    panel.show_figure(replace(tab.figure, notes=tuple(f"Method {n}: exact." for n in range(9))))
    assert panel.notes.text().splitlines()[-1] == "The report has all 9 notes."
    assert len(panel.notes.text().splitlines()) == 4
    panel.show_figure(replace(tab.figure, notes=()))
    assert not panel.notes.isVisible()


@pytest.mark.parametrize("order", ["lowest first", "highest first"])
def test_the_copied_table_has_the_order_and_the_numbers_of_the_screen(qtbot, open_tab, order):
    panel = open_tab("scores").view
    table, header = panel.view.table, panel.view.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(3) + 10, header.height() // 2)
    for _ in range(1 if order == "highest first" else 2):
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    shown = [table.item(row, 3).text() for row in range(table.rowCount())]
    means = [float(text.partition(" ")[0]) for text in shown]
    assert means == sorted(means, reverse=order == "highest first")
    assert all("%" in text for text in shown)
    for button in (panel.markdown, panel.latex):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        lines = [
            line
            for line in QGuiApplication.clipboard().text().splitlines()
            if "±" in line or "pm" in line
        ]
        assert len(lines) == len(shown)
        for text, line in zip(shown, lines, strict=True):
            assert text.partition(" ")[0] in line
            assert "%" in line
    best = max(range(len(shown)), key=means.__getitem__)
    assert rf"\textbf{{{shown[best].partition(' ')[0]}" in lines[best]
