"""Documents, eigenvalues and ranges of scores as SVG."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures import ScatterFigure, SpectrumFigure
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.blocks import LegendEntry
from workbench.experiments.reports.svg import Picture, element, marker, text, title
from workbench.experiments.reports.svg_axes import Frame, Scale, padded
from workbench.palette import (
    ERROR_SYMBOL,
    UNKNOWN,
    UNKNOWN_OPACITY,
    class_colour,
    class_symbol,
    ring_opacity,
)
from workbench.plain_text import shortened

_MOST_POINTS = 3000
_MOST_EIGENVALUES = 100
_POINT_SIZE, _RING_SIZE = 7.0, 12.0
_HIGH_SHARE = 0.75  # of the largest eigenvalue
ScoreRange = tuple[str, float, float, float]  # name, low, mean, high


def draw_ranges(ranges: Sequence[ScoreRange], axis: str) -> Picture:
    """Means with their intervals, one line each, so that overlaps are visible."""
    finite = [score for score in ranges if math.isfinite(score[2])]
    height = 24.0 * len(finite) + 50
    x = Scale(*padded([value for score in finite for value in score[1:]]), 230, 740)
    parts = []
    for value in x.ticks():
        parts.append(element("line", x1=x(value), x2=x(value), y1=6, y2=height - 38, class_="grid"))
        parts.append(text(x(value), height - 22, f"{value:g}", "middle", class_="tick"))
    parts.append(text(485, height - 5, axis, "middle", class_="axis"))
    parts += [_range(score, x, 18.0 + 24 * row) for row, score in enumerate(finite)]
    description = f"{axis}, mean and 95 % interval of each method"
    return Picture(tuple(parts), 760.0, height, description)


def draw_scatter(figure: ScatterFigure) -> Picture | None:
    """Documents in two dimensions; errors are crosses, labelled documents have a ring."""
    shown = figure.thinned(_MOST_POINTS)
    dimensions = figure.clearest_plane
    plane = shown.plane(*dimensions)
    kept = np.isfinite(plane).all(axis=1)
    shown, plane = shown.only(np.flatnonzero(kept)), plane[kept]
    if not len(plane):
        return None
    ranges = (padded(_inner(plane[:, 0])), padded(_inner(plane[:, 1])))
    frame = Frame.around(*ranges, size=(760, 480))
    parts = frame.axes(f"Dimension {dimensions[0] + 1}", f"Dimension {dimensions[1] + 1}")
    mixed = np.random.default_rng(0).permutation(len(plane))  # no class covers another
    inside = [int(row) for row in mixed if _is_inside(frame, plane[row])]
    if not shown.is_labelled.all():  # rings around all points mean nothing
        opacity = ring_opacity(int(shown.is_labelled.sum()))
        parts += [_ring(frame, plane[row], opacity) for row in inside if shown.is_labelled[row]]
    parts += [_point(frame, shown, plane[row], row) for row in inside]
    description = f"Documents in the space of {configuration_title(figure.configuration)}"
    return Picture(tuple(parts), frame.width, frame.height, description)


def class_legend(figure: ScatterFigure) -> tuple[LegendEntry, ...]:
    """The classes of the documents in the order of the corpus, unknown ones last."""
    indices = np.unique(figure.actual).tolist()
    known = [LegendEntry(figure.class_names[index], index) for index in indices if index >= 0]
    return (*known, *([LegendEntry("unknown", -1)] if min(indices, default=0) < 0 else []))


def draw_spectrum(figure: SpectrumFigure) -> Picture | None:
    """Eigenvalues, largest first; those after the largest drop have another colour and symbol."""
    values = figure.eigenvalues[:_MOST_EIGENVALUES].tolist()
    if not values:
        return None
    gap = figure.largest_gap()
    frame = Frame.around((0.5, len(values) + 0.5), padded(values), size=(760, 260))
    positions = [(frame.x(number), frame.y(value)) for number, value in enumerate(values, 1)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in positions)
    parts = frame.axes("Number", "Eigenvalue")
    parts.append(element("polyline", points=points, class_="spectrum"))
    for number, ((x, y), value) in enumerate(zip(positions, values, strict=True), 1):
        index, tooltip = int(number > gap), title(f"{number}: {value:.6g}")
        colour = class_colour(index)
        parts.append(marker(class_symbol(index), x, y, _POINT_SIZE, tooltip, fill=colour))
    if 0 < gap < len(values):
        parts += _gap(frame, gap, values[gap] / max(*values, 1e-12))
    description = f"Eigenvalues of {configuration_title(figure.configuration)}"
    return Picture(tuple(parts), frame.width, frame.height, description)


def _range(score: ScoreRange, x: Scale, y: float) -> str:
    name, low, mean, high = score
    parts = title(f"{name}: {mean:.4f} ({low:.4f} to {high:.4f})")
    parts += text(220, y + 4, shortened(name, 32), "end", class_="name")
    if math.isfinite(low) and math.isfinite(high):  # a single trial has no interval
        parts += element("line", x1=x(low), x2=x(high), y1=y, y2=y, class_="range")
    return element("g", parts + element("circle", cx=x(mean), cy=y, r=5, class_="dot"))


def _gap(frame: Frame, gap: int, share_below: float) -> list[str]:
    """The line after the largest drop; its label avoids the values on its right."""
    x = frame.x(gap + 0.5)
    y = frame.y.end + 12 if share_below < _HIGH_SHARE else frame.y.start - 8
    is_left = x < (frame.x.start + frame.x.end) / 2
    label = f"largest drop after {gap}"
    return [
        element("line", x1=x, x2=x, y1=frame.y.start, y2=frame.y.end, class_="gap"),
        text(x + (6 if is_left else -6), y, label, "start" if is_left else "end"),
    ]


def _ring(frame: Frame, position: NDArray[np.float64], opacity: float) -> str:
    x, y = frame.x(float(position[0])), frame.y(float(position[1]))
    return marker("o", x, y, _RING_SIZE, class_="ring", stroke_opacity=opacity)


def _point(frame: Frame, figure: ScatterFigure, position: NDArray[np.float64], row: int) -> str:
    x, y = frame.x(float(position[0])), frame.y(float(position[1]))
    actual = int(figure.actual[row])
    name = "unknown" if actual < 0 else figure.class_names[actual]
    tooltip = title(f"{figure.document_ids[row]}: {name}")
    if actual < 0:
        return marker("o", x, y, _POINT_SIZE, tooltip, fill=UNKNOWN, fill_opacity=UNKNOWN_OPACITY)
    shape = ERROR_SYMBOL if figure.is_error[row] else class_symbol(actual)
    return marker(shape, x, y, _POINT_SIZE, tooltip, fill=class_colour(actual))


def _is_inside(frame: Frame, position: NDArray[np.float64]) -> bool:
    x, y = float(position[0]), float(position[1])
    return frame.x.low <= x <= frame.x.high and frame.y.low <= y <= frame.y.high


def _inner(values: NDArray[np.float64]) -> list[float]:
    """The range without the outermost two in a thousand, which would hide all others."""
    return [float(value) for value in np.quantile(values, [0.001, 0.999])]
