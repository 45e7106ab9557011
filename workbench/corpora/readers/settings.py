"""What a person can say about how a corpus is read."""

import re
from dataclasses import dataclass

from workbench.errors import ParameterError
from workbench.parameters import check_parameters, parameter

FORMATS = (
    "auto",
    "folder",
    "text-folder",
    "archive",
    "table",
    "excel",
    "json-lines",
    "json",
    "reuters",
    "cluto",
    "svmlight",
    "arff",
    "text-lines",
)
_NAMED_SUBSETS = ("all documents", "modapte", "R8", "R52", "R90")
_TOP_SUBSET = re.compile(r"top-([1-9]\d{0,2})")


@dataclass(frozen=True)
class ReadingSettings:
    """How files become documents; an empty text means: find it out from the file."""

    format: str = parameter("auto", "Format", choices=FORMATS, help="auto: look at the content")
    text_column: str = parameter(
        "", "Text column", help="Empty: found by name and length; several with commas are joined"
    )
    class_column: str = parameter("", "Class column", help="Empty: found by name and content")
    id_column: str = parameter("", "Identifier column", help="Empty: found by name, or row number")
    split_column: str = parameter(
        "", "Split column", help="Holds train or test; empty: found by name"
    )
    header: str = parameter("auto", "First row", choices=("auto", "names", "document"))
    sheet: str = parameter("", "Sheet of the workbook", help="Empty: the first with content")
    encoding: str = parameter("", "Encoding", help="Empty: found; for example windows-1254")
    delimiter: str = parameter("", "Delimiter", help="Empty: found; a character or the word tab")
    classes: str = parameter(
        "", "Classes kept", help="Empty: all; patterns such as sci.*, rec.autos"
    )
    subset: str = parameter(
        "all documents",
        "Reuters subset",
        help="all documents, modapte, R8, R52, R90 or top-N, such as top-25: "
        "documents with one topic, of the N most frequent",
    )
    strip_headers: bool = parameter(False, "Remove mail headers")
    strip_footers: bool = parameter(False, "Remove signatures")
    strip_quotes: bool = parameter(False, "Remove quoted lines")
    html_to_text: bool = parameter(False, "Turn HTML into text")
    ordered: bool = parameter(False, "Classes have an order", help="For ratings and grades")
    max_files: int = parameter(2_000_000, "Most documents", low=1, high=100_000_000)
    max_megabytes: int = parameter(2048, "Most megabytes unpacked", low=1, high=1_000_000)
    max_ratio: int = parameter(200, "Largest compression ratio", low=1, high=100_000)

    def check(self) -> None:
        """Raise one sentence for the first setting that is not allowed."""
        check_parameters(self)
        top_size(self.subset)
        if self.encoding:
            _check_encoding(self.encoding)
        if len(self.delimiter_character()) > 1 or self.delimiter_character() in ('"', "\n", "\r"):
            raise ParameterError(
                f"delimiter = {self.delimiter!r} must be one character that is no quotation mark "
                "or line end, or the word tab."
            )

    def delimiter_character(self) -> str:
        """Give the delimiter as the one character it stands for."""
        return "\t" if self.delimiter.lower() in ("tab", "\\t") else self.delimiter

    def class_patterns(self) -> tuple[str, ...]:
        """List the names and patterns of the classes to keep."""
        return tuple(one.strip() for one in self.classes.split(",") if one.strip())


def top_size(subset: str) -> int:
    """Give N of the subset top-N and 0 for a subset with a name of its own."""
    found = _TOP_SUBSET.fullmatch(subset)
    if found:
        return int(found[1])
    if subset in _NAMED_SUBSETS:
        return 0
    raise ParameterError(
        f"subset = {subset!r} must be one of {', '.join(_NAMED_SUBSETS)} or top-N, such as top-25."
    )


def _check_encoding(name: str) -> None:
    try:
        b"a\n".decode(name, "replace")
    except (LookupError, ValueError):
        raise ParameterError(
            f"encoding = {name!r} is not known; try UTF-8, windows-1252, windows-1254 or "
            "ISO-8859-1, or leave it empty to have it found."
        ) from None
