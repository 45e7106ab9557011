"""`workbench import`: read a corpus and write it to one file in a standard format."""

import argparse
from pathlib import Path

from workbench.cli.answers import Answer
from workbench.cli.corpus_arguments import add_corpus, corpus_from_arguments
from workbench.corpora.writing import write_corpus
from workbench.paths import check_target
from workbench.plain_text import counted

_EXAMPLES = """examples:
  workbench import 20news.tar.gz --strip-headers yes --to 20news.jsonl.gz
  workbench import reuters21578.tar.gz --subset R8 --to r8.csv
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the corpus and the target file."""
    parser.epilog = _EXAMPLES
    add_corpus(parser)
    parser.add_argument(
        "--to",
        type=Path,
        required=True,
        metavar="FILE",
        help="a .jsonl, .jsonl.gz, .csv, .tsv or .parquet file, or a new folder for a text file "
        "per document in a subfolder per class; .mat for a corpus of counts",
    )


def execute(arguments: argparse.Namespace) -> Answer:
    """Read the corpus and write it."""
    check_target(arguments.to, arguments.path, getattr(arguments, "labelling", ""))
    corpus = corpus_from_arguments(arguments)
    write_corpus(corpus, arguments.to)
    data = {"documents": len(corpus), "classes": corpus.class_sizes(), "file": str(arguments.to)}
    return Answer(data, f"{counted(len(corpus), 'document')} written to {arguments.to}")
