"""What the commands about one corpus share: its path, how to read it, how to cut it into terms."""

import argparse

from workbench.cli.progress import progress_bar
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.corpus import Corpus
from workbench.corpora.readers import ReadingSettings


def add_corpus(parser: argparse.ArgumentParser) -> None:
    """Add the path and the reading settings."""
    parser.add_argument("path", metavar="PATH", help="a file, a folder or a known corpus's name")
    add_reading(parser)


def add_reading(parser: argparse.ArgumentParser) -> None:
    """Add the reading settings."""
    add_settings(parser, ReadingSettings, "reading")


def read(arguments: argparse.Namespace) -> Corpus:
    """Read the corpus that was named, with a progress bar."""
    from workbench.corpora.catalogue import open_corpus

    typed = settings_from(arguments, ReadingSettings)
    settings = None if typed == ReadingSettings() else typed  # a known corpus has its own
    with progress_bar("Reading") as move:
        return open_corpus(arguments.path, settings, move)
