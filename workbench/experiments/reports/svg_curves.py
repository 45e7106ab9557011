"""Curves with their bands as SVG."""

import math

import numpy as np

from workbench.experiments.figures import Curve, CurveFigure
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.blocks import LegendEntry
from workbench.experiments.reports.svg import Picture, element, line_pattern, marker, title
from workbench.experiments.reports.svg_axes import Frame, padded
from workbench.palette import (
    BAND_OPACITY,
    LINE_WIDTH,
    class_colour,
    class_symbol,
)
from workbench.plain_text import shortened, size_words

_MARKER_SIZE = 8.0
_LETTER_WIDTH = 7.0


def draw_curves(figure: CurveFigure) -> Picture | None:
    """Curves with their bands; a curve keeps its colour where others have no points."""
    curves = [(index, curve) for index, curve in enumerate(figure.curves) if len(curve.x)]
    if not curves:
        return None
    x_values = np.concatenate([curve.x for _, curve in curves])
    frame = Frame.around(
        _widened(float(x_values.min()), float(x_values.max())),
        _height_range(figure),
        logarithmic=figure.logarithmic,
        logarithmic_y=figure.logarithmic_y,
    )
    scale = ", logarithmic scale" if figure.logarithmic_y else ""
    labels, unit = _tick_labels(figure, frame), 0.01 if figure.is_share else 1.0
    parts = frame.axes(figure.x_title, figure.y_axis_title() + scale, labels, unit)
    parts += [_band(frame, curve, index) for index, curve in curves]
    parts += [_line(frame, curve, index) for index, curve in curves]
    description = f"{figure.y_title} against {figure.x_title}: {len(curves)} curves"
    return Picture(tuple(parts), frame.width, frame.height, description)


def curve_legend(figure: CurveFigure) -> tuple[LegendEntry, ...]:
    """The methods of the curves, in their order."""
    return tuple(
        LegendEntry(configuration_title(curve.name), index, is_line=True)
        for index, curve in enumerate(figure.curves)
        if len(curve.x)
    )


def _height_range(figure: CurveFigure) -> tuple[float, float]:
    values = [float(y) for curve in figure.curves for y in (*curve.low, *curve.high)]
    if not figure.logarithmic_y:
        return padded(values)
    low, high = padded([math.log10(max(y, figure.least_mean() / 2)) for y in values])
    return 10.0**low, 10.0**high


def _band(frame: Frame, curve: Curve, index: int) -> str:
    upper = [(frame.x(x), frame.y(y)) for x, y in zip(curve.x, curve.high, strict=True)]
    lower = [(frame.x(x), frame.y(y)) for x, y in zip(curve.x, curve.low, strict=True)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in upper + lower[::-1])
    colour = class_colour(index)
    return element("polygon", points=points, fill=colour, fill_opacity=BAND_OPACITY)


def _line(frame: Frame, curve: Curve, index: int) -> str:
    positions = [(frame.x(x), frame.y(y)) for x, y in zip(curve.x, curve.mean, strict=True)]
    colour, name = class_colour(index), configuration_title(curve.name)
    line = element(
        "polyline",
        points=" ".join(f"{x:.1f},{y:.1f}" for x, y in positions),
        fill="none",
        stroke=colour,
        stroke_width=LINE_WIDTH,
        stroke_dasharray=line_pattern(index),
    )
    markers = [
        marker(
            class_symbol(index),
            x,
            y,
            _MARKER_SIZE,
            title(f"{name}: {mean:.4f} ({n} trials)"),
            fill=colour,
        )
        for (x, y), mean, n in zip(positions, curve.mean, curve.n, strict=True)
    ]
    return element("g", line + "".join(markers))


def _tick_labels(figure: CurveFigure, frame: Frame) -> list[tuple[float, str]] | None:
    """The labels of the sizes that do not overlap; none where round numbers should be written."""
    labels: list[tuple[float, str]] = []
    end = -math.inf
    for x in sorted(figure.x_labels):
        label = shortened(size_words(figure.x_labels[x]), 14)
        half = _LETTER_WIDTH * len(label) / 2
        if frame.x(x) - half > end + 6:
            labels.append((x, label))
            end = frame.x(x) + half
    return labels or None


def _widened(low: float, high: float) -> tuple[float, float]:
    return (low, high) if high > low else (low - 0.5, high + 0.5)
