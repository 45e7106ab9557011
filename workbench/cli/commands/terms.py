"""`workbench terms`: show the terms and collocations that the settings keep."""

import argparse
from collections.abc import Sequence

from workbench.cli.answers import Answer, printable, text_table
from workbench.cli.corpus_arguments import add_corpus, corpus_from_arguments
from workbench.cli.progress import progress_bar
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.terms.features import FeatureSettings
from workbench.corpora.terms.term_preview import RankedTerm, TermPreview, preview_terms
from workbench.corpora.terms.tokens import TokenSettings
from workbench.plain_text import counted, shortened

_LONGEST_NAME = 60
_EXAMPLES = """examples:
  workbench terms tour --selection chi-square
  workbench terms tour --ngrams 2 --collocations log-likelihood --show 50
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the corpus, the token settings and the feature settings."""
    parser.epilog = _EXAMPLES
    add_corpus(parser)
    parser.add_argument(
        "--show", type=int, default=20, metavar="N", help="terms in the text output (default: 20)"
    )
    add_settings(parser, TokenSettings, "tokens")
    add_settings(parser, FeatureSettings, "features")


def execute(arguments: argparse.Namespace) -> Answer:
    """Count the terms of the corpus and rank those that are kept."""
    corpus = corpus_from_arguments(arguments)
    tokens = settings_from(arguments, TokenSettings)
    features = settings_from(arguments, FeatureSettings)
    with progress_bar("Counting") as update:
        preview = preview_terms(corpus, tokens, features, update)
    data = {
        **{name: value for name, value in vars(preview).items() if not isinstance(value, tuple)},
        "ranked": [vars(term) for term in preview.ranked],
        "collocations": [vars(term) for term in preview.collocations],
    }
    return Answer(data, _text(preview, max(0, arguments.show)))


def _text(preview: TermPreview, most: int) -> str:
    parts = [
        f"{preview.kept_terms:,} of {preview.all_terms:,} terms are kept; "
        f"{counted(preview.documents, 'document')}.",
        f"Preprocessing: {preview.tokens}." if preview.tokens else "The corpus is term counts.",
        "",
        _table("term", preview.score, preview.ranked[:most]),
    ]
    if preview.association:
        pairs = _table("collocation", preview.association, preview.collocations[:most])
        parts += ["", pairs]
    return "\n".join(parts)


def _table(kind: str, score: str, terms: Sequence[RankedTerm]) -> str:
    rows = [
        (shortened(printable(term.term), _LONGEST_NAME), f"{term.score:.4g}", term.documents)
        for term in terms
    ]
    if score == "documents":
        return text_table((kind, score), [(name, documents) for name, _, documents in rows])
    return text_table((kind, score, "documents"), rows)
