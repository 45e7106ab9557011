"""Forms show defaults, return values, report problems and support sweeps."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QToolButton

from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.parameters import parameter, parameters_of


@dataclass
class Settings:
    size: int = parameter(100, "Size", low=1, high=2000)
    cost: float = parameter(1.0, "Cost", low=1e-4, high=1e4, logarithmic=True)
    shape: str = parameter("round", "Shape", choices=("round", "square"))
    strict: bool = parameter(False, "Strict")
    words: str = parameter("", "Words", help="with commas")


@pytest.fixture
def form(qtbot):
    form = ParameterForm(parameters_of(Settings), sweepable=True)
    qtbot.addWidget(form)
    form.show()
    return form


def line(form, name):
    return form.field(name).findChild(QLineEdit)


def type_text(qtbot, form, name, text):
    line(form, name).selectAll()
    qtbot.keyClicks(line(form, name), text)


def test_an_untouched_form_gives_the_defaults(form):
    assert form.values() == {
        "size": 100,
        "cost": 1.0,
        "shape": "round",
        "strict": False,
        "words": "",
    }
    assert form.changed_values() == {}
    assert form.sweeps() == {}
    assert form.problems() == {}


def test_values_can_be_set_and_read(form):
    wanted = {"size": 7, "cost": 0.25, "shape": "square", "strict": True, "words": "a, b"}
    form.set_values(wanted)
    assert form.values() == wanted
    assert form.changed_values() == wanted


def test_an_invalid_value_is_reported_below_the_field(qtbot, form):
    type_text(qtbot, form, "size", "0")
    shown = [label for label in form.findChildren(QLabel, "problem") if label.isVisible()]
    assert [label.text() for label in shown] == [
        "Size must be a whole number from 1 to 2000, not 0."
    ]
    assert "size" not in form.values()
    type_text(qtbot, form, "size", "5")
    assert form.problems() == {}


def test_several_numbers_are_a_sweep(qtbot, form):
    type_text(qtbot, form, "size", "10, 20, 20, 40")
    assert form.sweeps() == {"size": (10, 20, 40)}
    assert "size" not in form.values()


def test_a_sweep_is_suggested_by_a_click(qtbot, form):
    button = next(
        button
        for button in form.field("cost").findChildren(QToolButton)
        if button.accessibleName().startswith("Try several values")
    )
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert form.sweeps() == {"cost": (0.25, 0.5, 1.0, 2.0, 4.0)}


def test_the_arrow_keys_step_and_stay_within_the_limits(qtbot, form):
    form.set_values({"size": 2000})
    qtbot.keyClick(line(form, "size"), Qt.Key.Key_Up)
    assert form.values()["size"] == 2000
    qtbot.keyClick(line(form, "size"), Qt.Key.Key_Down)
    assert form.values()["size"] == 1999


def test_reset_restores_the_default(qtbot, form):
    form.set_values({"shape": "square"})
    button = next(
        button
        for button in form.findChildren(QToolButton)
        if button.accessibleName() == "Reset Shape"
    )
    with qtbot.waitSignal(form.values_changed):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert form.values()["shape"] == "round"
    assert not button.isEnabled()


def test_every_field_has_an_accessible_name(form):
    for widget in (QLineEdit, QComboBox, QCheckBox):
        assert all(field.accessibleName() for field in form.findChildren(widget))


def test_a_number_can_be_shown_as_a_text(qtbot, form):
    form.set_values({"size": 1})
    form.field("size").name_value(1, "automatic (8)")
    assert line(form, "size").text() == "automatic (8)"
    assert form.values()["size"] == 1
    qtbot.keyClick(line(form, "size"), Qt.Key.Key_Up)
    assert line(form, "size").text() == "2"
    type_text(qtbot, form, "size", "1")
    assert form.values()["size"] == 1
    form.set_values({"size": 1})
    assert line(form, "size").text() == "automatic (8)"


def test_a_form_stays_narrow_in_a_wide_window(qtbot, form):
    form.resize(2400, 300)
    assert line(form, "words").width() < 560


def test_a_setting_can_be_disabled(qtbot, form):
    form.set_enabled("cost", False)
    assert not line(form, "cost").isEnabled()
    assert form.values()["cost"] == 1.0
    form.set_enabled("cost", True)
    assert line(form, "cost").isEnabled()
