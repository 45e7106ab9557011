"""The sparsity pattern of an affinity matrix as SVG: a cell where documents are linked."""

import numpy as np

from workbench.experiments.figures import AffinityFigure
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.svg import Picture, element, text
from workbench.plain_text import shortened

BINS = 120
_SIDE, _LEFT, _TOP = 360.0, 150.0, 10.0
_LONGEST_NAME = 20
_LEVELS = 4  # shades of a cell


def draw_affinity(figure: AffinityFigure) -> Picture | None:
    """Cells that hold links, darker where more of the possible links exist."""
    if not figure.n_documents:
        return None
    shade = np.sqrt(figure.density())  # so that sparse links remain visible
    levels = np.ceil(_LEVELS * shade / max(float(shade.max()), 1e-12)).astype(np.int64)
    step = _SIDE / len(figure.weights)
    parts = [
        element(
            "path",
            d=_cells(levels == level),
            class_="right",
            fill_opacity=level / _LEVELS,
            transform=f"translate({_LEFT:g} {_TOP:g}) scale({step:.4f})",
        )
        for level in range(1, _LEVELS + 1)
        if (levels == level).any()
    ]
    parts += [*_borders(figure), *_names(figure)]
    description = f"Links of {configuration_title(figure.configuration)}, documents by class"
    return Picture(tuple(parts), _LEFT + _SIDE + 10, _TOP + _SIDE + 10, description)


def _cells(marked: np.ndarray) -> str:
    """The marked cells as one path, a rectangle for each run in a row."""
    edges = np.diff(np.pad(marked.astype(np.int8), ((0, 0), (1, 1))), axis=1)
    starts, ends = np.argwhere(edges == 1), np.argwhere(edges == -1)
    runs = zip(starts.tolist(), ends.tolist(), strict=True)
    return "".join(f"M{left} {row}H{right}v1H{left}z" for (row, left), (_, right) in runs)


def _borders(figure: AffinityFigure) -> list[str]:
    lines = []
    for boundary in figure.boundaries:
        at = boundary * _SIDE
        across = {"x1": _LEFT, "x2": _LEFT + _SIDE, "y1": _TOP + at, "y2": _TOP + at}
        down = {"x1": _LEFT + at, "x2": _LEFT + at, "y1": _TOP, "y2": _TOP + _SIDE}
        lines += [element("line", **line, class_="grid") for line in (across, down)]
    return lines


def _names(figure: AffinityFigure) -> list[str]:
    middles = (figure.boundaries[:-1] + figure.boundaries[1:]) / 2
    return [
        text(_LEFT - 8, _TOP + middle * _SIDE + 4, shortened(name, _LONGEST_NAME), "end")
        for middle, name in zip(middles.tolist(), figure.class_names, strict=True)
    ]
