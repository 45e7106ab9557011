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
        (".ini", ".cfg"),
        "a file of settings, which is not read; save the documents as JSON or CSV",
    ),
    (
        re.compile(r"^WARC/1\.\d\s"),
        (".warc",),
        "an archive of the web, which is not read; extract its pages as HTML files into a folder",
    ),
    (
        re.compile(r"^\s*@\w+\s*\{[^,\n]+,\s*$", re.MULTILINE),
        (".bib",),
        "a BibTeX file, which is not read; export the references as RIS or CSV",
    ),
)


_FILES = (
    (b"$FL2", "an SPSS file"),
    (b"$FL3", "an SPSS file"),
    (b"<stata_dta>", "a Stata file"),
    (b"\x80\x02}", "a pickle file of Python"),
    (b"\x80\x03", "a pickle file of Python"),
    (b"\x80\x04\x95", "a pickle file of Python"),
    (b"\x80\x05\x95", "a pickle file of Python"),
    (b"RDX2\n", "an R file"),
    (b"RDX3\n", "an R file"),
    (b"X\n\0\0\0", "an R file"),
    (b"\x93NUMPY", "a NumPy file"),
    (b"\x89HDF\r\n\x1a\n", "an HDF5 file"),
    (b"Obj\x01", "an Avro file"),
    (b"ORC", "an ORC file"),
    (b"\0\x01\0\0Standard Jet DB", "an Access database"),
    (b"\0\x01\0\0Standard ACE DB", "an Access database"),
    (b"\0\0\0\0\0\0\0\0\0\0\0\0\xc2\xea\x81\x60", "a SAS file"),
)
_ARCHIVES = (
    (b"7z\xbc\xaf\x27\x1c", "7z"),
    (b"Rar!\x1a\x07", "RAR"),
)


def refuse_other_files(head: bytes, name: str) -> None:
    """Refuse a binary file of another program by its first bytes; say how to export it."""
    for signature, kind in _FILES:
        if head.startswith(signature):
            raise CorpusError(
                f"{name} is {kind}, which is not read; export its table as CSV or Parquet."
            )
    for signature, kind in _ARCHIVES:
        if head.startswith(signature):
            raise CorpusError(f"{name} is a {kind} archive; unpack it and choose the folder.")


def refuse_other_notations(head: str, name: str) -> None:
    """Refuse a file whose name and content both say that its lines are not documents."""
    for pattern, endings, sentence in _NOTATIONS:
        if name.endswith(endings) and pattern.search(head):
            raise CorpusError(f"{name} is {sentence}.")
