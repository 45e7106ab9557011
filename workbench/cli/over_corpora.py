"""`workbench compare --over-corpora`: methods over several corpora, relative values and ranks."""

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING

from workbench.cli.answers import Answer, shortened, table
from workbench.experiments.figures import CriticalDifferenceFigure, RelativeTableFigure

if TYPE_CHECKING:
    from workbench.experiments.figures import CriticalDifferenceFigure, RelativeTableFigure
    from workbench.experiments.runs.run import Run

_MOST_SHOWN = 4  # corpora with a column of their own
_NAME_WIDTH, _CORPUS_WIDTH, _WIDTH = 30, 12, 100


def over_corpora(runs: "Sequence[Run]", metric: str | None) -> Answer:
    """Rank the methods that all runs share; each run stands for its corpus."""
    relative = RelativeTableFigure.from_runs(runs, metric)
    ranks = CriticalDifferenceFigure.from_runs(runs, relative.metric)
    header, *rows = relative.rows()
    ranking = ranks.ranking
    data = {
        "relative": [dict(zip(map(str, header), row, strict=True)) for row in rows],
        "average_ranks": dict(zip(ranking.names, ranking.average_ranks.tolist(), strict=True)),
        "critical_difference": ranking.critical_difference,
        "friedman_p": ranking.p_value,
        "not_told_apart": [list(one) for one in ranking.groups()],
    }
    return Answer(data, "\n\n".join([_relative_table(relative), _rank_words(ranks)]))


def _relative_table(figure: "RelativeTableFigure") -> str:
    shown = len(figure.sets) if len(figure.sets) <= _MOST_SHOWN else 0
    names = [shortened(one, _CORPUS_WIDTH) for one in figure.sets[:shown]]
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
    words = (
        f"{figure.title}; relative: divided by the best of each corpus, mean over "
        f"{len(figure.sets)} corpora. Superior, equivalent and inferior to how many others "
        "(paired t-test over corpora, p < 0.05; fewer than five corpora are not tested)."
    )
    shape = table(["method", *names, "relative", ">/=/<"], rows)
    return f"{shape}\n\n{textwrap.fill(words, _WIDTH)}"


def _rank_words(figure: "CriticalDifferenceFigure") -> str:
    ranking = figure.ranking
    order = sorted(range(len(ranking.names)), key=lambda one: ranking.average_ranks[one])
    rows = [
        (shortened(ranking.names[one], _NAME_WIDTH), f"{ranking.average_ranks[one]:.2f}")
        for one in order
    ]
    words = (
        f"Friedman p = {ranking.p_value:.3g}; ranks that differ by less than "
        f"{ranking.critical_difference:.2f} cannot be told apart (Nemenyi, p < 0.05)."
    )
    return f"{table(['method', 'average rank'], rows)}\n\n{textwrap.fill(words, _WIDTH)}"
