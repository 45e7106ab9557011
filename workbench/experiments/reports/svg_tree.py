"""The tree of a hierarchical clustering as SVG, with the line that cuts it."""

from workbench.experiments.figures import DendrogramFigure
from workbench.experiments.figures.documents.dendrogram import Brackets
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.blocks import LegendEntry
from workbench.experiments.reports.svg import Picture, element, marker, title
from workbench.experiments.reports.svg_axes import Frame
from workbench.palette import UNKNOWN, class_colour, class_symbol
from workbench.plain_text import counted

_MOST_LEAVES = 60  # as in the window
_LEAF_SIZE = 8.0


def draw_tree(figure: DendrogramFigure) -> Picture | None:
    """The last merges; a leaf is a group of documents with its most frequent class."""
    if not len(figure.merges):
        return None
    brackets = figure.brackets(_MOST_LEAVES)
    top = 1.05 * float(figure.merges[:, 2].max()) or 1.0
    leaves = len(brackets.leaf_sizes)
    frame = Frame.around((-1.0, float(leaves)), (-0.03 * top, top))
    parts = frame.axes("Groups of documents", "Height", [(-1.0, "")])
    parts.append(element("path", d=_branches(frame, brackets), class_="branch"))
    cut = frame.y(figure.height_for(figure.n_clusters))
    parts.append(element("line", x1=frame.x.start, x2=frame.x.end, y1=cut, y2=cut, class_="cut"))
    parts += [_leaf(frame, figure, brackets, number) for number in range(leaves)]
    description = f"Tree of {configuration_title(figure.configuration)}"
    return Picture(tuple(parts), frame.width, frame.height, description)


def tree_legend(figure: DendrogramFigure) -> tuple[LegendEntry, ...]:
    """The classes that are most frequent in a leaf, in the order of the corpus."""
    shown = sorted(set(figure.brackets(_MOST_LEAVES).leaf_classes.tolist()))
    known = [LegendEntry(figure.class_names[index], index) for index in shown if index >= 0]
    return (*known, *([LegendEntry("unknown", -1)] if -1 in shown else []))


def _branches(frame: Frame, brackets: Brackets) -> str:
    """Every merge as one stroke: up on the left, across, down on the right."""
    strokes = []
    for left, right, from_left, from_right, top in brackets.lines.tolist():
        start = f"M{frame.x(left):.1f} {frame.y(from_left):.1f}"
        strokes.append(f"{start}V{frame.y(top):.1f}H{frame.x(right):.1f}V{frame.y(from_right):.1f}")
    return "".join(strokes)


def _leaf(frame: Frame, figure: DendrogramFigure, brackets: Brackets, number: int) -> str:
    index = int(brackets.leaf_classes[number])
    name = "unknown" if index < 0 else figure.class_names[index]
    colour = UNKNOWN if index < 0 else class_colour(index)
    tooltip = title(f"{name}, {counted(int(brackets.leaf_sizes[number]), 'document')}")
    shape = "o" if index < 0 else class_symbol(index)
    return marker(shape, frame.x(number), frame.y(0.0), _LEAF_SIZE, tooltip, fill=colour)
