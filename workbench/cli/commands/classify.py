"""`workbench classify`: predict the classes of new documents with a saved model."""

import argparse
from pathlib import Path

from workbench.cli.answers import Answer, text_table
from workbench.cli.corpus_arguments import add_reading_settings, corpus_from
from workbench.cli.run_arguments import add_store
from workbench.experiments.models.files import load_model
from workbench.experiments.models.model import class_probabilities, classify

_EXAMPLES = """examples:
  workbench classify model.zip new-mail.zip
  workbench classify model.zip reviews.csv --text-column review --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that name the model and the documents."""
    parser.epilog = _EXAMPLES
    parser.add_argument("model", type=Path, metavar="MODEL", help="a saved model")
    parser.add_argument("path", metavar="FILE", help="the documents, in any supported format")
    add_store(parser)
    add_reading_settings(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Classify every document."""
    model = load_model(arguments.model)
    corpus = corpus_from(arguments)
    predictions = classify(model, corpus.texts)
    found = [*zip(corpus.document_ids, predictions, strict=True)]
    probabilities = class_probabilities(model, corpus.texts) if found else None
    if probabilities is None:
        named = [{"id": name, "class": predicted} for name, predicted in found]
        return Answer(named, text_table(("document", "class"), found))
    rows = [
        (name, predicted, float(row[model.class_names.index(predicted)]))
        for (name, predicted), row in zip(found, probabilities, strict=True)
    ]
    data = [{"id": name, "class": label, "probability": share} for name, label, share in rows]
    shown = [(name, label, f"{share:.3f}") for name, label, share in rows]
    return Answer(data, text_table(("document", "class", "probability"), shown))
