"""The parts of an Excel workbook around its sheets: names, shared strings and date formats."""

import posixpath
import re
import zipfile
from dataclasses import dataclass, field

from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.formats.tables.workbook_dates import is_date_format
from workbench.corpora.readers.formats.tables.workbook_xml import invalid_workbook, parse_part
from workbench.corpora.readers.limits import SHARED_STRINGS, SHEETS
from workbench.errors import CorpusError

_ESCAPED = re.compile(r"_x([0-9A-Fa-f]{4})_")


@dataclass
class Workbook:
    """Where the sheets are, and what their cells refer to."""

    sheets: dict[str, str] = field(default_factory=dict)  # name → part of the archive
    strings: list[str] = field(default_factory=list)
    date_styles: frozenset[int] = frozenset()
    starts_1904: bool = False


def open_workbook(archive: zipfile.ZipFile, context: ReadingContext) -> Workbook:
    """Read everything but the sheets."""
    members = {name.lower(): name for name in archive.namelist()}
    main = next(iter(_linked(archive, members, "", "officeDocument", context).values()), "")
    main = main or members.get("xl/workbook.xml", "")
    if not main or main.lower().endswith(".bin"):
        raise CorpusError(invalid_workbook(context, "it has no list of sheets in XML"))
    reading = _WorkbookElements(context)
    parse_part(archive, main, reading, context)
    sheets = _linked(archive, members, main, "worksheet", context)
    workbook = Workbook(starts_1904=reading.starts_1904)
    workbook.sheets = {
        name: sheets[link] for name, link in reading.sheets.items() if link in sheets
    }
    for part in _linked(archive, members, main, "sharedStrings", context).values():
        strings = _StringElements(context)
        parse_part(archive, part, strings, context)
        workbook.strings = strings.strings
    for part in _linked(archive, members, main, "styles", context).values():
        styles = _StyleElements()
        parse_part(archive, part, styles, context)
        workbook.date_styles = styles.date_styles()
    return workbook


def unescaped(text: str) -> str:
    """Replace the escapes of control characters, such as _x000D_."""
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text) if "_x" in text else text


def _linked(
    archive: zipfile.ZipFile,
    members: dict[str, str],
    part: str,
    kind: str,
    context: ReadingContext,
) -> dict[str, str]:
    """The parts of one kind that a part refers to, by the identifiers of the references."""
    folder, name = posixpath.split(part)
    listed = members.get(posixpath.join(folder, "_rels", f"{name}.rels").lower())
    if listed is None:
        return {}
    reading = _LinkElements()
    parse_part(archive, listed, reading, context)
    found = {}
    for identifier, (link_kind, target) in reading.links.items():
        path = posixpath.normpath(posixpath.join("/", folder, target)).lstrip("/").lower()
        if link_kind == kind and path in members:
            found[identifier] = members[path]
    return found


class _LinkElements:
    def __init__(self) -> None:
        self.links: dict[str, tuple[str, str]] = {}

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name == "Relationship":
            kind = attributes.get("Type", "").rpartition("/")[2]
            self.links[attributes.get("Id", "")] = (kind, attributes.get("Target", ""))

    def end(self, name: str) -> None:
        pass

    def text(self, characters: str) -> None:
        pass


class _WorkbookElements:
    def __init__(self, context: ReadingContext) -> None:
        self.sheets: dict[str, str] = {}
        self.starts_1904 = False
        self._context = context

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name == "sheet":
            self.sheets[attributes.get("name", "")] = attributes.get("id", "")
            if len(self.sheets) > SHEETS:
                raise CorpusError(f"{self._context.path.name} has more than {SHEETS:,} sheets.")
        elif name == "workbookPr":
            self.starts_1904 = attributes.get("date1904", "") in ("1", "true")

    def end(self, name: str) -> None:
        pass

    def text(self, characters: str) -> None:
        pass


class _StringElements:
    def __init__(self, context: ReadingContext) -> None:
        self.strings: list[str] = []
        self._context = context
        self._pieces: list[str] = []
        self._is_text = False
        self._phonetic = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:  # noqa: ARG002
        if name == "si":
            self._pieces = []
        elif name == "rPh":  # how the text is pronounced, written above it
            self._phonetic += 1
        self._is_text = name == "t" and not self._phonetic

    def end(self, name: str) -> None:
        self._is_text = False
        if name == "rPh":
            self._phonetic -= 1
        elif name == "si":
            self.strings.append(unescaped("".join(self._pieces)))
            if len(self.strings) > SHARED_STRINGS:
                raise CorpusError(
                    f"{self._context.path.name} has more than {SHARED_STRINGS:,} strings; split it."
                )

    def text(self, characters: str) -> None:
        if self._is_text:
            self._pieces.append(characters)


class _StyleElements:
    def __init__(self) -> None:
        self._codes: dict[str, str] = {}
        self._styles: list[str] = []
        self._is_in_cells = False

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name == "numFmt":
            self._codes[attributes.get("numFmtId", "")] = attributes.get("formatCode", "")
        elif name == "cellXfs":
            self._is_in_cells = True
        elif name == "xf" and self._is_in_cells:
            self._styles.append(attributes.get("numFmtId", ""))

    def end(self, name: str) -> None:
        if name == "cellXfs":
            self._is_in_cells = False

    def text(self, characters: str) -> None:
        pass

    def date_styles(self) -> frozenset[int]:
        return frozenset(
            index
            for index, code in enumerate(self._styles)
            if code.isdecimal() and is_date_format(int(code[:9]), self._codes.get(code, ""))
        )
