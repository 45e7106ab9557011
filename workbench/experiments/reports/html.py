"""Blocks of a report as HTML; all text is escaped."""

from collections.abc import Iterable, Sequence
from typing import Any

from workbench.experiments.reports.blocks import (
    Block,
    Cell,
    Heading,
    Illustration,
    LegendEntry,
    Listing,
    Paragraph,
    ReportTable,
    Strong,
    Warnings,
)
from workbench.experiments.reports.style import STYLE
from workbench.experiments.reports.svg import Picture, legend_sample
from workbench.plain_text import html_text

# Nothing is loaded or executed, whatever a document or a name contains.
_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'"
)


def page_html(title: str, parts: Iterable[str]) -> str:
    """A complete page in one file, without scripts or external resources."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{html_text(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )


def block_html(block: Block) -> str:
    """One block of a report."""
    match block:
        case Heading(text, level):
            return f"<h{level}>{html_text(text)}</h{level}>"
        case Paragraph(parts, role):
            return f"<p{_class(role)}>{''.join(map(_part, parts))}</p>"
        case Warnings(sentences):
            items = "".join(f"<li>{html_text(sentence)}</li>" for sentence in sentences)
            return f"<ul class=warnings>{items}</ul>"
        case ReportTable():
            return _table(block)
        case Illustration(picture, caption, entries):
            drawn = f"{picture.inline()}{_legend(entries)}"
            return f"<figure>{drawn}<figcaption>{html_text(caption)}</figcaption></figure>"
        case Listing(title, text):
            summary = f"<summary>{html_text(title)}</summary>"
            return f"<details>{summary}<pre>{html_text(text)}</pre></details>"


def figure(
    heading: str, picture: Picture | None, caption: str, legend: Sequence[LegendEntry] = ()
) -> str:
    """A picture with its heading, legend and caption; nothing where there is no picture."""
    if picture is None:
        return ""
    return block_html(Heading(heading)) + block_html(Illustration(picture, caption, tuple(legend)))


def table_html(rows: Sequence[Sequence[Any]]) -> str:
    """Rows of text and numbers, the first being the header."""
    return block_html(ReportTable.of(rows))


def rows_html(header: Sequence[str], body: Sequence[str]) -> str:
    """A table whose rows are cells in HTML."""
    return _rows("".join(f"<th>{html_text(name)}</th>" for name in header), body)


def _table(table: ReportTable) -> str:
    numeric = table.numeric_columns()
    head = "".join(
        f"<th{_class('number' if column in numeric else '')}>{html_text(name)}</th>"
        for column, name in enumerate(table.header)
    )
    return _rows(head, ["".join(map(_cell, row)) for row in table.rows])


def _rows(head: str, body: Sequence[str]) -> str:
    rows = "".join(f"<tr>{row}</tr>" for row in body)
    return (
        f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _legend(entries: Sequence[LegendEntry]) -> str:
    items = "".join(
        f"<li>{legend_sample(entry.index, entry.is_line).inline()}{html_text(entry.name)}</li>"
        for entry in entries
    )
    return f"<ul class=legend>{items}</ul>" if items else ""


def _part(part: str | Strong) -> str:
    return f"<b>{html_text(part.text)}</b>" if isinstance(part, Strong) else html_text(part)


def _cell(cell: Cell) -> str:
    names = [
        *(["number"] if cell.is_number else []),
        *([cell.conclusion] if cell.conclusion else []),
    ]
    return f"<td{_class(' '.join(names))}>{html_text(cell.text)}</td>"


def _class(names: str) -> str:
    return f' class="{html_text(names)}"' if names else ""
