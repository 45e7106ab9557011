"""Detecting the format of a file by its content first and its name second."""

import json
import re
from pathlib import Path

from workbench.corpora.readers.container_detection import (
    TABLE_ENDINGS,
    format_of_folder,
    format_of_tar,
    format_of_zip,
)
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.documents.front_matter import without_front_matter
from workbench.corpora.readers.documents.kinds import FLAT_SHEETS, kind_of
from workbench.corpora.readers.documents.pages import decoded
from workbench.corpora.readers.files.binary_content import is_binary
from workbench.corpora.readers.files.encodings import EncodingChoice, EncodingSurvey
from workbench.corpora.readers.files.file_errors import explaining_errors
from workbench.corpora.readers.files.other_notations import (
    refuse_other_files,
    refuse_other_notations,
)
from workbench.corpora.readers.files.streams import (
    BZIP2,
    GZIP,
    XZ,
    ZIP,
    check_regular,
    inner_name,
    open_stream,
)
from workbench.corpora.readers.formats.json_values.records import class_with_examples
from workbench.corpora.readers.formats.json_values.shapes import holds_documents
from workbench.corpora.readers.formats.json_values.syntax import SCRIPT, without_comments_above
from workbench.corpora.readers.formats.lines.dated_lines import are_dated, are_messages
from workbench.corpora.readers.formats.lines.divided_lines import divider_of
from workbench.corpora.readers.formats.lines.field_blocks import are_field_blocks, has_front_matters
from workbench.corpora.readers.formats.lines.line_blocks import layout_of
from workbench.corpora.readers.formats.lines.line_notations import notation_of
from workbench.corpora.readers.formats.lines.script_lines import are_speeches
from workbench.corpora.readers.formats.lines.section_lines import headings_of
from workbench.corpora.readers.formats.lines.spoken_lines import are_spoken
from workbench.corpora.readers.formats.lines.tagged_tokens import is_tagged
from workbench.corpora.readers.formats.mailboxes import is_mailbox
from workbench.corpora.readers.formats.numeric.numeric_tables import is_numeric_table
from workbench.corpora.readers.formats.numeric.svmlight import is_svmlight
from workbench.corpora.readers.formats.tables.arrow_tables import is_arrow
from workbench.corpora.readers.formats.tables.latex_tables import is_latex_table
from workbench.corpora.readers.formats.tables.page_tables import is_page_table
from workbench.corpora.readers.formats.tables.sqlite_tables import SQLITE
from workbench.corpora.readers.formats.tables.table_detection import (
    class_field_of,
    is_regular_table,
    looks_like_table,
)
from workbench.corpora.readers.formats.tables.word_rows import lists_word_counts
from workbench.corpora.readers.formats.xml_records import has_xml_records
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError
from workbench.files import open_ordinary

_HEAD = 1 << 16
_SEEKING = ("arrow", "sqlite", "excel")  # are not read from front to back
_LONGEST_ROW = 1 << 20
_OLD_EXCEL = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_SIZES = re.compile(r"\s*\d+\s+\d+\s+\d+\s*")
_BAG_OF_WORDS = re.compile(r"(?:\d{1,12}\s*\n){3}\d+ \d+ \d+\s*(?:\n|$)")
_NUMBER = re.compile(r"[-+]?([\d.]+([eE][-+]?\d+)?|nan|inf)", re.IGNORECASE)
_OBJECT_OF_LISTS = re.compile(r'\{\s*"[^"\\]*"\s*:\s*[\[{]')
_JSON_START = re.compile(
    r"""\{\s*["'}]|\[\s*["'\[{\]\d-]|\[\s*(true|false|null)|\[\s*$|\[\s*\(\s*["']"""
)
_TUPLES = re.compile(r"""\[\s*\(\s*["']""")
_YAML_START = re.compile(r"(?:---\s*\n)?[\w-]{1,40}:[ \t]*\n[ \t]{0,8}- [\w-]{1,40}: ")
_XML_START = re.compile(rb"[\xef\xbb\xbf\s]{0,10}<(?:\?xml\b|[A-Za-z_][\w.-]{0,60}[\s>])")
_TABLE_START = re.compile(rb"[\xef\xbb\xbf\s]{0,100}<(?:table|meta|style)\b", re.IGNORECASE)


def detect_format(path: str | Path, settings: ReadingSettings | None = None) -> str:
    """Return the format of a file or folder; an error says why it is not a corpus."""
    path = Path(path)
    with explaining_errors(path):
        if path.is_dir():
            return format_of_folder(path)
        check_regular(path)
        if path.stat().st_size == 0:
            raise CorpusError(f"{path.name} is empty; choose a file with documents.")
        return _format_of_file(path, settings or ReadingSettings())


def _format_of_file(path: Path, settings: ReadingSettings) -> str:
    with open_stream(path, ReadingContext(path, settings)) as stream:
        head = stream.read(_HEAD)
        if head.count(b"\n") < 2:  # very wide tables: the header and a row decide
            head += stream.readline(_LONGEST_ROW) + stream.readline(_LONGEST_ROW)
    if head.startswith(ZIP):
        return format_of_zip(path)
    if head[257:262] == b"ustar" or path.name.lower().endswith((".tar", ".tgz", ".tar.gz")):
        return format_of_tar(path, settings)
    if head.startswith((GZIP, BZIP2, XZ)):
        return _format_of_packed(path)
    if not head:
        raise CorpusError(f"{path.name} is empty; choose a file with documents.")
    if signed := _format_by_signature(path.name, head):
        return "tables" if signed in _SEEKING and _is_zip(path) else signed
    if head.startswith(_OLD_EXCEL):
        raise CorpusError(f"{path.name} is an old Excel file; save it as .xlsx or CSV.")
    refuse_other_files(head, path.name)
    if is_binary(head) and not settings.encoding:
        raise CorpusError(
            f"{path.name} is a binary file, not a corpus; choose text, a table, JSON or an archive "
            "of text files."
        )
    name = inner_name(path).lower()
    if _without_compression_suffix(name).endswith(".toml"):
        return "yaml"
    choice = _encoding_of(head, settings)
    return format_of_text(choice.decode(head).lstrip("\ufeff"), name)


def _format_of_packed(path: Path) -> str:
    """The format of an archive whose only file is compressed; other files are packed once."""
    if not _is_zip(path):
        raise CorpusError(f"{path.name} is compressed twice; unpack it once.")
    return "tables"


def _is_zip(path: Path) -> bool:
    with open_ordinary(path) as file:
        return file.read(4) in ZIP


def _format_by_signature(name: str, head: bytes) -> str:
    if is_arrow(head):
        return "arrow"
    if head.startswith(SQLITE):
        return "sqlite"
    if FLAT_SHEETS in head:
        return "excel"
    if is_mailbox(head):
        return "mailbox"
    kind = kind_of(name, head)
    if kind == "json":
        return ""
    if kind == "fields":
        return _format_with_fields(name, head)
    if kind == "latex" and is_latex_table(decoded(head)):
        return "page-table"
    if (kind == "page" or _TABLE_START.match(head)) and is_page_table(head):
        return "page-table"
    if (kind == "xml" or (not kind and _XML_START.match(head))) and has_xml_records(head):
        return "xml"
    # Old Word and old Excel files share their signature; the name of a part tells them apart.
    return "document" if kind not in ("", "old") or (kind and b"W\0o\0r\0d\0" in head) else ""


def _format_with_fields(name: str, head: bytes) -> str:
    """One document with fields before its text, several of them, or something else."""
    text = decoded(head)
    bare_name = _without_compression_suffix(name.lower())
    if bare_name.endswith((".yml", ".yaml", *TABLE_ENDINGS)):
        return ""
    if has_front_matters(text) or are_field_blocks(text.split("\n", 1000)[:1000]):
        return "field-blocks"
    return "document" if without_front_matter(text, bare_name)[1] else ""


def format_of_text(head: str, name: str) -> str:
    """Return the format of a text file, judged by its beginning and its name."""
    content = head.lstrip()
    if "<REUTERS" in content[:2000] or content.startswith("<!DOCTYPE lewis"):
        return "reuters"
    refuse_other_notations(head, _without_compression_suffix(name))
    beginning = head.split("\n", 200)[:200]
    if content.startswith("[") and _begin_with_brackets(beginning):
        return "text-lines"
    bare = without_comments_above(content)
    if bare.startswith(("{", "[", '"{\\"')):
        json_format = _json_format(bare, name)
        if json_format:
            return json_format
    assigned = SCRIPT.match(bare)
    is_script = name.endswith((".js", ".json", ".py"))
    if assigned and (is_script or _TUPLES.match(bare, assigned.end())):
        return "json"
    if content.startswith("%%MatrixMarket") or _BAG_OF_WORDS.match(content):
        return "matrix-market"
    lines = [line for line in head.split("\n", 200)[:200] if line.strip()]
    if _is_arff(lines):
        return "arff"
    if len(lines) > 1 and _SIZES.fullmatch(lines[0]) and _has_only_numbers(lines[1]):
        return "cluto"
    rows = [line for line in lines if not line.lstrip().startswith("#")]
    if is_svmlight(rows):
        return "svmlight"
    return _format_of_lines(head, lines, name)


def _begin_with_brackets(lines: list[str]) -> bool:
    """Whether lines that look like lists begin with times, speakers or classes in brackets."""
    complete = [line.strip() for line in lines if line.strip()][:-1]
    is_alike = all(line.startswith("[") for line in complete)
    has_classes = is_alike and notation_of(complete)[0] == "first word"
    return has_classes or are_dated(lines) or are_spoken(lines)


def _format_of_lines(head: str, lines: list[str], name: str) -> str:
    if lists_word_counts(head):
        return "table"
    beginning = head.split("\n", 1000)[:1000]
    if is_tagged(beginning):
        return "conll"
    if are_field_blocks(beginning):
        return "field-blocks"
    is_named_yaml = _without_compression_suffix(name).endswith((".yml", ".yaml"))
    if is_named_yaml or _YAML_START.match(head):
        return "yaml"
    table_or_lines = _table_or_lines(head, lines, name)
    return "numbers" if is_numeric_table(head) else table_or_lines


def _table_or_lines(head: str, lines: list[str], name: str) -> str:
    bare_name = _without_compression_suffix(name)
    complete = [line.strip() for line in lines[:-1] or lines]
    if notation_of(complete)[0] in ("fastText", "Vowpal Wabbit", "tree"):
        return "text-lines"
    is_table = bare_name.endswith(TABLE_ENDINGS)
    if is_table:
        return "table"
    beginning = head.split("\n", 200)[:200]
    if are_messages(lines) or are_spoken(lines) or are_speeches(beginning):
        return "text-lines"
    if _are_rows_with_comments(complete) or is_regular_table(head):
        return "table"
    if headings_of(lines) is not None or are_dated(lines) or divider_of(beginning):
        return "text-lines"
    if layout_of(beginning) is not None:
        return "text-lines"
    is_text = bare_name.endswith(".txt")
    return "table" if len(lines) > 1 and looks_like_table(head, is_text) else "text-lines"


def _are_rows_with_comments(lines: list[str]) -> bool:
    """Whether all lines but those with a hash have a tab, and a class before or after it."""
    rows = [line for line in lines if not line.startswith("#")]
    return all("\t" in line for line in rows) and bool(class_field_of("\n".join(rows)))


def _has_only_numbers(line: str) -> bool:
    words = line[:1000].split()
    return bool(words) and all(_NUMBER.fullmatch(word) for word in words)


def _is_arff(lines: list[str]) -> bool:
    first = next((line for line in lines if not line.lstrip().startswith("%")), "")
    return first.strip().lower().startswith(("@relation", "@attribute"))


def _json_format(content: str, name: str) -> str:
    if content.startswith('"'):
        return "json-lines"  # each line a text that holds an object
    if not _JSON_START.match(content):
        return ""
    lines = content.split("\n", 2)
    line = lines[0].strip()
    if line.startswith("{'") or (len(lines) > 1 and _is_object(line) and _is_object(lines[1])):
        return "json-lines"
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        # One object on several lines, or a line longer than the part that was read.
        if _OBJECT_OF_LISTS.match(content):
            return "json"
        is_named_json = _without_compression_suffix(name).endswith(".json")
        is_whole = content[0] == "[" or len(line) < _HEAD // 2 or is_named_json
        return "json" if is_whole else "json-lines"
    if not isinstance(value, dict | list):
        return ""
    is_json = isinstance(value, list) or holds_documents(value) or class_with_examples(value)
    return "json" if is_json else "json-lines"


def _is_object(line: str) -> bool:
    return line.strip().rstrip(",").startswith("{") and line.strip().rstrip(",").endswith("}")


def _without_compression_suffix(name: str) -> str:
    return re.sub(r"\.(gz|bz2|xz|zst|zip)$", "", name)


def _encoding_of(head: bytes, settings: ReadingSettings) -> EncodingChoice:
    if settings.encoding:
        return EncodingChoice(settings.encoding)
    survey = EncodingSurvey()
    survey.add(head)
    is_utf8 = not survey.other_documents
    return survey.decide() if is_utf8 else EncodingChoice("iso8859-1")
