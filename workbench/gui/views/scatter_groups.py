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


def point_groups(
    figure: ScatterFigure, colouring: str
) -> tuple[list[PointGroup], NDArray[np.int64]]:
    """The groups of a figure, those of unknown class last, and the position of each point's."""
    if colouring == "error":
        numbers = (figure.predicted >= 0).astype(np.int64) + figure.is_error
        make = _error_group
    else:
        numbers = figure.actual if colouring == "class" else figure.predicted
        make = _actual_group if colouring == "class" else _predicted_group
    lowest = min(int(numbers.min(initial=0)), 0)
    counts = np.bincount(numbers - lowest)  # sorting a million numbers would take too long
    present = sorted((np.flatnonzero(counts) + lowest).tolist(), key=lambda index: index < 0)
    position = np.zeros(len(counts), dtype=np.int64)
    position[np.array(present, dtype=np.int64) - lowest] = np.arange(len(present))
    return [make(figure, index) for index in present], position[numbers - lowest]


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


def _error_group(figure: ScatterFigure, index: int) -> PointGroup:  # noqa: ARG001
    return (
        PointGroup(translated("not predicted"), _unknown_colour(), "o"),
        PointGroup(translated("correct"), QColor(BLUE), "o"),
        PointGroup(translated("wrong"), QColor(VERMILION), ERROR_SYMBOL),
    )[index]


def _actual_group(figure: ScatterFigure, index: int) -> PointGroup:
    return _class_group(index, "" if index < 0 else figure.class_names[index])


def _predicted_group(figure: ScatterFigure, index: int) -> PointGroup:
    return _class_group(index, _predicted_name(figure, index))


def _class_group(index: int, name: str) -> PointGroup:
    if index < 0:
        return PointGroup(translated("unknown"), _unknown_colour(), "o")
    return PointGroup(name, class_qcolor(index), class_symbol(index))


def _unknown_colour() -> QColor:
    colour = QColor(UNKNOWN)
    colour.setAlphaF(UNKNOWN_OPACITY)
    return colour


def same_places(first: ScatterFigure, second: ScatterFigure) -> bool:
    """Whether two figures have the same documents at the same places."""
    return first.coordinates.shape == second.coordinates.shape and bool(
        np.array_equal(first.coordinates, second.coordinates)
    )
