"""W/B against squared error, drawn as in the paper on sprinkling: a point per number of terms."""

from collections.abc import Sequence

from workbench.experiments import figures
from workbench.experiments.figures import SeparabilityPoint
from workbench.experiments.reports.svg import Frame, colour, element, picture, text, title
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.trial_choice import MissingResultError

METRICS = ("scatter_ratio", "squared_error")
_UNIT = 1000  # so that the numbers at the axis are short


def draw_trade_off(run: Run, label: str, along: str) -> str:
    """The configurations of one method, joined in the order of a swept setting."""
    points = [
        one
        for one in figures.SeparabilityFigure.from_run(run).points
        if one.configuration.partition(f" {along}=")[0] == label
    ]
    if len(points) < 2:
        raise MissingResultError(f"{label} was run with one value of {along}.")
    places = [(one.scatter_ratio, _UNIT * one.squared_error) for one in points]
    frame = Frame.around(_range([x for x, _ in places]), _range([y for _, y in places]))
    parts = frame.axes(
        "W/B: scatter within classes against between", f"Mean squared error × {_UNIT}"
    )
    at = [(frame.x(x), frame.y(y)) for x, y in places]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
    parts.append(element("polyline", points=line, fill="none", stroke=colour(0), stroke_width=2))
    for place, one in zip(at, points, strict=True):
        parts += _mark(place, one)
    words = f"Mean squared error against W/B of {label}: {len(points)} points"
    return picture(parts, frame.width, frame.height, words)


def _mark(place: tuple[float, float], point: SeparabilityPoint) -> Sequence[str]:
    x, y = place
    terms = point.configuration.rpartition("=")[2]
    told = f"{point.configuration}: W/B {point.scatter_ratio:.4f}, error {point.squared_error:.4f}"
    dot = element("circle", title(told), cx=x, cy=y, r=4, fill=colour(0))
    return dot, text(x + 8, y - 6, terms, class_="name")


def _range(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    room = 0.1 * (high - low) or 0.05 * abs(high) or 0.5
    return low - room, high + room
