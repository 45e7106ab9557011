"""`workbench corpora`: the known corpora and where they are."""

import argparse
from pathlib import Path

from workbench import paths
from workbench.cli.answers import Answer, table
from workbench.cli.progress import progress_bar
from workbench.corpora.catalogue import download, find_local
from workbench.corpora.known_corpora import CATALOGUE

_EXAMPLES = """examples:
  workbench corpora
  WORKBENCH_DATA=~/corpora workbench corpora --json
  workbench corpora --download reuters-nltk --to ~/corpora
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options for people with a network."""
    parser.epilog = _EXAMPLES
    parser.add_argument("--download", metavar="NAME", help="fetch a corpus from its home")
    parser.add_argument("--to", type=Path, metavar="DIR", help="where a download goes")


def execute(arguments: argparse.Namespace) -> Answer:
    """List the corpora, or fetch one."""
    if arguments.download:
        return _download(arguments.download, arguments.to)
    return _list()


def _list() -> Answer:
    rows = []
    for known in CATALOGUE.values():
        place = find_local(known)
        rows.append((known.name, known.documents, known.classes, known.title, place))
    data = [
        {
            "name": name,
            "documents": documents,
            "classes": classes,
            "title": title,
            "path": str(place) if place else None,
        }
        for name, documents, classes, title, place in rows
    ]
    shown = [(*row[:4], "yes" if row[4] else "no") for row in rows]
    text = table(("name", "documents", "classes", "corpus", "here"), shown)
    hint = "\nOther corpora are looked for in the folder that WORKBENCH_DATA names."
    return Answer(data, text + hint)


def _download(name: str, folder: Path | None) -> Answer:
    target = folder or paths.data() or paths.cache() / "corpora"
    with progress_bar(f"Fetching {name}", "B") as move:
        place = download(name, target, move)
    return Answer({"name": name, "path": str(place)}, f"{name} is at {place}")
