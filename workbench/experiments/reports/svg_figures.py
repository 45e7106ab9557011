"""Figures drawn as SVG for the report: heat map, curves, points, ranges, spectrum."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.figures import (
    ConfusionFigure,
    Curve,
    CurveFigure,
    ScatterFigure,
    SpectrumFigure,
)
from workbench.experiments.reports.svg import (
    Frame,
    Scale,
    colour,
    dash,
    element,
    picture,
    shortened,
    text,
    title,
)

_MOST_POINTS = 3000
_MOST_CLASSES = 60
Range = tuple[str, float, float, float]  # name, low, mean, high


def draw_ranges(ranges: Sequence[Range], axis: str) -> str:
    """Means with their intervals, one line each, best to see which overlap."""
    known = [one for one in ranges if math.isfinite(one[2])]
    height = 24.0 * len(known) + 50
    low, high = _padded([v for one in known for v in one[1:]])
    x = Scale(low, high, 230, 740)
    parts = []
    for value in x.ticks():
        parts.append(element("line", x1=x(value), x2=x(value), y1=6, y2=height - 38, class_="grid"))
        parts.append(text(x(value), height - 22, f"{value:g}", "middle", class_="tick"))
    parts.append(text(485, height - 5, axis, "middle", class_="axis"))
    for place, (name, left, mean, right) in enumerate(known):
        y = 18.0 + 24 * place
        words = f"{name}: {mean:.4f} ({left:.4f} to {right:.4f})"
        line = ""
        if math.isfinite(left) and math.isfinite(right):  # one trial has no interval
            line = element("line", x1=x(left), x2=x(right), y1=y, y2=y, class_="range")
        dot = element("circle", cx=x(mean), cy=y, r=5, class_="dot")
        label = text(220, y + 4, shortened(name, 32), "end", class_="name")
        parts.append(element("g", title(words) + label + line + dot))
    return picture(parts, 760, height, f"{axis}, mean and 95 % interval of each method")


def draw_curves(figure: CurveFigure) -> str:
    """Curves with their bands."""
    curves = [one for one in figure.curves if len(one.x)]
    if not curves:
        return ""
    x_values = np.concatenate([one.x for one in curves])
    y_values = np.concatenate([np.concatenate([one.low, one.high]) for one in curves])
    frame = Frame.around(
        _spread(float(x_values.min()), float(x_values.max())),
        _padded(y_values.tolist()),
        logarithmic=figure.logarithmic,
    )
    parts = frame.axes(figure.x_title, figure.y_title, _tick_words(figure, frame))
    parts += [_band(frame, one, place) for place, one in enumerate(curves)]
    parts += [_line(frame, one, place) for place, one in enumerate(curves)]
    words = f"{figure.y_title} against {figure.x_title}: {len(curves)} curves"
    return picture(parts, frame.width, frame.height, words)


def draw_confusion(figure: ConfusionFigure) -> str:
    """A heat map of row shares with the counts in the cells."""
    counts, shares = figure.ordered(figure.counts), figure.ordered(figure.shares())
    rows, columns = counts.shape
    if not rows or max(rows, columns) > _MOST_CLASSES:
        return ""
    side = float(min(max(560 / max(columns, 1), 14), 64))
    row_names = [figure.row_names[one] for one in figure.row_order]
    column_names = [figure.column_names[one] for one in figure.column_order]
    left, top = 170.0, 24.0 + 5.0 * min(20, max(map(len, column_names)))
    is_right = np.array([[i == j for j in column_names] for i in row_names])
    largest_error = float(np.where(is_right, 0.0, shares).max(initial=0.0)) or 1.0
    parts = []
    for i, name in enumerate(row_names):
        y = top + side * (i + 0.5)
        parts.append(text(left - 8, y + 4, shortened(name), "end", class_="name"))
    for j, name in enumerate(column_names):
        x = left + side * (j + 0.5)
        turn = f"rotate(-45 {x:.1f} {top - 8:.1f})"
        parts.append(text(x, top - 8, shortened(name, 20), "start", class_="name", transform=turn))
    for i in range(rows):
        for j in range(columns):
            words = (
                f"{row_names[i]} taken for {column_names[j]}: {counts[i, j]} ({shares[i, j]:.1%})"
            )
            corner = (left + side * j, top + side * i)
            right = bool(is_right[i, j])
            # Errors are few: measured against the largest of them, groups show as blocks.
            strength = float(shares[i, j]) if right else 0.7 * float(shares[i, j]) / largest_error
            parts.append(_cell(corner, side, int(counts[i, j]), strength, right, words))
    width, height = left + side * columns + 90, top + side * rows + 8
    return picture(parts, width, height, f"Confusion matrix of {figure.configuration}")


def draw_scatter(figure: ScatterFigure) -> str:
    """Documents in two dimensions; errors are crosses, labelled documents have a ring."""
    shown = figure.thinned(_MOST_POINTS)
    dimensions = figure.clearest_plane()
    plane = shown.plane(*dimensions)
    kept = np.isfinite(plane).all(axis=1)
    shown, plane = shown.only(np.flatnonzero(kept)), plane[kept]
    if not len(plane):
        return ""
    frame = Frame.around(
        _padded(_inner(plane[:, 0])), _padded(_inner(plane[:, 1])), size=(760, 480)
    )
    inside = _inside(frame, plane)
    parts = frame.axes(f"Dimension {dimensions[0] + 1}", f"Dimension {dimensions[1] + 1}")
    parts += [_point(frame, shown, plane[one], int(one)) for one in np.flatnonzero(inside)]
    return picture(
        parts, frame.width, frame.height, f"Documents as {figure.configuration} sees them"
    )


def draw_spectrum(figure: SpectrumFigure) -> str:
    """Eigenvalues as a falling line of dots."""
    values = figure.eigenvalues[:100]
    if not len(values):
        return ""
    frame = Frame.around(
        (0.5, len(values) + 0.5), _padded([0.0, *values.tolist()]), size=(760, 260)
    )
    parts = frame.axes("Number", "Eigenvalue")
    parts += [
        element(
            "circle",
            title(f"{place + 1}: {value:.6g}"),
            cx=frame.x(place + 1.0),
            cy=frame.y(float(value)),
            r=3,
            fill=colour(0),
        )
        for place, value in enumerate(values)
    ]
    return picture(parts, frame.width, frame.height, f"Eigenvalues of {figure.configuration}")


def _cell(
    corner: tuple[float, float], side: float, count: int, strength: float, right: bool, words: str
) -> str:
    """Blue where right, orange where wrong."""
    x, y = corner
    box: dict[str, Any] = {"x": x, "y": y, "width": side - 1, "height": side - 1}
    parts = title(words) + element("rect", **box, class_="cell")
    if count:
        fill = colour(0) if right else colour(1)
        parts += element("rect", **box, fill=fill, fill_opacity=f"{0.06 + 0.94 * strength:.3f}")
    if count and side >= 22 and len(str(count)) * 7 < side:
        kind = "strong" if right and strength > 0.45 else "n"
        parts += text(x + side / 2, y + side / 2 + 4, str(count), "middle", class_=kind)
    return element("g", parts)


def _band(frame: Frame, curve: Curve, place: int) -> str:
    forth = [(frame.x(x), frame.y(y)) for x, y in zip(curve.x, curve.high, strict=True)]
    back = [(frame.x(x), frame.y(y)) for x, y in zip(curve.x, curve.low, strict=True)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in forth + back[::-1])
    return element("polygon", points=points, fill=colour(place), fill_opacity="0.15")


def _line(frame: Frame, curve: Curve, place: int) -> str:
    places = [(frame.x(x), frame.y(y)) for x, y in zip(curve.x, curve.mean, strict=True)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    pen: dict[str, Any] = {"stroke": colour(place), "stroke_dasharray": dash(place) or None}
    parts = [element("polyline", points=points, fill="none", stroke_width=2, **pen)]
    for (x, y), mean, n in zip(places, curve.mean, curve.n, strict=True):
        words = title(f"{curve.name}: {mean:.4f} ({n} trials)")
        parts.append(element("circle", words, cx=x, cy=y, r=3.5, fill=colour(place)))
    return element("g", "".join(parts))


def _tick_words(figure: CurveFigure, frame: Frame) -> list[tuple[float, str]] | None:
    """The words of the sizes where they do not overlap, else plain numbers."""
    found: list[tuple[float, str]] = []
    end = -math.inf
    for x in sorted(figure.x_words):
        words = shortened(figure.x_words[x], 14)
        start = frame.x(x) - 3.5 * len(words)
        if start > end + 6:
            found.append((x, words))
            end = frame.x(x) + 3.5 * len(words)
    return found or None


def _point(frame: Frame, figure: ScatterFigure, at: NDArray[np.float64], place: int) -> str:
    x, y = frame.x(float(at[0])), frame.y(float(at[1]))
    actual = int(figure.actual[place])
    pen = colour(actual) if actual >= 0 else "gray"
    name = figure.class_names[actual] if actual >= 0 else "no class"
    words = title(f"{figure.document_ids[place]}: {name}")
    if figure.is_error[place]:
        path = f"M{x - 3:.1f},{y - 3:.1f}l6,6m0,-6l-6,6"
        return element("path", words, d=path, stroke=pen, stroke_width=1.6)
    ring = "currentColor" if figure.is_labelled[place] else None
    return element("circle", words, cx=x, cy=y, r=3, fill=pen, fill_opacity="0.75", stroke=ring)


def _inside(frame: Frame, plane: NDArray[np.float64]) -> NDArray[np.bool_]:
    x, y = plane.T
    found: NDArray[np.bool_] = (
        (x >= frame.x.low) & (x <= frame.x.high) & (y >= frame.y.low) & (y <= frame.y.high)
    )
    return found


def _inner(values: NDArray[np.float64]) -> list[float]:
    """The range without the outermost two in a thousand, which would hide all others."""
    return [float(one) for one in np.quantile(values, [0.001, 0.999])]


def _spread(low: float, high: float) -> tuple[float, float]:
    return (low, high) if high > low else (low - 0.5, high + 0.5)


def _padded(values: Sequence[float]) -> tuple[float, float]:
    known = [one for one in values if math.isfinite(one)] or [0.0, 1.0]
    low, high = min(known), max(known)
    room = 0.05 * (high - low) or 0.05 * abs(high) or 0.5
    return low - room, high + room
