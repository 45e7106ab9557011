"""`workbench classify`: name the classes of new documents with a saved model."""

import argparse
from pathlib import Path

from workbench.cli.answers import Answer, table
from workbench.cli.corpus_arguments import add_reading, read
from workbench.cli.run_arguments import add_store
from workbench.experiments.models.files import load_model
from workbench.experiments.models.model import classify

_EXAMPLES = """examples:
  workbench classify model.zip new-mail.zip
  workbench classify model.zip reviews.csv --text-column review --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the model and the documents."""
    parser.epilog = _EXAMPLES
    parser.add_argument("model", type=Path, metavar="MODEL", help="a saved model")
    parser.add_argument("path", metavar="FILE", help="the documents: any file the readers open")
    add_store(parser)
    add_reading(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Classify every document."""
    model = load_model(arguments.model)
    corpus = read(arguments)
    found = classify(model, corpus.texts)
    pairs = list(zip(corpus.document_ids, found, strict=True))
    data = [{"id": name, "class": predicted} for name, predicted in pairs]
    return Answer(data, table(("document", "class"), pairs))
