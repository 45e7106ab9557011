"""Parts of a page: tables, pictures with captions, legends; all words are escaped."""

from collections.abc import Sequence
from html import escape
from typing import Any

from workbench.experiments.reports.svg import colour


def figure(heading: str, drawn: str, caption: str, legend: str = "") -> str:
    """A picture with its heading, its legend and its caption; nothing where it is empty."""
    if not drawn:
        return ""
    told = f"<figcaption>{escape(caption)}</figcaption>"
    return f"<h2>{escape(heading)}</h2><figure>{drawn}{legend}{told}</figure>"


def legend(names: Sequence[str], places: Sequence[int] | None = None) -> str:
    """Names beside the colours of their places."""
    pairs = zip(range(len(names)) if places is None else places, names, strict=True)
    items = "".join(
        f'<li><i style="background:{colour(place)}"></i>{escape(name)}</li>'
        for place, name in pairs
    )
    return f"<ul class=legend>{items}</ul>"


def table(rows: Sequence[Sequence[Any]]) -> str:
    """Rows of words and numbers, the first being the header."""
    header, *body = rows
    lines = [
        "".join(f"<td{_number_class(one)}>{escape(str(one))}</td>" for one in row) for row in body
    ]
    return rows_html([str(one) for one in header], lines)


def rows_html(header: Sequence[str], body: Sequence[str]) -> str:
    """A table whose rows are cells already written."""
    head = "".join(f"<th>{escape(one)}</th>" for one in header)
    lines = "".join(f"<tr>{one}</tr>" for one in body)
    return (
        f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _number_class(value: Any) -> str:
    return " class=number" if isinstance(value, int | float) else ""
