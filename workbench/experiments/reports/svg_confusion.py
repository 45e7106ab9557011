"""The confusion matrix as SVG."""

from typing import Any

from workbench.experiments.figures import ConfusionFigure
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.svg import Picture, element, text, title
from workbench.palette import LIGHT, blended, is_bright
from workbench.plain_text import per_cent, shortened

_MOST_CLASSES = 60
_LONGEST_NAME = 22
_LETTER_WIDTH = 6.6
_RIGHT = 90.0  # space for the last column name, which is slanted
_BOTTOM = 30.0
_SMALLEST_WITH_NUMBERS = 22


def draw_confusion(figure: ConfusionFigure) -> Picture | None:
    """A heat map in the colours of the window, with the counts in the cells."""
    rows, columns = figure.counts.shape
    if not rows or max(rows, columns) > _MOST_CLASSES:
        return None
    side = float(min(max(560 / max(columns, 1), 14), 64))
    column_names = [figure.column_names[index] for index in figure.column_order]
    letters = min(max(map(len, figure.row_names)), _LONGEST_NAME)
    left, top = 36.0 + _LETTER_WIDTH * letters, 24.0 + 5.0 * min(20, max(map(len, column_names)))
    width, height = left + side * columns + _RIGHT, top + side * rows + _BOTTOM
    corner = (left, top)
    parts = [
        *_names(figure, side, corner),
        *_axis_titles(figure, side, corner),
        *_cells(figure, side, corner),
    ]
    description = f"Confusion matrix of {configuration_title(figure.configuration)}"
    return Picture(tuple(parts), width, height, description)


def _names(figure: ConfusionFigure, side: float, corner: tuple[float, float]) -> list[str]:
    left, top = corner
    parts = []
    for row, index in enumerate(figure.row_order):
        name = shortened(figure.row_names[index], _LONGEST_NAME)
        parts.append(text(left - 8, top + side * (row + 0.5) + 4, name, "end", class_="name"))
    for column, index in enumerate(figure.column_order):
        x, name = left + side * (column + 0.5), shortened(figure.column_names[index], 20)
        turn = f"rotate(-45 {x:.1f} {top - 8:.1f})"
        parts.append(text(x, top - 8, name, "start", class_="name", transform=turn))
    return parts


def _axis_titles(figure: ConfusionFigure, side: float, corner: tuple[float, float]) -> list[str]:
    left, top = corner
    rows, columns = figure.counts.shape
    middle, bottom = left + side * columns / 2, top + side * rows
    centre = top + side * rows / 2
    turn = f"rotate(-90 14 {centre:.1f})"
    return [
        text(middle, bottom + 20, figure.column_title, "middle", class_="axis"),
        text(14, centre, "Actual class", "middle", class_="axis", transform=turn),
    ]


def _cells(figure: ConfusionFigure, side: float, corner: tuple[float, float]) -> list[str]:
    left, top = corner
    counts, shares = figure.ordered(figure.counts), figure.ordered(figure.shares())
    shades = figure.ordered(figure.shades())
    parts = []
    for row, actual in enumerate(figure.row_order):
        for column, predicted in enumerate(figure.column_order):
            count = int(counts[row, column])
            tooltip = (
                f"{figure.row_names[actual]} → {figure.column_names[predicted]}: "
                f"{count} ({per_cent(shares[row, column], 1)})"
            )
            position = (left + side * column, top + side * row)
            shade = float(shades[row, column])
            parts.append(element("g", title(tooltip) + _cell(position, side, count, shade)))
    return parts


def _cell(position: tuple[float, float], side: float, count: int, shade: float) -> str:
    x, y = position
    box: dict[str, Any] = {"x": x, "y": y, "width": side - 1, "height": side - 1}
    parts = element("rect", **box, class_="cell")
    if count:
        role = "right" if shade > 0 else "wrong"
        parts += element("rect", **box, class_=role, fill_opacity=f"{abs(shade):.3f}")
    if count and side >= _SMALLEST_WITH_NUMBERS and len(str(count)) * 7 < side:
        fill = LIGHT.right if shade > 0 else LIGHT.wrong
        name = "name" if is_bright(blended(LIGHT.card, fill, abs(shade))) else "on-right"
        parts += text(x + side / 2, y + side / 2 + 4, str(count), "middle", class_=name)
    return parts
