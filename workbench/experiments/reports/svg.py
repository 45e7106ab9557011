"""A small writer of SVG: elements, axes and scales, for pictures inside a page.

Colours of text and lines follow the page (currentColor), so that one picture serves light and
dark. Everything written is escaped.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

# Okabe and Ito's colours, which colour-blind people tell apart, without black and yellow.
PALETTE = (
    *("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#8C6BB1", "#8A8A2E"),
)
DASHES = ("", "6 3", "2 3", "8 3 2 3")


def colour(place: int) -> str:
    """The colour of the so-manieth thing."""
    return PALETTE[place % len(PALETTE)]


def dash(place: int) -> str:
    """A line pattern that tells things apart once the colours begin again."""
    return DASHES[place // len(PALETTE) % len(DASHES)]


def element(name: str, content: str = "", **attributes: object) -> str:
    """One element; underscores in names of attributes become hyphens."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_number(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{told}>{content}</{name}>" if content else f"<{name}{told}/>"


def text(x: float, y: float, words: str, anchor: str = "start", **attributes: object) -> str:
    """Words at a place."""
    return element("text", escape(words), x=x, y=y, text_anchor=anchor, **attributes)


def title(words: str) -> str:
    """What a reader sees when the pointer rests, and what a screen reader says."""
    return element("title", escape(words))


def picture(parts: Sequence[str], width: float, height: float, words: str) -> str:
    """A whole picture with its description."""
    return element(
        "svg",
        title(words) + "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_number(width)} {_number(height)}",
        style=f"max-width:{_number(width)}px",
        role="img",
        aria_label=words,
    )


def shortened(words: str, length: int = 22) -> str:
    """Words that fit, the middle left out."""
    if len(words) <= length:
        return words
    half = (length - 1) // 2
    return f"{words[:half]}…{words[-half:]}"


@dataclass(frozen=True)
class Scale:
    """Values on a stretch of the picture, evenly or by magnitude."""

    low: float
    high: float
    start: float
    end: float
    logarithmic: bool = False

    def __call__(self, value: float) -> float:
        """Where a value lies."""
        low, high, here = (self._moved(one) for one in (self.low, self.high, value))
        share = (here - low) / (high - low) if high > low else 0.5
        return self.start + share * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Round values to write at the axis."""
        if not self.high > self.low:
            return [self.low]
        if self.logarithmic:
            return self._magnitudes(most)
        rough = (self.high - self.low) / most
        unit = 10.0 ** math.floor(math.log10(rough))
        step = next(unit * one for one in (1, 2, 2.5, 5, 10) if unit * one >= rough * 0.999)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(n * step, 12) for n in range(first, last + 1)]

    def _magnitudes(self, most: int) -> list[float]:
        first, last = math.ceil(math.log10(self.low)), math.floor(math.log10(self.high))
        powers = [10.0**n for n in range(first, last + 1)]
        if len(powers) >= 2:
            return powers[:: max(1, len(powers) // most)]
        return [self.low, self.high]

    def _moved(self, value: float) -> float:
        return math.log10(max(value, 1e-300)) if self.logarithmic else value


@dataclass(frozen=True)
class Frame:
    """A plot with two axes."""

    x: Scale
    y: Scale
    width: float
    height: float

    @classmethod
    def around(
        cls,
        x_range: tuple[float, float],
        y_range: tuple[float, float],
        *,
        size: tuple[float, float] = (760, 360),
        logarithmic: bool = False,
    ) -> "Frame":
        """Fit ranges of values into a picture, with room for words at the axes."""
        width, height = size
        x = Scale(*x_range, 70, width - 18, logarithmic)
        return cls(x, Scale(*y_range, height - 52, 14), width, height)

    def axes(
        self, x_title: str, y_title: str, x_words: Sequence[tuple[float, str]] | None = None
    ) -> list[str]:
        """Grid, numbers and titles."""
        parts = []
        for value in self.y.ticks():
            y = self.y(value)
            parts.append(_grid(self.x.start, y, self.x.end, y))
            parts.append(text(self.x.start - 8, y + 4, f"{value:g}", "end", class_="tick"))
        written = x_words or [(value, f"{value:g}") for value in self.x.ticks()]
        for value, words in written:
            x = self.x(value)
            parts.append(_grid(x, self.y.start, x, self.y.end))
            parts.append(text(x, self.y.start + 18, words, "middle", class_="tick"))
        middle = (self.x.start + self.x.end) / 2
        parts.append(text(middle, self.height - 8, x_title, "middle", class_="axis"))
        up = (self.y.start + self.y.end) / 2
        turn = f"rotate(-90 16 {_number(up)})"
        parts.append(text(16, up, y_title, "middle", class_="axis", transform=turn))
        return parts


def _grid(x1: float, y1: float, x2: float, y2: float) -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_="grid")


def _number(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
