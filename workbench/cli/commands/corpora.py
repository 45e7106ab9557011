"""`workbench corpora`: list the known corpora, or download one."""

import argparse
from pathlib import Path

from workbench import paths
from workbench.cli.answers import Answer, text_table
from workbench.cli.progress import progress_bar
from workbench.corpora.catalogue import download, find_local
from workbench.corpora.known_corpora import CATALOGUE
from workbench.corpora.nltk_corpora import nltk_names
from workbench.corpora.terms.languages.nltk_data import NLTK_PACKAGES, download_package

_IN_NLTK = "In the folders of NLTK’s data"
_EXAMPLES = """examples:
  workbench corpora
  WORKBENCH_DATA=~/corpora workbench corpora --json
  workbench corpora --download reuters-nltk --to ~/corpora
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options for downloading."""
    parser.epilog = _EXAMPLES
    parser.add_argument(
        "--download",
        metavar="NAME",
        help="download a known corpus, or NLTK's data package rslp or wordnet",
    )
    parser.add_argument("--to", type=Path, metavar="DIR", help="folder for the download")


def execute(arguments: argparse.Namespace) -> Answer:
    """List the corpora, or download one."""
    if arguments.download:
        return _download(arguments.download, arguments.to)
    return _list()


def _list() -> Answer:
    rows = []
    for entry in CATALOGUE.values():
        path = find_local(entry)
        rows.append((entry.name, entry.documents, entry.classes, entry.title, path))
    data = [
        {
            "name": name,
            "documents": documents,
            "classes": classes,
            "title": title,
            "path": str(path) if path else None,
        }
        for name, documents, classes, title, path in rows
    ]
    names = nltk_names()
    data += [{"name": name, "title": _IN_NLTK, "path": None} for name in names]
    shown: list[tuple[object, ...]] = [(*row[:4], "yes" if row[4] else "no") for row in rows]
    shown += [(name, "", "", _IN_NLTK, "yes") for name in names]
    text = text_table(("name", "documents", "classes", "corpus", "available"), shown)
    hint = "\nWORKBENCH_DATA names the folder with further corpora."
    return Answer(data, text + hint)


def _download(name: str, folder: Path | None) -> Answer:
    target = folder or paths.data() or paths.cache() / "corpora"
    with progress_bar(f"Downloading {name}", "B") as update:
        if name in NLTK_PACKAGES:  # where the stemmers look for them
            path = download_package(name)
        else:
            path = download(name, target, update)
    return Answer({"name": name, "path": str(path)}, f"{name} was downloaded to {path}")
