"""The names of formats and delimiters, and which settings apply to which format."""

from workbench.corpora.readers.settings import NO_DELIMITER

_TABLES = (
    "table",
    "excel",
    "json",
    "json-lines",
    "arrow",
    "sqlite",
    "tables",
    "partitions",
    "arff",
    "xml",
    "page-table",
    "field-blocks",
    "yaml",
)
_COUNTS = ("cluto", "svmlight", "matrix-market", "numbers")
_ONLY_FOR = {  # settings that apply to some formats only
    "header": ("table", "excel", "numbers", "tables", "page-table"),
    "delimiter": ("table", "numbers", "tables"),
    "quote": ("table", "numbers", "tables"),
    "escapes": ("table", "numbers", "tables"),
    "irregular_rows": ("table", "numbers", "tables", "json", "json-lines"),
    "sheet": ("excel", "sqlite"),
    "class_separator": _TABLES,
    "nominal": ("arff", "numbers"),
    "incomplete_rows": ("arff", "numbers"),
    "subset": ("reuters",),
}
_NOT_FOR = {
    "encoding": ("excel", "arrow", "sqlite", "xml", "cluto", "svmlight", "matrix-market"),
    "strip_headers": _COUNTS,
    "strip_footers": _COUNTS,
    "strip_quotes": _COUNTS,
    "html_to_text": _COUNTS,
}


def applies(setting: str, format_name: str) -> bool:
    """Whether a setting has an effect on files of a format."""
    if format_name in _NOT_FOR.get(setting, ()):
        return False
    return format_name in _ONLY_FOR.get(setting, (format_name,))


DELIMITER_NAMES = {
    "\t": "a tab character",
    ",": "a comma",
    ";": "a semicolon",
    "|": "a vertical bar",
    " ": "white space",
    NO_DELIMITER: "",
}
FORMAT_TITLES = {
    "folder": "a folder of documents",
    "text-folder": "a folder of texts without classes",
    "archive": "an archive of documents",
    "table": "a table",
    "excel": "a workbook",
    "json-lines": "JSON, one document per line",
    "json": "JSON",
    "reuters": "Reuters SGML files",
    "cluto": "CLUTO counts",
    "svmlight": "svmlight counts",
    "arff": "ARFF",
    "text-lines": "one document per line",
    "class-files": "a folder with one file per class",
    "document": "one document",
    "mailbox": "a mailbox",
    "numbers": "a table of numbers",
    "matrix-market": "MatrixMarket counts",
    "arrow": "a Parquet or Feather table",
    "sqlite": "a table of a database",
    "tables": "a folder or archive of tables",
    "xml": "XML, one element per document",
    "page-table": "a table in a web page, a LaTeX or a Word document",
    "conll": "one token per line with tags",
    "parallel-files": "texts and classes in two files",
    "field-blocks": "records of named fields",
    "partitions": "a folder of partitions",
    "yaml": "YAML, TOML",
}
