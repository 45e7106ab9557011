"""The settings file of the window and its format number."""

from pathlib import Path

from PySide6.QtCore import QSettings

from workbench.plain_text import whole_number

FORMAT = 1


def open_settings(file: Path) -> tuple[QSettings, str]:
    """Open the settings; the second value is a message if a newer program wrote them.

    Such a file is neither used nor changed; another file beside it is used instead.
    """
    file_format = _format_of(file)
    if file_format <= FORMAT:
        return QSettings(str(file), QSettings.Format.IniFormat), ""
    own = file.with_name(f"{file.stem}-format-{FORMAT}{file.suffix}")
    problem = (
        f"The settings file {file} has format {file_format}, but this program reads formats up to "
        f"{FORMAT}, so {own.name} is used. Update the program to use your settings again."
    )
    return QSettings(str(own), QSettings.Format.IniFormat), problem


def problem_of_writing(file: Path) -> str:
    """Write changed settings now; a sentence if that is not possible at the moment."""
    settings = QSettings(str(file), QSettings.Format.IniFormat)  # the status of another is kept
    settings.sync()
    if settings.status() == QSettings.Status.NoError:
        return ""
    return (
        f"The settings file {file} cannot be written. Free some disk space or make its folder "
        "writable; otherwise your choice is lost when the program ends."
    )


def _format_of(file: Path) -> int:
    text = str(QSettings(str(file), QSettings.Format.IniFormat).value("format", FORMAT))
    number = whole_number(text)
    return FORMAT if number is None else number
