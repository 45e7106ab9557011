"""The help pages of methods, which are shown as formatted Markdown."""

import functools
import re

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QTextBrowser, QWidget

from workbench import paths
from workbench.methods.registry import METHODS


class MethodHelp(QTextBrowser):
    """Shows the page of one method."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Help for the method"))
        self.setOpenLinks(False)
        self._name = ""

    def show_method(self, name: str) -> None:
        """Show the page of a method."""
        if name != self._name:
            self._name = name
            self.setMarkdown(help_text(name))


@functools.cache
def help_text(name: str) -> str:
    """The help page of a method, or its title and paper if it has none."""
    file = paths.resources() / "help" / "methods" / f"{name}.md"
    if file.is_file():
        return file.read_text("utf-8")
    method = METHODS[name]
    return "\n\n".join(part for part in (f"# {method.title}", origin(name), method.paper) if part)


def origin(name: str) -> str:
    """The package that a method comes from, in words; empty for those of the program."""
    package = METHODS[name].origin
    said = QCoreApplication.translate("MethodHelp", "From the package {}.")
    return said.format(package) if package else ""


@functools.cache
def summary(name: str) -> str:
    """The first sentence of the idea behind a method."""
    idea = re.split(r"^## (?:The )?[Ii]dea.*$", help_text(name), maxsplit=1, flags=re.MULTILINE)[-1]
    paragraphs = (part for part in re.split(r"\n\s*\n", idea) if not part.lstrip().startswith("#"))
    paragraph = next((part for part in paragraphs if part.strip()), METHODS[name].title)
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", " ".join(paragraph.split()))
    sentence, dot, _ = plain.partition(". ")
    return sentence + dot.strip()
