"""The pages of the help: our own files, found in the resources and searched as plain text."""

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from workbench import paths
from workbench.methods.registry import METHODS
from workbench.parameters import Parameter

_WINDOW = ("start", "corpus", "experiment", "runs", "results", "comparison")
_SETTINGS_HEADER = "| Setting | Default | Allowed |\n|---|---|---|"


@dataclass(frozen=True)
class HelpPage:
    """One page: its name in links, its title, the group it is listed in, and its file."""

    name: str
    title: str
    group: str
    file: Path

    @property
    def text(self) -> str:
        """The page as Markdown; a method without a page has its title and paper."""
        return _text(self.name, self.file)

    @property
    def is_method(self) -> bool:
        """Whether the page is about a method of the registry."""
        return self.name in METHODS


@functools.cache
def help_pages() -> tuple[HelpPage, ...]:
    """Every page: the window first, then how things are computed, then the methods."""
    folder = paths.resources() / "help"
    window = [_page(name, "The window", folder) for name in _WINDOW]
    others = sorted(one.stem for one in folder.glob("*.md") if one.stem not in _WINDOW)
    computed = [_page(name, "How it is computed", folder) for name in others]
    methods = [
        HelpPage(one.name, one.title, one.family, folder / "methods" / f"{one.name}.md")
        for one in METHODS.values()
    ]
    return (*window, *computed, *methods)


def find_page(name: str) -> HelpPage | None:
    """The page of this name, which may also be written as in a link."""
    bare = name.rsplit("/", 1)[-1].removesuffix(".md")
    return next((one for one in help_pages() if one.name == bare), None)


def matching(words: str) -> tuple[HelpPage, ...]:
    """The pages that hold every word, those with the words in their title first."""
    wanted = words.casefold().split()
    found = [one for one in help_pages() if _holds(f"{one.title}\n{one.text}", wanted)]
    return tuple(sorted(found, key=lambda one: not _holds(one.title, wanted)))


def settings_table(parameters: Iterable[Parameter]) -> str:
    """The settings of a method as a table, from the same description as its form."""
    rows = [
        f"| `{one.name}` {_cell(one.label)}{_cell(f'. {one.help}' if one.help else '')} "
        f"| {_cell(one.default)} | {_cell(one.allowed_words())} |"
        for one in parameters
    ]
    table = "\n".join([_SETTINGS_HEADER, *rows]) if rows else "This method has no settings."
    return f"\n\n## Every setting\n\n{table}\n"


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


def _holds(text: str, wanted: list[str]) -> bool:
    folded = text.casefold()
    return all(one in folded for one in wanted)


def _cell(value: object) -> str:
    return str(value).replace("|", "\\|").replace("\n", " ")
