"""The pictures of a report, each with a heading and a sentence that explains it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from workbench.experiments import figures
from workbench.experiments.figures.run_figures import RunFigures
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.blocks import (
    Block,
    Cell,
    Heading,
    Illustration,
    LegendEntry,
    ReportTable,
    paragraph,
)
from workbench.experiments.reports.drawing import draw_overview
from workbench.experiments.reports.svg import Picture
from workbench.experiments.reports.svg_affinity import draw_affinity
from workbench.experiments.reports.svg_confusion import draw_confusion
from workbench.experiments.reports.svg_curves import curve_legend, draw_curves
from workbench.experiments.reports.svg_points import (
    class_legend,
    draw_scatter,
    draw_spectrum,
)
from workbench.experiments.reports.svg_separability import draw_separability, separability_legend
from workbench.experiments.reports.svg_tree import draw_tree, tree_legend
from workbench.plain_text import counted, per_cent, size_words

_MOST_ERRORS = 8
_MOST_CLUSTERS, _WORDS = 25, 10


def picture_blocks(run_figures: RunFigures) -> Iterator[Block]:
    """Every picture that the run can give, in the order and by the names of the window's tabs."""
    pictures: tuple[tuple[Callable[[Any], list[Block]], Any], ...] = (
        (_ranges, run_figures.overview),
        (_race, run_figures.race),
        (_learning, run_figures.learning_curve),
        (_sweep, run_figures.parameter_curve),
        (_certainty, run_figures.certainty),
        (_confusion, run_figures.confusion),
        (_space, run_figures.space),
        (_spectrum, run_figures.spectrum),
        (_affinity, run_figures.affinity),
        (_tree, run_figures.tree),
        (_separability, run_figures.separability),
        (_clusters, run_figures.clusters),
        (_terms, run_figures.terms if run_figures.clusters is None else None),
        (_term_clusters, run_figures.term_clusters),
        (_time, run_figures.time),
    )
    for draw, figure in pictures:
        if figure is not None:
            yield from draw(figure)


def _figure(
    heading: str, picture: Picture | None, caption: str, legend: Sequence[LegendEntry] = ()
) -> list[Block]:
    if picture is None:
        return []
    return [Heading(heading), Illustration(picture, caption, tuple(legend))]


def _ranges(figure: figures.OverviewFigure) -> list[Block]:
    at = f" at {size_words(figure.training)}" if figure.training else ""
    caption = f"Mean and 95 % interval over the splits{at}."
    return _figure("Methods compared", draw_overview(figure), caption)


def _learning(figure: figures.CurveFigure) -> list[Block]:
    axis = figure.x_title.lower()
    caption = f"The score by number of {axis}; the bands are 95 % intervals of the mean."
    return _figure("Learning curve", draw_curves(figure), caption, curve_legend(figure))


def _sweep(figure: figures.CurveFigure) -> list[Block]:
    caption = f"The score by {figure.x_title}; the bands are 95 % intervals of the mean."
    return _figure("Sweep", draw_curves(figure), caption, curve_legend(figure))


def _certainty(figure: figures.CurveFigure) -> list[Block]:
    caption = (
        "Each line takes the documents that a method is surest of first and ends at its accuracy; "
        "the bands are 95 % intervals of the mean."
    )
    return _figure("Certainty", draw_curves(figure), caption, curve_legend(figure))


def _confusion(figure: figures.ConfusionFigure) -> list[Block]:
    name = configuration_title(figure.configuration)
    splits = f"summed over {counted(figure.n_trials, 'split')}" if figure.n_trials > 1 else ""
    caption = ", ".join(filter(None, (f"{name}: actual classes in rows", splits)))
    if figure.column_title == "Predicted class":
        caption += (
            ", predicted classes in columns. Correct predictions are blue, errors are orange; the "
            "stronger the colour, the larger the share of the row. Classes that are often confused "
            "are neighbours."
        )
    else:
        caption += (
            ", clusters in columns. The stronger the colour, the larger the share of the row."
        )
    return [*_figure("Confusion", draw_confusion(figure), caption), *_errors(figure)]


def _errors(figure: figures.ConfusionFigure) -> list[Block]:
    if figure.column_title != "Predicted class":
        return []  # clusters are never errors
    errors = [row for row in figure.rows()[1:] if row[0] != row[1] and row[2]]
    frequent = sorted(errors, key=lambda row: -float(row[2]))[:_MOST_ERRORS]
    if not frequent:
        return []
    rows: list[tuple[Any, ...]] = [("Actual", "Predicted", "Documents", "Share")]
    rows += [(*row[:3], Cell(per_cent(float(row[3]), 1), is_number=True)) for row in frequent]
    return [Heading("Most frequent errors", 3), ReportTable.of(rows)]


def _space(figure: figures.ScatterFigure) -> list[Block]:
    name = configuration_title(figure.configuration)
    marks = "" if figure.has_clusters else "; a cross is an error, a ring a labelled document"
    caption = f"{name}: each point is a document{marks}."
    return _figure("Map", draw_scatter(figure), caption, class_legend(figure))


def _spectrum(figure: figures.SpectrumFigure) -> list[Block]:
    name, gap = configuration_title(figure.configuration), figure.largest_gap()
    caption = f"{name}: the largest drop is after {gap}."
    return _figure("Spectrum", draw_spectrum(figure), caption)


def _affinity(figure: figures.AffinityFigure) -> list[Block]:
    caption = (
        f"{configuration_title(figure.configuration)}: the stronger the colour, the more documents "
        "are linked there. Blocks along the diagonal are links within a class; other cells link "
        "different classes."
    )
    return _figure("Affinity", draw_affinity(figure), caption)


def _tree(figure: figures.DendrogramFigure) -> list[Block]:
    caption = (
        f"{configuration_title(figure.configuration)}: the lower two branches meet, the more "
        f"similar they are. The orange line leaves {figure.n_clusters} clusters; a leaf is marked "
        "with its most frequent class."
    )
    return _figure("Tree", draw_tree(figure), caption, tree_legend(figure))


def _separability(figure: figures.SeparabilityFigure) -> list[Block]:
    caption = (
        "Lower points mean better separated classes, points further left a smaller reconstruction "
        "error. A line joins the training sizes of a method."
    )
    picture = draw_separability(figure)
    return _figure("Separability", picture, caption, separability_legend(figure))


def _clusters(figure: figures.DocumentClustersFigure) -> list[Block]:
    rows: list[tuple[Any, ...]] = [("Cluster", "Documents", "Class", "Words")]
    for cluster in figure.clusters[:_MOST_CLUSTERS]:
        share = Cell(f"{figure.class_name(cluster)} {per_cent(cluster.class_share)}")
        words = ", ".join(word.word for word in cluster.words)
        rows.append((cluster.name, len(cluster.documents), share, words))
    name = configuration_title(figure.configuration)
    return [Heading("Clusters"), paragraph(f"{name}, largest first."), ReportTable.of(rows)]


def _race(figure: figures.RaceFigure) -> list[Block]:
    lines = [paragraph(sentence) for sentence in figure.sentences]
    return [Heading("Race"), *lines, ReportTable.of(figure.rows())]


def _time(figure: figures.CurveFigure) -> list[Block]:
    caption = f"{figure.y_title} by number of labelled documents; the bands are 95 % intervals."
    if len({float(x) for curve in figure.curves for x in curve.x}) < 2:
        return []
    return _figure("Time and memory", draw_curves(figure), caption, curve_legend(figure))


def _terms(figure: figures.CharacteristicTermsFigure) -> list[Block]:
    rows: list[tuple[Any, ...]] = [("Class", "Terms")]
    rows += [(terms.class_name, ", ".join(terms.words)) for terms in figure.classes]
    name = configuration_title(figure.configuration)
    return [
        Heading("Words of classes"),
        paragraph(f"{name}, by the {figure.source}, strongest first."),
        ReportTable.of(rows),
    ]


def _term_clusters(figure: figures.TermClusterFigure) -> list[Block]:
    rows: list[tuple[Any, ...]] = [("Coherence", "Words")]
    rows += [
        (Cell(f"{cluster.coherence:.2f}", is_number=True), ", ".join(cluster.words[:_WORDS]))
        for cluster in figure.clusters[:_MOST_CLUSTERS]
    ]
    name = configuration_title(figure.configuration)
    return [
        Heading("Term clusters"),
        paragraph(
            f"{name}, {len(figure.clusters)} clusters, the most coherent first: coherence is the "
            "mean normalised pointwise mutual information of the ten strongest terms."
        ),
        ReportTable.of(rows),
    ]
