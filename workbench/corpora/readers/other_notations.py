"""Text files in notations that are not read, each with what to do instead."""

import re

from workbench.errors import CorpusError

_NOTATIONS = (
    (
        re.compile(r"^\s*(?:INSERT INTO|CREATE TABLE)\s", re.MULTILINE),
        (".sql",),
        "a dump of a database in SQL, which is not read; load it into a database and export the "
        "table as CSV, or as an SQLite file",
    ),
    (
        re.compile(r"^\s*\[\[?[\w.-]+\]\]?\s*$", re.MULTILINE),
        (".toml", ".ini", ".cfg"),
        "a file of settings, which is not read; save the documents as JSON or CSV",
    ),
    (
        re.compile(r"^\s*@\w+\s*\{[^,\n]+,\s*$", re.MULTILINE),
        (".bib",),
        "a BibTeX file, which is not read; export the references as RIS or CSV",
    ),
    (
        re.compile(r"^\d\d:\d\d:\d\d[,.]\d{3} --> \d\d:\d\d", re.MULTILINE),
        (".srt", ".vtt"),
        "a file of subtitles, which is not read; save the text as .txt, or set the format to "
        "text-lines",
    ),
)


def refuse_other_notations(head: str, name: str) -> None:
    """Refuse a file whose name and content both say that its lines are not documents."""
    for pattern, endings, sentence in _NOTATIONS:
        if name.endswith(endings) and pattern.search(head):
            raise CorpusError(f"{name} is {sentence}.")
