"""The options that the commands about one corpus share."""

import argparse
from collections.abc import Sequence

from workbench import paths
from workbench.cli.progress import progress_bar
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.corpus import Corpus
from workbench.corpora.portion_workers import PortionWorker, read_by
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import open_cached


def add_corpus(parser: argparse.ArgumentParser) -> None:
    """Add the path and the reading settings."""
    parser.add_argument(
        "path", metavar="PATH", help="a file, a folder or the name of a known corpus"
    )
    add_reading_settings(parser)


def add_reading_settings(parser: argparse.ArgumentParser) -> None:
    """Add the reading settings."""
    add_settings(parser, ReadingSettings, "reading")


def corpus_from_arguments(
    arguments: argparse.Namespace, cluster: Sequence[PortionWorker] = ()
) -> Corpus:
    """Read the corpus with a progress bar, or load it from the cache."""
    settings = settings_from(arguments, ReadingSettings)
    # The progress is one of bytes or of files, depending on the format.
    with read_by(cluster), progress_bar("Reading", unit="") as update:
        return open_cached(arguments.path, settings, paths.cache(), update)
