"""Scales and axes of SVG plots."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from workbench.experiments.reports.svg import element, format_number, text


@dataclass(frozen=True)
class Scale:
    """Positions of values along one axis, linear or logarithmic."""

    low: float
    high: float
    start: float
    end: float
    logarithmic: bool = False

    def __call__(self, value: float) -> float:
        """The position of a value."""
        low, high, position = (self._scaled(end) for end in (self.low, self.high, value))
        share = (position - low) / (high - low) if high > low else 0.5
        return self.start + share * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Round values for the labels of the axis."""
        if not self.high > self.low:
            return [self.low]
        if self.logarithmic:
            return self._magnitudes(most)
        rough = (self.high - self.low) / most
        unit = 10.0 ** math.floor(math.log10(rough))
        step = next(
            unit * factor for factor in (1, 2, 2.5, 5, 10) if unit * factor >= rough * 0.999
        )
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(n * step, 12) for n in range(first, last + 1)]

    def _magnitudes(self, most: int) -> list[float]:
        first, last = math.ceil(math.log10(self.low)), math.floor(math.log10(self.high))
        powers = [10.0**n for n in range(first, last + 1)]
        if len(powers) >= 2:
            return powers[:: max(1, len(powers) // most)]
        return [self.low, self.high]

    def _scaled(self, value: float) -> float:
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
        logarithmic_y: bool = False,
    ) -> "Frame":
        """Fit ranges of values into a picture, with space for the labels of the axes."""
        width, height = size
        x = Scale(*x_range, 70, width - 18, logarithmic)
        return cls(x, Scale(*y_range, height - 52, 14, logarithmic_y), width, height)

    def axes(
        self,
        x_title: str,
        y_title: str,
        x_labels: Sequence[tuple[float, str]] | None = None,
        y_unit: float = 1.0,
    ) -> list[str]:
        """Grid, tick labels and titles; heights are written in `y_unit`, such as hundredths."""
        parts = []
        for value in self.y.ticks():
            y = self.y(value)
            parts.append(_grid(self.x.start, y, self.x.end, y))
            parts.append(text(self.x.start - 8, y + 4, f"{value / y_unit:g}", "end", class_="tick"))
        labels = x_labels or [(value, f"{value:g}") for value in self.x.ticks()]
        for value, label in labels:
            x = self.x(value)
            parts.append(_grid(x, self.y.start, x, self.y.end))
            parts.append(text(x, self.y.start + 18, label, "middle", class_="tick"))
        middle = (self.x.start + self.x.end) / 2
        parts.append(text(middle, self.height - 8, x_title, "middle", class_="axis"))
        up = (self.y.start + self.y.end) / 2
        turn = f"rotate(-90 16 {format_number(up)})"
        parts.append(text(16, up, y_title, "middle", class_="axis", transform=turn))
        return parts


def padded(values: Sequence[float]) -> tuple[float, float]:
    """The range of the finite values with a margin on both sides."""
    finite = [value for value in values if math.isfinite(value)] or [0.0, 1.0]
    low, high = min(finite), max(finite)
    margin = 0.05 * (high - low) or 0.05 * abs(high) or 0.5
    return low - margin, high + margin


def _grid(x1: float, y1: float, x2: float, y2: float) -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_="grid")
