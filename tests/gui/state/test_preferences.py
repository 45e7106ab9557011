"""Preferences are applied at once, stored, and checked in the dialog."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QLineEdit

from workbench.experiments.running.executors import usual_workers
from workbench.gui.state.preferences import Preferences, WindowSettings
from workbench.gui.widgets.theme import is_dark


def ok_button(dialog):
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def test_colours_change_at_once_and_are_stored(qtbot, window):
    window.menus.actions["theme dark"].trigger()
    assert is_dark(QApplication.palette())
    assert WindowSettings().preferences().theme == "dark"
    assert window.menus.actions["theme dark"].isChecked()
    window.menus.actions["theme light"].trigger()
    assert not is_dark(QApplication.palette())
    assert WindowSettings().preferences().theme == "light"


def test_the_dialog_shows_and_stores_the_preferences(qtbot, window):
    window.workspace.settings.store_preferences(Preferences(workers=3, tour_is_offered=False))
    dialog = window.commands.show_preferences()
    line = dialog.form.field("workers").findChild(QLineEdit)
    assert line.text() == "3"
    line.selectAll()
    qtbot.keyClicks(line, "2")
    dialog.form.field("theme").findChild(QComboBox).setCurrentText("dark")
    qtbot.mouseClick(ok_button(dialog), Qt.MouseButton.LeftButton)
    assert WindowSettings().preferences() == Preferences("dark", workers=2, tour_is_offered=False)
    assert is_dark(QApplication.palette())
    assert window.queue.limits.workers == 2
    window.commands.use_theme("light")


def test_zero_workers_are_shown_as_automatic(qtbot, window):
    dialog = window.commands.show_preferences()
    line = dialog.form.field("workers").findChild(QLineEdit)
    assert line.text() == f"automatic ({usual_workers()})"
    qtbot.mouseClick(ok_button(dialog), Qt.MouseButton.LeftButton)
    assert WindowSettings().preferences().workers == 0


def test_an_invalid_number_cannot_be_accepted(qtbot, window):
    dialog = window.commands.show_preferences()
    line = dialog.form.field("workers").findChild(QLineEdit)
    line.selectAll()
    qtbot.keyClicks(line, "900")
    assert not ok_button(dialog).isEnabled()
    assert "900" in dialog.form.problems()["workers"]
    dialog.reject()
    assert WindowSettings().preferences() == Preferences()


def test_damaged_stored_values_are_ignored(tmp_path):
    file = tmp_path / "window.ini"
    damaged = {
        "format": "9" * 5000,
        "recent": "@Invalid()",
        "recent_facts": '"{\\"letters.csv\\": 5}"',
        "recent_readings": f'"{"[" * 100_000}"',
    }
    lines = [f"{name}={value}" for name, value in damaged.items()]
    file.write_text("\n".join(["[General]", *lines]), "utf-8")
    settings = WindowSettings(file)
    assert settings.recent() == []
    assert settings.reading_of("letters.csv") is None
    assert settings.facts_of("letters.csv") == {}
    settings.remember_corpus("letters.csv")
    settings.remember_facts("letters.csv", documents=3)
    assert settings.facts_of("letters.csv") == {"documents": 3}


def test_invalid_stored_values_are_replaced_by_defaults(tmp_path):
    file = tmp_path / "window.ini"
    file.write_text("[preferences]\ntheme=purple\nworkers=many\ntour_is_offered=perhaps\n")
    assert WindowSettings(file).preferences() == Preferences()


def test_preferences_that_cannot_be_written_are_reported_until_they_can(tmp_path):
    folder, problems = tmp_path / "settings", []
    folder.write_text("a file where the folder should be", "utf-8")
    settings = WindowSettings(folder / "window.ini")
    settings.on_problem = problems.append
    settings.store_preferences(Preferences(workers=3))
    (problem,) = problems
    assert "window.ini cannot be written" in problem
    folder.unlink()
    settings.store_preferences(Preferences(workers=4))
    assert problems == [problem]
    assert "workers=4" in (folder / "window.ini").read_text("utf-8")


def test_the_window_says_that_preferences_cannot_be_written(window):
    window.workspace.settings.on_problem("The settings file cannot be written.")
    assert window.toast.message.text() == "The settings file cannot be written."
