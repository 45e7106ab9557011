"""`workbench tokens`: show what each preprocessing step does to one document."""

import argparse

from workbench.cli.answers import Answer, printable
from workbench.cli.corpus_arguments import add_corpus, corpus_from_arguments
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.token_steps import TokenStep, preview
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.errors import CorpusError
from workbench.plain_text import counted, whole_number

_EXAMPLES = """examples:
  workbench tokens tour --document 1
  workbench tokens haber.zip --document spor/12.txt --stemmer snowball
"""
_MOST_TOKENS = 60  # per step, in the text output


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options for the corpus, the document and the token settings."""
    parser.epilog = _EXAMPLES
    add_corpus(parser)
    parser.add_argument(
        "--document",
        default="1",
        metavar="ID",
        help="id of the document, or its number, counted from 1 (default: 1)",
    )
    add_settings(parser, TokenSettings, "tokens")


def execute(arguments: argparse.Namespace) -> Answer:
    """Preprocess one document step by step."""
    corpus = corpus_from_arguments(arguments)
    row = _row(corpus, arguments.document)
    settings = resolve(settings_from(arguments, TokenSettings), corpus.texts)
    steps = preview(corpus.texts[row], settings)
    data = {
        "document": corpus.document_ids[row],
        "text": corpus.texts[row],
        "steps": [
            {"step": step.name, "tokens": list(step.tokens), "removed": list(step.removed)}
            for step in steps
        ],
    }
    return Answer(
        data, "\n".join([f"Document {corpus.document_ids[row]}", *map(_step_text, steps)])
    )


def _row(corpus: Corpus, document: str) -> int:
    if corpus.counts is not None:
        raise CorpusError(f"{corpus.name} consists of term counts, so there is no text to show.")
    ids = list(corpus.document_ids)
    if document in ids:
        return ids.index(document)
    number = whole_number(document)
    if number is not None and 1 <= number <= len(ids):
        return number - 1
    raise CorpusError(
        f"{corpus.name} has no document {document!r}; give a document id such as {ids[0]!r} "
        f"or a number from 1 to {len(ids)}."
    )


def _step_text(step: TokenStep) -> str:
    removed = f", removed {len(step.removed)}: {_excerpt(step.removed)}" if step.removed else ""
    return (
        f"\n{step.name}: {counted(len(step.tokens), 'token')}{removed}\n  {_excerpt(step.tokens)}"
    )


def _excerpt(tokens: tuple[str, ...]) -> str:
    shown = printable(" ".join(tokens[:_MOST_TOKENS]))
    return f"{shown} …" if len(tokens) > _MOST_TOKENS else shown
