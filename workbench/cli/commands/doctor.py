"""`workbench doctor`: examine a corpus, and show what cures would change."""

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import Any

from workbench import paths
from workbench.cli.answers import Answer, printable
from workbench.cli.corpus_arguments import add_corpus, corpus_from_arguments
from workbench.cli.progress import progress_bar
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.catalogue import locate
from workbench.corpora.corpus import Corpus
from workbench.corpora.doctor.cures import (
    CurePreview,
    changed_settings,
    compare_corpora,
    cured,
    named_cures,
)
from workbench.corpora.doctor.examination import Examination, examine
from workbench.corpora.doctor.finding import Finding
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import open_cached
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.tokens import TokenSettings
from workbench.experiments.suspects.suspects import find_suspects
from workbench.plain_text import counted

_EXAMPLES = """examples:
  workbench doctor mail.zip
  workbench doctor mail.zip --cure remove-headers remove-quotes
  workbench doctor reviews.csv --json
  workbench doctor reviews.csv --suspects     also labels that several methods doubt

Cures change nothing by themselves: they are reading settings, which a plan records under [reading]
and every command that opens a corpus accepts as options.
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the corpus, the cures and the token settings."""
    parser.epilog = _EXAMPLES
    add_corpus(parser)
    add_settings(parser, TokenSettings, "tokens")
    parser.add_argument(
        "--cure", nargs="+", default=[], metavar="NAME", help="show what these cures would change"
    )
    parser.add_argument(
        "--suspects", action="store_true", help="also look for wrong labels, which takes longer"
    )


def execute(arguments: argparse.Namespace) -> Answer:
    """Examine the corpus; with cures, examine it again with their settings."""
    corpus = corpus_from_arguments(arguments)
    tokens = settings_from(arguments, TokenSettings)
    chosen = settings_from(arguments, ReadingSettings)
    suspected = _suspected(corpus, tokens) if arguments.suspects else ()
    found = _examine(corpus, tokens, chosen, suspected, arguments.path)
    data, text = found.to_dict(corpus.document_ids), _text(found, corpus)
    if not arguments.cure:
        return Answer(data, text)
    cures = named_cures(found.findings, arguments.cure)
    reading = cured(chosen, cures)
    with progress_bar("Reading", unit="") as update:
        after = open_cached(arguments.path, reading, paths.cache(), update)
    preview, remaining = compare_corpora(corpus, after), _examine(after, tokens, reading)
    settings = changed_settings(reading)
    data["cured"] = {
        "settings": settings,
        "preview": _preview_values(preview),
        **remaining.to_dict(after.document_ids),
    }
    return Answer(data, "\n".join(_cured_lines(preview, settings, remaining, after)))


def _examine(
    corpus: Corpus,
    tokens: TokenSettings,
    reading: ReadingSettings,
    suspected: Sequence[int] = (),
    path: str = "",
) -> Examination:
    with progress_bar("Examining", unit="check") as update:
        return examine(
            corpus,
            tokens,
            progress=update,
            suspected=suspected,
            reading=reading,
            locate=(lambda: locate(path)) if path else None,
        )


def _suspected(corpus: Corpus, tokens: TokenSettings) -> list[int]:
    """The rows of the labels that methods doubt confidently."""
    counts = cached_term_matrix(corpus, tokens, cache=paths.cache()).counts
    return [suspect.row for suspect in find_suspects(corpus, counts) if suspect.is_confident]


def _preview_values(preview: CurePreview) -> dict[str, Any]:
    values = {name: value for name, value in vars(preview).items() if name != "examples"}
    return {**values, "summary": str(preview)}


def _text(found: Examination, corpus: Corpus) -> str:
    heading = f"{printable(found.name)}: {counted(found.documents, 'document')}, "
    if not found.findings:
        return heading + "nothing found that would make results worthless."
    number = len(found.findings)
    lines = [heading + ("1 finding" if number == 1 else f"{number} findings")]
    for finding in found.findings:
        lines += ["", *_finding_lines(finding, corpus)]
    return "\n".join(lines)


def _finding_lines(finding: Finding, corpus: Corpus) -> Iterator[str]:
    yield f"{finding.kind.capitalize()}: {finding.title} ({finding.number:,})"
    yield f"  {printable(finding.details)}"
    yield f"  {finding.effect}"
    if finding.rows:
        shown = ", ".join(corpus.document_ids[row][:60] for row in finding.rows[:3])
        yield f"  For example: {printable(shown)}"
    if finding.cure is not None:
        yield f"  Cure: --cure {finding.cure.name} ({finding.cure.title})"
    if finding.advice:
        yield f"  Advice: {finding.advice}"


def _cured_lines(
    preview: CurePreview, settings: dict[str, Any], remaining: Examination, after: Corpus
) -> Iterator[str]:
    yield f"With these cures: {preview}."
    yield "The plan records them as:"
    yield "  [reading]"
    for name, value in settings.items():
        yield f"  {name} = {_toml(value)}"
    yield ""
    yield _text(remaining, after)


def _toml(value: Any) -> str:
    # Texts, numbers and booleans are written alike in JSON and TOML.
    return json.dumps(value, ensure_ascii=False)
