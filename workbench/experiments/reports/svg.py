"""A small SVG writer: elements, symbols, axes and scales.

Text and lines take their colours from the roles of the palette, so a picture inside a page
follows its light or dark theme. All text is escaped.
"""

from dataclasses import dataclass
from html import escape

from workbench.experiments.reports.style import role_colours, svg_rules
from workbench.palette import (
    LIGHT,
    LINE_WIDTH,
    SYMBOLS,
    UNKNOWN,
    class_colour,
    class_symbol,
    line_dash,
)
from workbench.plain_text import html_text

_NAMESPACE = "http://www.w3.org/2000/svg"
_SAMPLE_SIZE = 9.0
_SAMPLE_LINE = 26.0


@dataclass(frozen=True)
class Picture:
    """The elements of a picture, its size and its description for screen readers."""

    parts: tuple[str, ...]
    width: float
    height: float
    description: str

    def inline(self) -> str:
        """The picture inside a page, as wide as the page has space for."""
        return self._element("".join(self.parts), style=f"max-width:{format_number(self.width)}px")

    def standalone(self) -> str:
        """The picture as a file, in the light theme with its background."""
        style = element("style", escape(svg_rules(role_colours(LIGHT)), quote=False))
        paper = element("rect", width="100%", height="100%", fill=LIGHT.card)
        return self._element(
            style + paper + "".join(self.parts), font_family="sans-serif", font_size="12px"
        )

    def _element(self, content: str, **attributes: object) -> str:
        described = {"role": "img", "aria_label": self.description}
        return element(
            "svg",
            (title(self.description) if self.description else "") + content,
            xmlns=_NAMESPACE,
            width=self.width,
            height=self.height,
            viewBox=f"0 0 {format_number(self.width)} {format_number(self.height)}",
            **(described if self.description else {"aria_hidden": "true"}),
            **attributes,
        )


def element(name: str, content: str = "", **attributes: object) -> str:
    """One element; underscores in the names of attributes become hyphens."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{html_text(format_number(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def text(x: float, y: float, content: str, anchor: str = "start", **attributes: object) -> str:
    """Text at a position."""
    return element("text", html_text(content), x=x, y=y, text_anchor=anchor, **attributes)


def title(content: str) -> str:
    """A tooltip, which screen readers read too."""
    return element("title", html_text(content))


def marker(
    name: str, x: float, y: float, size: float, content: str = "", **attributes: object
) -> str:
    """A symbol of the palette around a point."""
    corners = SYMBOLS[name]
    if not corners:
        return element("circle", content, cx=x, cy=y, r=size / 2, **attributes)
    points = " ".join(f"{x + size * right:.2f},{y + size * down:.2f}" for right, down in corners)
    return element("polygon", content, points=points, **attributes)


def line_pattern(index: int) -> str | None:
    """The dashes of a series as an attribute; none where the line is solid."""
    return (
        " ".join(format_number(LINE_WIDTH * float(length)) for length in line_dash(index)) or None
    )


def legend_sample(index: int, is_line: bool = False) -> Picture:
    """The symbol of a class, or the line of a series with its symbol."""
    width = _SAMPLE_LINE if is_line else _SAMPLE_SIZE + 2
    height = _SAMPLE_SIZE + 2
    colour = UNKNOWN if index < 0 else class_colour(index)
    name = "o" if index < 0 else class_symbol(index)
    parts = [marker(name, width / 2, height / 2, _SAMPLE_SIZE, fill=colour)]
    if is_line:
        line = element(
            "line",
            x1=0,
            x2=width,
            y1=height / 2,
            y2=height / 2,
            stroke=colour,
            stroke_width=LINE_WIDTH,
            stroke_dasharray=line_pattern(index),
        )
        parts.insert(0, line)
    return Picture(tuple(parts), width, height, "")


def format_number(value: object) -> str:
    """A coordinate or length with at most two decimals; other values as they are."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
