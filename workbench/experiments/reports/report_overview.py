"""The overview of a run in its report: the answer, all methods and sizes, what goes wrong."""

from collections.abc import Iterator

from workbench.experiments import figures
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.reports.blocks import (
    Block,
    Cell,
    Heading,
    Paragraph,
    ReportTable,
    Strong,
    paragraph,
)
from workbench.plain_text import size_words

_MOST_METHODS = 40


def overview_blocks(figure: figures.OverviewFigure) -> Iterator[Block]:
    """What won and by how much, in the words of the window."""
    best = figure.best
    if best is None:
        return
    gap, rival = figure.lead()
    lead = f", {gap} {rival}" if gap else ""
    name = Strong(configuration_title(best.configuration))
    yield Paragraph(
        (f"{figure.headline()}: ", Strong(figure.large_number()), " by ", name, f"{lead}."), "lead"
    )
    yield paragraph(figure.conclusion())
    yield Heading("All methods and sizes")
    yield _table(figure)
    yield paragraph(figure.legend(), "quiet")
    yield from _sentences("What was found", [cluster.sentence() for cluster in figure.clusters])
    yield from _sentences(
        "What goes wrong", [confusion.sentence() for confusion in figure.confusions]
    )
    yield from _sentences("What to try next", [advice.sentence for advice in figure.advice])


def _table(figure: figures.OverviewFigure) -> ReportTable:
    header = ("Method", *(size_words(size, "all") for size in figure.trainings), "per fit")
    rows = [_row(figure, name) for name in figure.configurations()[:_MOST_METHODS]]
    return ReportTable(header, tuple(rows))


def _row(figure: figures.OverviewFigure, configuration: str) -> tuple[Cell, ...]:
    cells = [Cell(configuration_title(configuration))]
    for training in figure.trainings:
        score = figure.score(configuration, training)
        is_near = score is not None and score.is_not_different
        is_best = score is not None and score.is_best
        conclusion = "best" if is_best else ("near" if is_near else "")
        cells.append(Cell(figure.cell_text(score), is_number=True, conclusion=conclusion))
    last = figure.score(configuration, figure.training)
    seconds = last.seconds if last is not None else float("nan")
    cells.append(Cell(f"{seconds:.2f} s" if seconds == seconds else "–", is_number=True))
    return tuple(cells)


def _sentences(heading: str, sentences: list[str]) -> Iterator[Block]:
    if sentences:
        yield Heading(heading, 3)
        for sentence in sentences:
            yield paragraph(sentence)
