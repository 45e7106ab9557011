"""Points in groups of one style: by class, by prediction or by error."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor

from workbench.experiments.figures import ScatterFigure
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.theme import class_qcolor
from workbench.palette import (
    BLUE,
    ERROR_SYMBOL,
    UNKNOWN,
    UNKNOWN_OPACITY,
    VERMILION,
    class_symbol,
)

COLOURINGS = ("class", "prediction", "error")


@dataclass(frozen=True)
class PointGroup:
    """Points drawn in the same style."""

    name: str
    colour: QColor
    symbol: str
    members: NDArray[np.bool_]


def point_groups(figure: ScatterFigure, colouring: str) -> list[PointGroup]:
    """The groups of a figure, those of unknown class last."""
    if colouring == "error":
        is_wrong, is_predicted = figure.is_error, figure.predicted >= 0
        groups = [
            PointGroup(translated("not predicted"), _unknown_colour(), "o", ~is_predicted),
            PointGroup(translated("correct"), QColor(BLUE), "o", is_predicted & ~is_wrong),
            PointGroup(translated("wrong"), QColor(VERMILION), ERROR_SYMBOL, is_wrong),
        ]
        return [group for group in groups if group.members.any()]
    classes = figure.actual if colouring == "class" else figure.predicted
    groups = [_class_group(figure, index, classes) for index in np.unique(classes).tolist()]
    return sorted(groups, key=lambda group: group.name == translated("unknown"))


def point_text(figure: ScatterFigure, point: int) -> str:
    """A document in one line: its actual class, its predicted class if different, its title."""
    name = (figure.titles[point] if figure.titles else "") or figure.document_ids[point]
    actual, predicted = int(figure.actual[point]), int(figure.predicted[point])
    if actual < 0:
        return name
    label = figure.class_names[actual]
    if figure.is_error[point]:
        label = translated(f"{label} classified as {_predicted_name(figure, predicted)}")
    return f"{label} · {name}"


def _predicted_name(figure: ScatterFigure, index: int) -> str:
    names = () if figure.has_clusters else figure.class_names
    return names[index] if index < len(names) else translated(f"cluster {index + 1}")


def _class_group(figure: ScatterFigure, index: int, classes: NDArray[np.int64]) -> PointGroup:
    if index < 0:
        return PointGroup(translated("unknown"), _unknown_colour(), "o", classes < 0)
    is_actual = classes is figure.actual
    name = figure.class_names[index] if is_actual else _predicted_name(figure, index)
    return PointGroup(name, class_qcolor(index), class_symbol(index), classes == index)


def _unknown_colour() -> QColor:
    colour = QColor(UNKNOWN)
    colour.setAlphaF(UNKNOWN_OPACITY)
    return colour
