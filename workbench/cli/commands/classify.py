"""`workbench classify`: predict the classes of new documents with a saved model."""

import argparse
from pathlib import Path

from workbench.cli.answers import Answer, text_table
from workbench.cli.cluster_arguments import add_scheduler, cluster_from
from workbench.cli.corpus_arguments import add_reading_settings, corpus_from_arguments
from workbench.cli.run_arguments import add_store
from workbench.experiments.models.files import load_model
from workbench.experiments.models.portions import classify_all

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
    add_scheduler(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Classify every document, a portion at a time."""
    model = load_model(arguments.model)
    with cluster_from(arguments) as cluster:
        corpus = corpus_from_arguments(arguments, cluster)
        portions = list(classify_all(model, arguments.model, corpus.texts, cluster))
    classes = [name for portion in portions for name in portion.classes]
    found = [*zip(corpus.document_ids, classes, strict=True)]
    shares = [
        float(share)
        for portion in portions
        if portion.probabilities is not None
        for share in portion.probabilities
    ]
    if not shares:
        named = [{"id": name, "class": predicted} for name, predicted in found]
        return Answer(named, text_table(("document", "class"), found))
    rows = [(*row, share) for row, share in zip(found, shares, strict=True)]
    data = [{"id": name, "class": label, "probability": share} for name, label, share in rows]
    shown = [(name, label, f"{share:.3f}") for name, label, share in rows]
    return Answer(data, text_table(("document", "class", "probability"), shown))
