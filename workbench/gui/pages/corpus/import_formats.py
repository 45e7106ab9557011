"""The reading settings that each format needs, and the names of formats and delimiters."""

from workbench.corpora.readers.settings import NO_DELIMITER

FIRST_SETTINGS = (
    "format",
    "header",
    "encoding",
    "delimiter",
    "quote",
    "irregular_rows",
    "sheet",
    "classes",
)
_COUNTS = ("cluto", "svmlight", "matrix-market", "numbers")
_ONLY_FOR = {  # settings that apply to some formats only
    "header": ("table", "excel", "numbers"),
    "delimiter": ("table", "numbers"),
    "quote": ("table", "numbers"),
    "escapes": ("table", "numbers"),
    "irregular_rows": ("table", "numbers"),
    "sheet": ("excel", "sqlite"),
    "nominal": ("arff", "numbers"),
    "subset": ("reuters",),
}
_NOT_FOR = {
    "encoding": ("excel", "arrow", "sqlite", "cluto", "svmlight", "matrix-market"),
    "strip_headers": _COUNTS,
    "strip_footers": _COUNTS,
    "strip_quotes": _COUNTS,
    "html_to_text": _COUNTS,
}
DELIMITER_NAMES = {"\t": "tab", ",": "comma", ";": "semicolon", "|": "bar", NO_DELIMITER: ""}
FORMAT_TITLES = {
    "folder": "a folder with one subfolder per class",
    "text-folder": "a folder of texts without classes",
    "archive": "an archive with one folder per class",
    "table": "a table",
    "excel": "a workbook",
    "json-lines": "JSON, one document per line",
    "json": "JSON",
    "reuters": "Reuters SGML files",
    "cluto": "CLUTO counts",
    "svmlight": "svmlight counts",
    "arff": "ARFF",
    "text-lines": "one document per line, without classes",
    "class-files": "a folder with one file per class",
    "document": "one document",
    "mailbox": "a mailbox",
    "numbers": "a table of numbers",
    "matrix-market": "MatrixMarket counts",
    "arrow": "a Parquet or Feather table",
    "sqlite": "a table of a database",
}


def applies_to(setting: str, format_name: str) -> bool:
    """Whether a reading setting applies to a format."""
    if format_name in _NOT_FOR.get(setting, ()):
        return False
    return format_name in _ONLY_FOR.get(setting, (format_name,))
