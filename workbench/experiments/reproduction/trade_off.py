"""W/B against squared error as in the paper on sprinkling: a point per number of terms."""

from collections.abc import Sequence
from typing import Any

from workbench.experiments import figures
from workbench.experiments.figures import SeparabilityPoint
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.plans.titles import configuration_title, short_label
from workbench.experiments.reports.svg import Picture, element, text, title
from workbench.experiments.reports.svg_axes import Frame
from workbench.experiments.runs.run import Run
from workbench.palette import LINE_WIDTH, class_colour

METRICS = ("scatter_ratio", "squared_error")
_UNIT = 1000  # keeps the axis labels short


def draw_trade_off(run: Run, label: str, along: str) -> Picture:
    """The configurations of one method, joined in the order of a swept setting."""
    points = [
        point
        for point in figures.SeparabilityFigure.from_run(run).points
        if point.configuration.partition(f" {along}=")[0] == label
    ]
    if len(points) < 2:
        raise MissingResultError(f"{label} was run with only one value of {short_label(along)}.")
    values = [(point.scatter_ratio, _UNIT * point.squared_error) for point in points]
    frame = Frame.around(_range([x for x, _ in values]), _range([y for _, y in values]))
    parts = frame.axes(
        "W/B: scatter within classes over scatter between classes", f"Mean squared error × {_UNIT}"
    )
    at = [(frame.x(x), frame.y(y)) for x, y in values]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
    pen: dict[str, Any] = {"fill": "none", "stroke": class_colour(0), "stroke_width": LINE_WIDTH}
    parts.append(element("polyline", points=line, **pen))
    for where, point in zip(at, points, strict=True):
        parts += _mark(where, point)
    description = f"Mean squared error against W/B of {label}: {len(points)} points"
    return Picture(tuple(parts), frame.width, frame.height, description)


def _mark(where: tuple[float, float], point: SeparabilityPoint) -> Sequence[str]:
    x, y = where
    terms = point.configuration.rpartition("=")[2]
    name = configuration_title(point.configuration)
    label = f"{name}: W/B {point.scatter_ratio:.4f}, error {point.squared_error:.4f}"
    dot = element("circle", title(label), cx=x, cy=y, r=4, fill=class_colour(0))
    return dot, text(x + 8, y - 6, terms, class_="name")


def _range(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    margin = 0.1 * (high - low) or 0.05 * abs(high) or 0.5
    return low - margin, high + margin
