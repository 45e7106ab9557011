"""How well spaces separate classes against how well they keep the counts, as SVG."""

from workbench.experiments.figures import SeparabilityFigure
from workbench.experiments.figures.separability import SeparabilityPoint
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.blocks import LegendEntry
from workbench.experiments.reports.svg import Picture, element, marker, title
from workbench.experiments.reports.svg_axes import Frame, padded
from workbench.palette import class_colour, class_symbol
from workbench.plain_text import size_words

_MARKER_SIZE = 9.0


def draw_separability(figure: SeparabilityFigure) -> Picture | None:
    """One point per method and training size; a line joins those of a method."""
    if not figure.points:
        return None
    frame = Frame.around(
        padded([point.squared_error for point in figure.points]),
        padded([point.scatter_ratio for point in figure.points]),
    )
    parts = frame.axes("Squared error of the reconstruction", "W/B")
    for index, points in enumerate(_groups(figure).values()):
        parts += _line(frame, points, index)
    description = "W/B against squared error of each method"
    return Picture(tuple(parts), frame.width, frame.height, description)


def separability_legend(figure: SeparabilityFigure) -> tuple[LegendEntry, ...]:
    """The methods in the order of their points."""
    names = map(configuration_title, _groups(figure))
    return tuple(LegendEntry(name, index, is_line=True) for index, name in enumerate(names))


def _groups(figure: SeparabilityFigure) -> dict[str, list[SeparabilityPoint]]:
    groups: dict[str, list[SeparabilityPoint]] = {}
    for point in figure.points:
        groups.setdefault(point.configuration, []).append(point)
    return groups


def _line(frame: Frame, points: list[SeparabilityPoint], index: int) -> list[str]:
    colour = class_colour(index)
    places = [(frame.x(point.squared_error), frame.y(point.scatter_ratio)) for point in points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts = [element("polyline", points=path, fill="none", stroke=colour, stroke_width=1)]
    for (x, y), point in zip(places, points, strict=True):
        name = f"{configuration_title(point.configuration)} {size_words(point.training)}".strip()
        tooltip = title(f"{name}: W/B {point.scatter_ratio:.4g}")
        parts.append(marker(class_symbol(index), x, y, _MARKER_SIZE, tooltip, fill=colour))
    return parts
