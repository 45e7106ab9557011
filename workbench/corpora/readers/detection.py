"""Which format a file has: by its content first, by its name second."""

import json
import re
import zipfile
from itertools import islice
from pathlib import Path

from workbench.corpora.readers.breakage import sentences_about
from workbench.corpora.readers.encodings import EncodingChoice, EncodingSurvey
from workbench.corpora.readers.folders import is_binary
from workbench.corpora.readers.json_shapes import holds_documents
from workbench.corpora.readers.meter import Meter
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.readers.sources import tar_members
from workbench.corpora.readers.streams import BZIP2, GZIP, XZ, ZIP, check_regular, open_stream
from workbench.corpora.readers.streams import only_member as only_member_of
from workbench.corpora.readers.tables import evenness, has_names
from workbench.errors import CorpusError

_HEAD = 1 << 16
_FILES_LOOKED_AT = 30
_SGML = (".sgm", ".sgml")
_OLD_EXCEL = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_SVMLIGHT = re.compile(r"[-+]?[\w.,+-]{1,100}(\s+qid:\d+)?(\s+\d+:[-+.\deE]+)+\s*(#.*)?")
_SIZES = re.compile(r"\s*\d+\s+\d+\s+\d+\s*")
_NUMBER = re.compile(r"[-+]?([\d.]+([eE][-+]?\d+)?|nan|inf)", re.IGNORECASE)
_OBJECT_OF_LISTS = re.compile(r'\{\s*"[^"\\]*"\s*:\s*[\[{]')
_TABLE_ENDINGS = (".csv", ".tsv", ".tab")


def detect_format(path: str | Path, settings: ReadingSettings | None = None) -> str:
    """Name the format of a file or folder, or say why it cannot be read as a corpus."""
    path = Path(path)
    with sentences_about(path):
        if path.is_dir():
            return _format_of_folder(path)
        check_regular(path)
        if path.stat().st_size == 0:
            raise CorpusError(f"{path.name} is empty; choose a file with documents.")
        return _format_of_file(path, settings or ReadingSettings())


def _format_of_folder(path: Path) -> str:
    has_folders = False
    for one in path.iterdir():
        if one.name.lower().endswith(_SGML):
            return "reuters"
        has_folders = has_folders or (one.is_dir() and not one.name.startswith("."))
    return "folder" if has_folders else "text-folder"


def _format_of_file(path: Path, settings: ReadingSettings) -> str:
    with open_stream(path, Meter(path, settings)) as stream:
        head = stream.read(_HEAD)
    if head.startswith(ZIP):
        return _format_of_zip(path)
    if head[257:262] == b"ustar" or path.name.lower().endswith((".tar", ".tgz", ".tar.gz")):
        return "reuters" if _holds_sgml(path, settings) else "archive"
    if head.startswith((GZIP, BZIP2, XZ)):
        raise CorpusError(f"{path.name} is compressed twice; unpack it once.")
    if not head:
        raise CorpusError(f"{path.name} is empty; choose a file with documents.")
    if head.startswith(_OLD_EXCEL):
        raise CorpusError(f"{path.name} is an old Excel file; save it as .xlsx or CSV.")
    if is_binary(head) and not settings.encoding:
        raise CorpusError(
            f"{path.name} is a binary file and no corpus; choose text, a table, JSON or an archive "
            "of text files."
        )
    choice = _choice(head, settings)
    return format_of_text(choice.decode(head).lstrip("\ufeff"), path.name.lower())


def format_of_text(head: str, name: str) -> str:
    """Name the format of a text file from its beginning and its name."""
    content = head.lstrip()
    if "<REUTERS" in content[:2000] or content.startswith("<!DOCTYPE lewis"):
        return "reuters"
    if content.startswith(("{", "[")):
        found = _kind_of_json(content, name)
        if found:
            return found
    lines = [line for line in head.split("\n", 200)[:200] if line.strip()]
    if _is_arff(lines):
        return "arff"
    if len(lines) > 1 and _SIZES.fullmatch(lines[0]) and _is_made_of_numbers(lines[1]):
        return "cluto"
    first = next((line for line in lines if not line.lstrip().startswith("#")), "")
    if _is_svmlight(first):
        return "svmlight"
    return _table_or_lines(head, lines, name)


def _table_or_lines(head: str, lines: list[str], name: str) -> str:
    bare = _without_packing(name)
    if bare.endswith(_TABLE_ENDINGS):
        return "table"
    complete = head[: head.rfind("\n") + 1] or head
    for delimiter in ("\t", ",", ";"):
        share, width = evenness(complete, delimiter)
        is_certain = delimiter == "\t" and share == 1 and width <= 20
        names_columns = share > 0.9 and lines and has_names(lines[0].split(delimiter))
        if is_certain or (names_columns and len(lines) > 1 and not bare.endswith(".txt")):
            return "table"
    return "text-lines"


def _is_made_of_numbers(line: str) -> bool:
    words = line[:1000].split()
    return bool(words) and all(_NUMBER.fullmatch(word) for word in words)


def _is_svmlight(line: str) -> bool:
    # Only the beginning is matched: long lines would cost time and prove no more.
    start = line[:2000].rsplit(None, 1)[0] if len(line) > 2000 else line.strip()
    return bool(_SVMLIGHT.fullmatch(start))


def _is_arff(lines: list[str]) -> bool:
    first = next((line for line in lines if not line.lstrip().startswith("%")), "")
    return first.strip().lower().startswith(("@relation", "@attribute"))


def _kind_of_json(content: str, name: str) -> str:
    line = content.split("\n", 1)[0].strip()
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        # One object over several lines, or one line longer than what was read.
        if _OBJECT_OF_LISTS.match(content):
            return "json"
        is_named_json = _without_packing(name).endswith(".json")
        is_whole = content[0] == "[" or len(line) < _HEAD // 2 or is_named_json
        return "json" if is_whole else "json-lines"
    if not isinstance(value, dict | list):
        return ""
    return "json" if isinstance(value, list) or holds_documents(value) else "json-lines"


def _without_packing(name: str) -> str:
    return re.sub(r"\.(gz|bz2|xz|zip)$", "", name)


def _format_of_zip(path: Path) -> str:
    with zipfile.ZipFile(path) as archive:
        names = [one.filename for one in archive.infolist()]
        if only_member_of(archive) is not None:
            raise CorpusError(f"{path.name} holds another archive; unpack it once.")
    if "[Content_Types].xml" in names and any(name.startswith("xl/") for name in names):
        return "excel"
    return "reuters" if any(name.lower().endswith(_SGML) for name in names) else "archive"


def _holds_sgml(path: Path, settings: ReadingSettings) -> bool:
    # The distribution begins with a dozen files of notes.
    first = islice(tar_members(path, Meter(path, settings)), _FILES_LOOKED_AT)
    return any(member.name.lower().endswith(_SGML) for member in first)


def _choice(head: bytes, settings: ReadingSettings) -> EncodingChoice:
    if settings.encoding:
        return EncodingChoice(settings.encoding)
    evidence = EncodingSurvey()
    evidence.add(head)
    is_utf8 = not evidence.other_documents
    return evidence.decide() if is_utf8 else EncodingChoice("iso8859-1")
