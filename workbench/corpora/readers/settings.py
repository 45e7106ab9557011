"""The settings for reading a corpus."""

import re
from dataclasses import dataclass

from workbench.corpora.readers.document_dates import day_of_setting
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
    "class-files",
    "document",
    "mailbox",
    "numbers",
    "matrix-market",
    "arrow",
    "sqlite",
    "tables",
    "xml",
    "page-table",
    "conll",
    "parallel-files",
    "field-blocks",
    "partitions",
    "yaml",
)
NO_CLASSES = "none"  # a class column of this name means that there are no classes
NO_DELIMITER = "\x1f"  # of a table with one column
_DELIMITER = re.compile(r"""[^"\n\r]?|[^\w"\n\r]{2,10}""")
_NAMED_SUBSETS = ("all documents", "modapte", "R8", "R52", "R90")
# Settings that the check-up of a corpus proposes; the import dialog leaves them to it.
CURE_SETTINGS = (
    "strip_addresses",
    "strip_ratings",
    "strip_identifiers",
    "remove_phrases",
    "repeated_lines",
    "repair_encoding",
    "least_words",
    "most_words",
    "duplicates",
    "smallest_class",
    "largest_class",
    "test_from",
    "leave_out",
    "labelling",
)
ID_SEPARATORS = ";\n"
_ID_SEPARATOR = re.compile(f"[{ID_SEPARATORS}]")
_TOP_SUBSET = re.compile(r"top-([1-9]\d{0,2})")


@dataclass(frozen=True)
class ReadingSettings:
    """How files become documents; an empty text means that the file decides."""

    format: str = parameter(
        "auto", "Format", choices=FORMATS, help="automatic: detected from the content"
    )
    text_column: str = parameter(
        "", "Text column", help="Empty: found by content and name; separate several with commas"
    )
    class_column: str = parameter(
        "",
        "Class column",
        help="Empty: found by content and name; columns of 0 and 1 with commas between them; none: "
        "without classes",
    )
    class_separator: str = parameter(
        "", "Class separator", help="Between several classes in a cell; empty: detected, or none"
    )
    id_column: str = parameter(
        "", "Identifier column", help="Empty: found by content and name, or the row number"
    )
    split_column: str = parameter(
        "", "Split column", help="Contains train or test; empty: found by name"
    )
    header: str = parameter("auto", "First row", choices=("auto", "names", "document"))
    sheet: str = parameter(
        "", "Sheet", help="Or table of a database; empty: the first that holds a table"
    )
    encoding: str = parameter("", "Encoding", help="Empty: detected; for example windows-1254")
    delimiter: str = parameter("", "Delimiter", help="Empty: detected; a character or the word tab")
    quote: str = parameter(
        "", "Quotation mark", help="Empty: detected; a character, or the word none"
    )
    escapes: str = parameter(
        "auto",
        "Escapes",
        choices=("auto", "none", "backslash"),
        help='backslash: \\" is a mark inside a quoted field',
    )
    irregular_rows: str = parameter(
        "refuse",
        "Irregular rows",
        choices=("refuse", "skip", "join"),
        help="Of another width, or without a text; join: surplus fields and broken lines become "
        "part of the text",
    )
    classes: str = parameter(
        "", "Classes to keep", help="Empty: all; patterns such as sci.*, rec.autos"
    )
    other_classes: str = parameter(
        "", "Name of all other classes", help="Empty: they are left out; otherwise one class"
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
    html_to_text: bool = parameter(False, "Convert HTML to text")
    nominal: str = parameter(
        "codes",
        "Nominal columns",
        choices=("codes", "columns"),
        help="In numeric data: a code per value, or a column per value",
    )
    incomplete_rows: str = parameter(
        "fill",
        "Rows with missing values",
        choices=("fill", "leave out"),
        help="In numeric data; fill: by the mean, or the most frequent nominal value",
    )
    ordered: bool = parameter(False, "Ordered classes", help="For ratings and grades")
    strip_addresses: bool = parameter(False, "Remove e-mail and web addresses")
    strip_ratings: bool = parameter(
        False, "Remove ratings", help="Stars, 4/5, 4 out of 5, Rating: 4"
    )
    strip_identifiers: bool = parameter(
        False, "Remove identifiers", help="Each document loses its own identifier"
    )
    remove_phrases: str = parameter(
        "", "Words and phrases to remove", help="Separated by commas; capitals do not matter"
    )
    repeated_lines: int = parameter(
        0, "Remove lines in at least this many documents", low=0, high=100_000_000, help="0: none"
    )
    repair_encoding: bool = parameter(
        False, "Repair damaged characters", help="Text that was decoded with the wrong encoding"
    )
    least_words: int = parameter(
        0,
        "Minimum words per document",
        low=0,
        high=1_000_000,
        help="Shorter documents are left out",
    )
    most_words: int = parameter(
        0,
        "Maximum words per document",
        low=0,
        high=100_000_000,
        help="The rest is cut; 0: no limit",
    )
    duplicates: str = parameter(
        "keep",
        "Duplicates",
        choices=("keep", "first", "no-conflicts"),
        help="Of equal documents: all, the first, or none of those with different classes",
    )
    smallest_class: int = parameter(
        0,
        "Smallest class",
        low=0,
        high=100_000_000,
        help="Documents of smaller classes are left out",
    )
    largest_class: int = parameter(
        0,
        "Largest class",
        low=0,
        high=100_000_000,
        help="Documents of larger classes are left out at regular intervals; 0: no limit",
    )
    test_from: str = parameter(
        "",
        "Test documents from",
        help="A date such as 2021-05-01: later documents are for testing, earlier ones for "
        "training; empty: the split of the file",
    )
    leave_out: str = parameter(
        "", "Documents to leave out", help="Identifiers, separated by semicolons"
    )
    labelling: str = parameter(
        "", "Labelling", help="File of decisions that replace labels; the corpus is not changed"
    )
    max_files: int = parameter(2_000_000, "Maximum number of documents", low=1, high=100_000_000)
    max_megabytes: int = parameter(2048, "Maximum unpacked size (MB)", low=1, high=1_000_000)
    max_ratio: int = parameter(200, "Maximum compression ratio", low=1, high=100_000)

    def check(self) -> None:
        """Raise an error for the first invalid setting."""
        check_parameters(self)
        top_size(self.subset)
        if self.encoding:
            _check_encoding(self.encoding)
        if self.test_from:
            _check_date(self.test_from)
        quote = self.quote_character()
        if quote and (len(quote) > 1 or quote in "\n\r\\" or quote == self.delimiter_character()):
            raise ParameterError(
                f"quote = {self.quote!r} (Quotation mark) must be one character other than the "
                "delimiter, a backslash or a line break, or the word none."
            )
        if not _DELIMITER.fullmatch(self.delimiter_character()):
            raise ParameterError(
                f"delimiter = {self.delimiter!r} (Delimiter) must be one character other than a "
                "quotation mark or a line break, several signs such as ::, or the word tab."
            )

    def delimiter_character(self) -> str:
        """Return the delimiter as a single character."""
        return "\t" if self.delimiter.lower() in ("tab", "\\t") else self.delimiter

    def quote_character(self) -> str | None:
        """Return the quotation mark, an empty text for none and None if it is detected."""
        return "" if self.quote.lower() == "none" else self.quote or None

    def class_patterns(self) -> tuple[str, ...]:
        """Return the names and patterns of the classes to keep."""
        return tuple(part.strip() for part in self.classes.split(",") if part.strip())

    def ids_left_out(self) -> frozenset[str]:
        """Return the identifiers of the documents to leave out."""
        return frozenset(part.strip() for part in _ID_SEPARATOR.split(self.leave_out)) - {""}


def top_size(subset: str) -> int:
    """Return N for the subset top-N and 0 for the other subsets."""
    match = _TOP_SUBSET.fullmatch(subset)
    if match:
        return int(match[1])
    if subset in _NAMED_SUBSETS:
        return 0
    raise ParameterError(
        f"subset = {subset!r} (Reuters subset) must be one of {', '.join(_NAMED_SUBSETS)} or "
        "top-N, such as top-25."
    )


def _check_date(written: str) -> None:
    try:
        day_of_setting(written)
    except ValueError:
        raise ParameterError(
            f"test_from = {written!r} (Test documents from) must be a date such as 2021-05-01."
        ) from None


def _check_encoding(name: str) -> None:
    try:
        b"a\n".decode(name, "replace")
    except (LookupError, ValueError):
        raise ParameterError(
            f"encoding = {name!r} (Encoding) is unknown; use UTF-8, windows-1252, windows-1254 or "
            "ISO-8859-1, for example, or leave it empty to have it detected."
        ) from None
