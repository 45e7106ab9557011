"""Files whose content shows that they are tables: lines with classes, XML with records."""

from collections.abc import Sequence
from pathlib import PurePosixPath

from workbench.corpora.readers.files.sources import Member, is_visible
from workbench.corpora.readers.formats.class_files import is_about_corpus
from workbench.corpora.readers.formats.tables.table_detection import class_field_of
from workbench.corpora.readers.formats.xml_records import has_xml_records

HEAD = 1 << 16
_ENDINGS = ("", ".txt", ".dat", ".data", ".lst")
_MOST_FILES = 20
_MOST_CLASSES = 60
_MOST_XML = 4  # more are documents


def may_be_row_files(names: Sequence[str]) -> bool:
    """Whether the files may be tables by their names: few, in one folder, of one kind."""
    kept = [PurePosixPath(name) for name in _documents(names)]
    endings = {path.suffix.lower() for path in kept}
    is_one_folder = len({path.parent for path in kept}) == 1
    is_allowed = (endings <= set(_ENDINGS) and len(kept) <= _MOST_FILES) or (
        endings == {".xml"} and len(kept) <= _MOST_XML
    )
    return len(kept) > 1 and is_one_folder and is_allowed


def are_row_files(files: Sequence[Member]) -> bool:
    """Whether the files, judged by their beginnings, are tables with classes or XML records."""
    names = _documents([file.name for file in files])
    kept = [file for file in files if file.name in names]
    if not may_be_row_files(names):
        return False
    if names[0].lower().endswith(".xml"):
        return any(has_xml_records(file.content[:HEAD]) for file in kept)
    return _share_classes(kept)


def _share_classes(files: Sequence[Member]) -> bool:
    """Whether the lines of all files have a class in their first or last field, the same ones."""
    fields = [class_field_of(_text(file.content)) for file in files]
    every = frozenset().union(*fields)
    return (
        bool(fields)
        and len(every) <= _MOST_CLASSES
        and all(len(field) > 1 and field & fields[0] for field in fields)
    )


def _documents(names: Sequence[str]) -> list[str]:
    """The names of files that are neither hidden nor about the corpus."""
    return [name for name in names if is_visible(name) and not is_about_corpus(name)]


def _text(content: bytes) -> str:
    text = content[:HEAD].decode("utf-8", "replace").lstrip("\ufeff").replace("\r\n", "\n")
    return text if len(content) <= HEAD else text.rpartition("\n")[0]
