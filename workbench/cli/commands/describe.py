"""`workbench describe`: describe a corpus and list its problems."""

import argparse
from collections.abc import Iterator
from typing import Any

from workbench import paths
from workbench.cli.answers import Answer, printable, text_table
from workbench.cli.cluster_arguments import add_scheduler, cluster_from
from workbench.cli.corpus_arguments import add_corpus, corpus_from_arguments
from workbench.cli.progress import progress_bar
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.description import CorpusDescription, describe_corpus
from workbench.corpora.readers.reading import preview_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.languages.language import guess_language
from workbench.corpora.terms.tokens import TokenSettings, describe_tokens, resolve
from workbench.plain_text import counted, shortened

_LONGEST_NAME = 60
_EXAMPLES = """examples:
  workbench describe mail.zip --strip-headers yes
  workbench describe reviews.csv --text-column review --class-column stars
  workbench describe tour --json
  workbench describe reviews/ --scheduler tcp://host:8786
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the corpus and the token settings."""
    parser.epilog = _EXAMPLES
    add_corpus(parser)
    add_settings(parser, TokenSettings, "tokens")
    add_scheduler(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Read the corpus, count its terms and describe it."""
    tokens = settings_from(arguments, TokenSettings)
    with cluster_from(arguments) as cluster:
        corpus = corpus_from_arguments(arguments, cluster)
        with progress_bar("Counting") as update:
            matrix = cached_term_matrix(
                corpus, tokens, cache=paths.cache(), progress=update, cluster=cluster
            )
    description = describe_corpus(corpus, matrix, guess_language(corpus.texts))
    has_texts = corpus.counts is None
    counting = describe_tokens(resolve(tokens, corpus.texts)) if has_texts else ""
    reading = _reading(arguments, has_texts)
    data = {**description.to_dict(), "preprocessing": counting, **reading}
    return Answer(data, _text(description, reading, counting))


def _reading(arguments: argparse.Namespace, has_texts: bool) -> dict[str, Any]:
    """How a file was read; empty for known corpora, which are always read in the same way."""
    if paths.existing_path(arguments.path) is None:
        return {}
    preview = preview_corpus(arguments.path, settings_from(arguments, ReadingSettings))
    facts = {"delimiter": preview.delimiter, "sheet": preview.sheet}
    if preview.names and has_texts:
        facts |= {
            "text_column": preview.text_column,
            "class_column": preview.class_column,
            "id_column": preview.id_column,
            "split_column": preview.split_column,
        }
    return {"format": preview.format, **{name: value for name, value in facts.items() if value}}


def _reading_line(reading: dict[str, Any]) -> str:
    words = {"\t": "tab", " ": "white space"}
    shown = dict(reading)
    if shown.get("delimiter") in words:
        shown["delimiter"] = words[shown["delimiter"]]
    parts = (f"{name.replace('_', ' ')} {value}" for name, value in shown.items() if value)
    return printable(f"Read as: {', '.join(parts)}.")


def _class_rows(description: CorpusDescription) -> Iterator[tuple[str, int]]:
    return ((shortened(name, _LONGEST_NAME), size) for name, size in description.classes.items())


def _text(corpus: CorpusDescription, reading: dict[str, Any], counting: str) -> str:
    parts = [
        f"{printable(corpus.name)}: {counted(corpus.documents, 'document')}, "
        f"{counted(len(corpus.classes), 'class', 'classes')}, {counted(corpus.terms, 'term')}",
        f"Language: {corpus.language}. Encoding: {corpus.encoding}. Split: {corpus.split}.",
        *([_reading_line(reading)] if reading else []),
        *([f"Preprocessing: {counting}."] if counting else []),
        f"Length: {corpus.lengths}",
        "",
        text_table(("class", "documents"), _class_rows(corpus)),
    ]
    if corpus.warnings:
        parts += ["", *(f"! {printable(sentence)}" for sentence in corpus.warnings)]
    return "\n".join(parts)
