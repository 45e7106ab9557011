"""`workbench suspects`: list documents whose labels are probably wrong, and correct them."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from workbench import paths
from workbench.cli.answers import Answer, printable, text_table
from workbench.cli.corpus_arguments import add_corpus, corpus_from_arguments
from workbench.cli.progress import progress_bar
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import KEEP, LABEL, Decision, Labelling, now
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import ParameterError
from workbench.experiments.suspects.suspects import Suspect, find_suspects
from workbench.plain_text import counted, shortened

_LONGEST_NAME = 60
_EXAMPLES = """examples:
  workbench suspects reviews.csv
  workbench suspects reviews.csv --json --most 100
  workbench suspects reviews.csv --accept d17 d203 --reject d4 --to corrections.jsonl
  workbench describe reviews.csv --labelling corrections.jsonl

Decisions are added to a labelling, a file of its own; the corpus is not changed. Every command that
opens a corpus, and a plan under [reading], accept `labelling`.
"""
_SHOWN = 20


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the corpus, the token settings and the decisions."""
    parser.epilog = _EXAMPLES
    add_corpus(parser)
    add_settings(parser, TokenSettings, "tokens")
    parser.add_argument("--most", type=int, metavar="N", help="list at most N documents")
    group = parser.add_argument_group("decisions")
    group.add_argument(
        "--accept", nargs="+", default=[], metavar="ID", help="give these the suggested class"
    )
    group.add_argument(
        "--reject", nargs="+", default=[], metavar="ID", help="these are labelled correctly"
    )
    group.add_argument("--to", type=Path, metavar="FILE", help="labelling to add decisions to")


def execute(arguments: argparse.Namespace) -> Answer:
    """Find the suspects; record decisions where there are any."""
    if arguments.most is not None and arguments.most < 1:
        raise ParameterError(f"--most = {arguments.most} must be at least 1.")
    if bool(arguments.accept or arguments.reject) != bool(arguments.to):
        raise ParameterError("Decisions need --to FILE, and --to needs --accept or --reject.")
    corpus = corpus_from_arguments(arguments)
    labelling = Labelling(arguments.to, corpus.name) if arguments.to else None
    suspects = find_suspects(corpus, _counts(corpus, arguments))
    data = {"documents": len(corpus), "found": len(suspects)}
    if labelling is None:
        listed = suspects[: arguments.most]
        shown = [suspect.to_dict() for suspect in listed]
        return Answer({**data, "suspects": shown}, _text(corpus, suspects, arguments.most))
    decisions = _decisions(suspects, arguments.accept, arguments.reject)
    labelling.append(decisions)
    sentence = f"{len(decisions)} decisions were added to {arguments.to}."
    return Answer({**data, "labelling": str(arguments.to), "added": len(decisions)}, sentence)


def _counts(corpus: Corpus, arguments: argparse.Namespace) -> object:
    with progress_bar("Counting") as update:
        settings = settings_from(arguments, TokenSettings)
        return cached_term_matrix(corpus, settings, cache=paths.cache(), progress=update).counts


def _decisions(
    suspects: Sequence[Suspect], accepted: Sequence[str], rejected: Sequence[str]
) -> list[Decision]:
    suggested = {suspect.document_id: suspect.suggested for suspect in suspects}
    unknown = [name for name in (*accepted, *rejected) if name not in suggested]
    if unknown:
        raise ParameterError(f"The label of {unknown[0]!r} is not suspected; nothing was added.")
    both = set(accepted) & set(rejected)
    if both:
        raise ParameterError(f"{min(both)!r} cannot be accepted and rejected at once.")
    time = now()
    given = [Decision(name, LABEL, suggested[name], "suspects", time) for name in accepted]
    return given + [Decision(name, KEEP, "", "suspects", time) for name in rejected]


def _text(corpus: Corpus, suspects: Sequence[Suspect], most: int | None) -> str:
    heading = f"{printable(corpus.name)}: {counted(len(corpus), 'document')}, "
    if not suspects:
        return heading + "no label is suspected to be wrong."
    confident = sum(suspect.is_confident for suspect in suspects)
    rows = [
        (
            shortened(suspect.document_id, _LONGEST_NAME),
            suspect.given,
            suspect.suggested,
            f"{suspect.score:.3f}",
        )
        for suspect in suspects[: most or _SHOWN]
    ]
    lines = [
        f"{heading}another class is likelier for {len(suspects):,}, "
        f"and confidently so for {confident:,}",
        "",
        text_table(("document", "given", "suggested", "score"), rows),
    ]
    if len(rows) < len(suspects):
        lines += ["", f"{len(suspects) - len(rows):,} more; --most N shows the first N."]
    return "\n".join(lines)
