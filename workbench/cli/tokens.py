"""`workbench tokens`: what each preprocessing step does to one document."""

import argparse

from workbench.cli.answers import Answer, printable
from workbench.cli.corpus_arguments import add_corpus, read
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.corpus import Corpus
from workbench.corpora.terms.tokens import TokenSettings, TokenStep, preview, resolve
from workbench.errors import CorpusError

_EXAMPLES = """examples:
  workbench tokens tour --document 1
  workbench tokens haber.zip --document spor/12.txt --stemmer snowball
"""
_SHOWN = 60


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the corpus, the document and the token settings."""
    parser.epilog = _EXAMPLES
    add_corpus(parser)
    parser.add_argument(
        "--document", default="1", metavar="ID", help="its id, or its number from 1 (default: 1)"
    )
    add_settings(parser, TokenSettings, "tokens")


def execute(arguments: argparse.Namespace) -> Answer:
    """Cut one document into terms, step by step."""
    corpus = read(arguments)
    row = _row(corpus, arguments.document)
    settings = resolve(settings_from(arguments, TokenSettings), corpus.texts)
    steps = preview(corpus.texts[row], settings)
    data = {
        "document": corpus.document_ids[row],
        "text": corpus.texts[row],
        "steps": [
            {"step": one.name, "tokens": list(one.tokens), "removed": list(one.removed)}
            for one in steps
        ],
    }
    return Answer(data, "\n".join([f"Document {corpus.document_ids[row]}", *map(_lines, steps)]))


def _row(corpus: Corpus, wanted: str) -> int:
    if corpus.counts is not None:
        raise CorpusError(f"{corpus.name} holds counts made elsewhere, so it has no text to cut.")
    ids = list(corpus.document_ids)
    if wanted in ids:
        return ids.index(wanted)
    if wanted.isdigit() and 1 <= int(wanted) <= len(ids):
        return int(wanted) - 1
    raise CorpusError(
        f"{corpus.name} has no document {wanted!r}; give one of its ids (such as {ids[0]!r}) "
        f"or a number from 1 to {len(ids)}."
    )


def _lines(step: TokenStep) -> str:
    removed = f", removed {len(step.removed)}: {_some(step.removed)}" if step.removed else ""
    return f"\n{step.name}: {len(step.tokens)} tokens{removed}\n  {_some(step.tokens)}"


def _some(tokens: tuple[str, ...]) -> str:
    shown = printable(" ".join(tokens[:_SHOWN]))
    return f"{shown} …" if len(tokens) > _SHOWN else shown
