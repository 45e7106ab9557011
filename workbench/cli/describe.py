"""`workbench describe`: what is in a corpus and what is wrong with it."""

import argparse
from collections.abc import Iterator
from typing import Any

from workbench import paths
from workbench.cli.answers import Answer, printable, shortened, table
from workbench.cli.corpus_arguments import add_corpus, read
from workbench.cli.progress import progress_bar
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.description import CorpusDescription, describe
from workbench.corpora.readers import ReadingSettings, columns_of
from workbench.corpora.terms.counting import counted
from workbench.corpora.terms.language import guess_language
from workbench.corpora.terms.tokens import TokenSettings

_EXAMPLES = """examples:
  workbench describe mail.zip --strip-headers yes
  workbench describe reviews.csv --text-column review --class-column stars
  workbench describe tour --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the corpus and its settings."""
    parser.epilog = _EXAMPLES
    add_corpus(parser)
    add_settings(parser, TokenSettings, "tokens")


def execute(arguments: argparse.Namespace) -> Answer:
    """Read, count and describe."""
    corpus = read(arguments)
    with progress_bar("Counting") as move:
        matrix = counted(
            corpus, settings_from(arguments, TokenSettings), cache=paths.cache(), progress=move
        )
    description = describe(corpus, matrix, guess_language(corpus.texts))
    found = _reading(arguments, has_texts=corpus.counts is None)
    return Answer({**description.to_dict(), **found}, _text(description, found))


def _reading(arguments: argparse.Namespace, has_texts: bool) -> dict[str, Any]:
    """Say how a file was read; how a known corpus is read is no question."""
    if paths.named(arguments.path) is None:
        return {}
    seen = columns_of(arguments.path, settings_from(arguments, ReadingSettings))
    facts = {"delimiter": seen.delimiter, "sheet": seen.sheet}
    if seen.names and has_texts:
        facts |= {
            "text_column": seen.text_column,
            "class_column": seen.class_column,
            "id_column": seen.id_column,
            "split_column": seen.split_column,
        }
    return {"format": seen.format, **{name: one for name, one in facts.items() if one}}


def _reading_line(found: dict[str, Any]) -> str:
    words = {
        **found,
        "delimiter": "tab" if found.get("delimiter") == "\t" else found.get("delimiter"),
    }
    parts = (f"{name.replace('_', ' ')} {one}" for name, one in words.items() if one)
    return printable(f"Read as: {', '.join(parts)}.")


def _class_rows(found: CorpusDescription) -> Iterator[tuple[str, int]]:
    return ((shortened(name), size) for name, size in found.classes.items())


def _text(found: CorpusDescription, reading: dict[str, Any]) -> str:
    parts = [
        f"{printable(found.name)}: {found.documents:,} documents, {len(found.classes):,} classes, "
        f"{found.terms:,} terms",
        f"Language: {found.language}. Encoding: {found.encoding}. Split: {found.split}.",
        *([_reading_line(reading)] if reading else []),
        f"Length: {found.lengths}",
        "",
        table(("class", "documents"), _class_rows(found)),
    ]
    if found.warnings:
        parts += ["", *(f"! {printable(sentence)}" for sentence in found.warnings)]
    return "\n".join(parts)
