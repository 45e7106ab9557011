"""`workbench compare --over-corpora`: relative scores and ranks over several corpora."""

import textwrap
from collections.abc import Sequence

from workbench.cli.answers import Answer, shortened, table
from workbench.experiments.figures import CriticalDifferenceFigure, RelativeTableFigure
from workbench.experiments.runs.run import Run

_MOST_COLUMNS = 4  # corpora; more would not fit on a screen
_NAME_WIDTH, _CORPUS_WIDTH, _WIDTH = 30, 12, 100


def over_corpora(runs: Sequence[Run], metric: str | None) -> Answer:
    """Rank the methods that all runs share; each run represents its corpus."""
    relative = RelativeTableFigure.from_runs(runs, metric)
    ranks = CriticalDifferenceFigure.from_runs(runs, relative.metric)
    header, *rows = relative.rows()
    ranking = ranks.ranking
    data = {
        "relative": [dict(zip(map(str, header), row, strict=True)) for row in rows],
        "average_ranks": dict(zip(ranking.names, ranking.average_ranks.tolist(), strict=True)),
        "critical_difference": ranking.critical_difference,
        "friedman_p": ranking.p_value,
        "not_told_apart": [list(group) for group in ranking.groups()],
    }
    return Answer(data, "\n\n".join([_relative_table(relative), _rank_text(ranks)]))


def _relative_table(figure: RelativeTableFigure) -> str:
    shown = len(figure.sets) if len(figure.sets) <= _MOST_COLUMNS else 0
    names = [shortened(name, _CORPUS_WIDTH) for name in figure.sets[:shown]]
    counts = figure.pairs.wins()
    means = figure.means()
    rows = [
        (
            shortened(model, _NAME_WIDTH),
            *(f"{value:.4f}" for value in figure.values[place, :shown]),
            f"{means[place]:.4f}",
            "/".join(map(str, counts[model])),
        )
        for place, model in enumerate(figure.models)
    ]
    caption = (
        f"{figure.title}; relative: divided by the best score of each corpus, mean over "
        f"{len(figure.sets)} corpora. >/=/<: the number of methods to which the method is "
        "superior, equivalent and inferior (paired t-test over corpora, p < 0.05; fewer than five "
        "corpora are not tested)."
    )
    scores = table(["method", *names, "relative", ">/=/<"], rows)
    return f"{scores}\n\n{textwrap.fill(caption, _WIDTH)}"


def _rank_text(figure: CriticalDifferenceFigure) -> str:
    ranking = figure.ranking
    order = sorted(range(len(ranking.names)), key=lambda place: ranking.average_ranks[place])
    rows = [
        (shortened(ranking.names[place], _NAME_WIDTH), f"{ranking.average_ranks[place]:.2f}")
        for place in order
    ]
    caption = (
        f"Friedman p = {ranking.p_value:.3g}; ranks that differ by less than "
        f"{ranking.critical_difference:.2f} do not differ significantly (Nemenyi, p < 0.05)."
    )
    return f"{table(['method', 'average rank'], rows)}\n\n{textwrap.fill(caption, _WIDTH)}"
