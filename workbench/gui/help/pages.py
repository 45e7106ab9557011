"""The help pages, which are Markdown files in the resources, and their search."""

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from workbench import paths
from workbench.experiments.plans.search_words import search_text
from workbench.methods.registry import METHODS
from workbench.parameters import Parameter

_WINDOW_PAGES = ("start", "corpus", "label", "experiment", "runs", "results", "comparison")
_SETTINGS_HEADER = "| Setting | Default | Allowed |\n|---|---|---|"


@dataclass(frozen=True)
class HelpPage:
    """A help page: its name in links, its title, its group in the list and its file."""

    name: str
    title: str
    group: str
    file: Path

    @property
    def text(self) -> str:
        """The page as Markdown; a method without a file has only its title and paper."""
        return _text(self.name, self.file)

    @property
    def is_method(self) -> bool:
        """Whether the page is about a method of the registry."""
        return self.name in METHODS


@functools.cache
def help_pages() -> tuple[HelpPage, ...]:
    """All pages: first the window, then the computations, then the methods."""
    folder = paths.resources() / "help"
    window = [_page(name, "The window", folder) for name in _WINDOW_PAGES]
    others = sorted(file.stem for file in folder.glob("*.md") if file.stem not in _WINDOW_PAGES)
    computations = [_page(name, "Computations", folder) for name in others]
    methods = [
        HelpPage(method.name, method.title, method.family, folder / "methods" / f"{method.name}.md")
        for method in METHODS.values()
    ]
    return (*window, *computations, *methods)


def find_page(name: str) -> HelpPage | None:
    """The page of this name, which may also be the target of a link."""
    bare = name.rsplit("/", 1)[-1].removesuffix(".md")
    return next((page for page in help_pages() if page.name == bare), None)


def search_pages(query: str) -> tuple[HelpPage, ...]:
    """The pages that contain every word of a query; matching names come first."""
    words = query.casefold().split()
    matches = [page for page in help_pages() if _contains(f"{_names(page)}\n{page.text}", words)]
    return tuple(sorted(matches, key=lambda page: not _contains(_names(page), words)))


def _names(page: HelpPage) -> str:
    """The title of a page, and the other names of the method it is about."""
    return f"{page.title} {search_text(page.name)}" if page.is_method else page.title


def settings_table(parameters: Iterable[Parameter]) -> str:
    """The settings of a method as a Markdown table."""
    rows = [_settings_row(parameter) for parameter in parameters]
    table = "\n".join([_SETTINGS_HEADER, *rows]) if rows else "This method has no settings."
    return f"\n\n## All settings\n\n{table}\n"


def _settings_row(parameter: Parameter) -> str:
    text = f"{parameter.label}. {parameter.help}" if parameter.help else parameter.label
    cells = (f"`{parameter.name}` {text}", parameter.default, parameter.allowed_text())
    return f"| {' | '.join(map(_cell, cells))} |"


@functools.cache
def _text(name: str, file: Path) -> str:
    if file.is_file():
        return file.read_text("utf-8")
    method = METHODS.get(name)
    return f"# {method.title}\n\n{method.paper}\n" if method else f"# {name}\n"


def _page(name: str, group: str, folder: Path) -> HelpPage:
    file = folder / f"{name}.md"
    title = _text(name, file).partition("\n")[0].lstrip("# ").strip()
    return HelpPage(name, title, group, file)


def _contains(text: str, words: list[str]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in words)


def _cell(value: object) -> str:
    return str(value).replace("|", "\\|").replace("\n", " ")
