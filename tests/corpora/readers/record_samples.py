"""Samples of formats with one record per document: OpenDocument sheets, XML, pages, tokens."""

from html import escape

from .document_samples import zipped

_SHEET = "urn:oasis:names:tc:opendocument:xmlns:"
_TYPE = "application/vnd.oasis.opendocument.spreadsheet"


def ods_bytes(
    rows: list[tuple[str, ...]], inside: str = "", manifest: str = "<manifest/>"
) -> bytes:
    """A workbook with one sheet; `inside` is put before its rows."""
    content = _sheet("document-content", "", rows, inside)
    return zipped({"mimetype": _TYPE, "content.xml": content, "META-INF/manifest.xml": manifest})


def fods_bytes(rows: list[tuple[str, ...]]) -> bytes:
    """A workbook that is one XML file."""
    return _sheet("document", f' office:mimetype="{_TYPE}"', rows, "").encode()


def note_bytes(documents: dict[str, str]) -> bytes:
    """An archive of notes that state their classes in front matter."""
    return zipped(
        {
            name.replace("/", " ") + ".md": f"---\ncategory: {name.partition('/')[0]}\n---\n{text}"
            for name, text in documents.items()
        }
    )


def _sheet(element: str, attributes: str, rows: list[tuple[str, ...]], inside: str) -> str:
    cells = "".join(
        "<table:table-row>"
        + "".join(
            f'<table:table-cell office:value-type="string"><text:p>{escape(cell)}</text:p>'
            "</table:table-cell>"
            for cell in row
        )
        + "</table:table-row>"
        for row in rows
    )
    return (
        f'<office:{element} xmlns:office="{_SHEET}office:1.0" xmlns:table="{_SHEET}table:1.0" '
        f'xmlns:text="{_SHEET}text:1.0"{attributes}><office:body>'
        f'<office:spreadsheet><table:table table:name="Data">{inside}{cells}</table:table>'
        f"</office:spreadsheet></office:body></office:{element}>"
    )


def xml_bytes(documents: dict[str, str]) -> bytes:
    """One element per document; the name of each gives its class."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<documents>\n'
        + "".join(
            f'<document id="{name}"><text>{escape(text)}</text>'
            f"<class>{name.partition('/')[0]}</class></document>\n"
            for name, text in documents.items()
        )
        + "</documents>\n"
    ).encode()


def page_bytes(documents: dict[str, str]) -> bytes:
    """A page that is one table."""
    rows = "".join(
        f"<tr><td>{name}</td><td>{escape(text)}</td><td>{name.partition('/')[0]}</td></tr>\n"
        for name, text in documents.items()
    )
    names = "<tr><th>id</th><th>text</th><th>class</th></tr>\n"
    return f"<html><body><table>{names}{rows}</table></body></html>".encode()


def block_bytes(documents: dict[str, str]) -> bytes:
    """Records of named fields."""
    return "".join(
        f"id: {name}\nclass: {name.partition('/')[0]}\ntext: {text}\n\n"
        for name, text in documents.items()
    ).encode()


def yaml_bytes(documents: dict[str, str]) -> bytes:
    """A list of mappings inside a mapping."""
    rows = "".join(
        f"- id: {name}\n  class: {name.partition('/')[0]}\n  text: >-\n    {text}\n"
        for name, text in documents.items()
    )
    return f"documents:\n{rows}".encode()


def token_bytes(texts: list[str]) -> bytes:
    """A token and its tag on each line."""
    return "\n".join("".join(f"{word} O\n" for word in text.split()) for text in texts).encode()
