"""The window's settings file and its format; what a newer program wrote is left alone."""

from pathlib import Path

from PySide6.QtCore import QSettings

FORMAT = 1


def open_settings(file: Path) -> tuple[QSettings, str]:
    """The settings, and a sentence where a newer program has written them.

    Such a file is neither used nor changed; this program then has a file of its own beside it.
    """
    found = _format_of(file)
    if found <= FORMAT:
        return QSettings(str(file), QSettings.Format.IniFormat), ""
    own = file.with_name(f"{file.stem}-format-{FORMAT}{file.suffix}")
    problem = (
        f"The settings {file} have format {found}, newer than {FORMAT}, the newest this program "
        f"reads, so {own.name} is used; update the program to have them back."
    )
    return QSettings(str(own), QSettings.Format.IniFormat), problem


def _format_of(file: Path) -> int:
    told = str(QSettings(str(file), QSettings.Format.IniFormat).value("format", FORMAT))
    return int(told) if told.isdecimal() else FORMAT
