"""The help pages of methods: our own files, so they may be shown with headings and emphasis."""

import functools
import re

from PySide6.QtWidgets import QTextBrowser, QWidget

from workbench import paths
from workbench.methods.registry import METHODS


class MethodHelp(QTextBrowser):
    """Shows the page of one method."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Help of the method"))
        self.setOpenLinks(False)
        self._name = ""

    def show_method(self, name: str) -> None:
        """Show the page of a method from its beginning."""
        if name != self._name:
            self._name = name
            self.setMarkdown(help_text(name))


@functools.cache
def help_text(name: str) -> str:
    """The help page of a method as it came with the program; without one, title and paper."""
    file = paths.resources() / "help" / "methods" / f"{name}.md"
    if file.is_file():
        return file.read_text("utf-8")
    method = METHODS[name]
    return f"# {method.title}\n\n{method.paper}\n"


@functools.cache
def summary(name: str) -> str:
    """The first sentence of the idea behind a method."""
    idea = re.split(r"^## (?:The )?[Ii]dea.*$", help_text(name), maxsplit=1, flags=re.MULTILINE)[-1]
    lines = (one for one in idea.splitlines() if one.strip() and not one.startswith("#"))
    paragraph = next(lines, METHODS[name].title)
    sentence, dot, _ = paragraph.replace("`", "").replace("*", "").partition(". ")
    return sentence + dot.strip()
