"""What the commands about one corpus share: its path, how to read it, how to cut it into terms."""

import argparse

from workbench import paths
from workbench.cli.progress import progress_bar
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.corpus import Corpus
from workbench.corpora.readers import ReadingSettings
from workbench.corpora.storage import open_cached


def add_corpus(parser: argparse.ArgumentParser) -> None:
    """Add the path and the reading settings."""
    parser.add_argument("path", metavar="PATH", help="a file, a folder or a known corpus's name")
    add_reading(parser)


def add_reading(parser: argparse.ArgumentParser) -> None:
    """Add the reading settings."""
    add_settings(parser, ReadingSettings, "reading")


def read(arguments: argparse.Namespace) -> Corpus:
    """Read the corpus that was named, with a progress bar; the second time from the cache."""
    settings = settings_from(arguments, ReadingSettings)
    with progress_bar("Reading", unit="") as move:  # bytes or files, as the format has it
        return open_cached(arguments.path, settings, paths.cache(), move)
