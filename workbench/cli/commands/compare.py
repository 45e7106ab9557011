"""`workbench compare`: compare runs in one table, with significance tests."""

import argparse
import math
import textwrap
from collections.abc import Sequence
from typing import Any

from workbench.cli.answers import Answer, text_table
from workbench.cli.run_arguments import add_store, store_from
from workbench.experiments.figures import (
    ComparisonFigure,
    CriticalDifferenceFigure,
    RelativeTableFigure,
)
from workbench.experiments.runs.run import Run
from workbench.experiments.scoring.metrics import listed_name
from workbench.plain_text import shortened

_EXAMPLES = """examples:
  workbench compare 20260102-1030 latest
  workbench compare 20260102-1030 latest --metric f1_macro --json
  workbench compare RUN RUN RUN --over-corpora     the same methods on several corpora

Each run is compared at its largest training size unless --training names another one. In the
pairwise table, ▲ means that the method of the row is better than that of the column, ▼ worse.
"""
_MOST_METHODS_IN_PAIRS = 9  # more columns would not fit on a screen
_MOST_CORPORA = 4  # likewise
_NAME_WIDTH, _WIDTH = 34, 100
_RANKED_WIDTH, _CORPUS_WIDTH = 30, 12
_MARKS = {"superior": "▲ ", "inferior": "▼ "}


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the runs and the options of the comparison."""
    parser.epilog = _EXAMPLES
    parser.add_argument(
        "runs", metavar="RUN", nargs="+", help="ids of runs, beginnings of ids, or latest"
    )
    parser.add_argument(
        "--metric",
        type=listed_name,
        default="",
        metavar="NAME",
        help="metric (default: the first one of the plan)",
    )
    parser.add_argument(
        "--training",
        default="",
        metavar="SIZE",
        help="training size, such as 5%% (default: the largest)",
    )
    parser.add_argument(
        "--over-corpora",
        action="store_true",
        help="one run per corpus: scores relative to the best, average ranks (Friedman, Nemenyi)",
    )
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Compare the runs."""
    store = store_from(arguments)
    runs = [store.open(name) for name in arguments.runs]
    if arguments.over_corpora:
        return _over_corpora(runs, arguments.metric or None)
    figure = ComparisonFigure.from_runs(
        runs, arguments.metric or None, training=arguments.training or None
    )
    header, *rows = figure.rows()
    data = [dict(zip(map(str, header), row, strict=True)) for row in rows]
    has_pairs = bool(figure.test) and len(figure.scores) <= _MOST_METHODS_IN_PAIRS
    parts = [_score_table(figure, has_pairs), *([_pair_table(figure)] if has_pairs else [])]
    caption = textwrap.fill(figure.caption(), _WIDTH)
    if len({run.corpus.fingerprint for run in runs}) > 1:
        caption += "\nThe runs use different corpora; --over-corpora ranks their methods."
    return Answer(data, "\n\n".join([*parts, caption]))


def _score_table(figure: ComparisonFigure, has_pairs: bool) -> str:
    counts = figure.pairs.wins()
    is_counted = bool(figure.test) and not has_pairs
    header = ["", "method", "training", figure.title, "95 % interval", "trials"]
    rows: list[list[Any]] = []
    for position, row in enumerate(figure.scores, 1):
        plus_minus = f" ± {row.deviation:.4f}" if row.n > 1 else ""
        score = f"{row.mean:.4f}{plus_minus}" if row.n else "–"
        interval = "–" if math.isnan(row.low) else f"{row.low:.4f} to {row.high:.4f}"
        start = [position, shortened(row.name, _NAME_WIDTH), row.training, score, interval, row.n]
        rows.append([*start, *(["/".join(map(str, counts[row.name]))] if is_counted else [])])
    return text_table([*header, *(["▲/=/▼"] if is_counted else [])], rows)


def _pair_table(figure: ComparisonFigure) -> str:
    """The p-value of each pair of methods; numbers refer to the rows of the score table."""
    numbers = [str(position) for position in range(1, len(figure.scores) + 1)]
    rows = []
    for position, conclusions in enumerate(figure.pairs.conclusions):
        cells = [
            "" if position == other else _pair_cell(figure, position, other, conclusion, p_value)
            for other, (conclusion, p_value) in enumerate(
                zip(conclusions, figure.pairs.p_values[position], strict=True)
            )
        ]
        rows.append([numbers[position], *cells])
    return text_table(["p", *numbers], rows)


def _pair_cell(
    figure: ComparisonFigure, position: int, other: int, conclusion: str, p_value: float
) -> str:
    """The mark and the p-value, and beside a mark how large the difference is."""
    mark = _MARKS.get(conclusion, "")
    effect = f" {figure.pairs.effect(position, other)}" if mark else ""
    return f"{mark}{_p_text(p_value)}{effect}"


def _p_text(p_value: float) -> str:
    if math.isnan(p_value):
        return "–"
    return "< 0.001" if p_value < 0.001 else f"{p_value:.3f}"


def _over_corpora(runs: Sequence[Run], metric: str | None) -> Answer:
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
    shown = len(figure.corpora) if len(figure.corpora) <= _MOST_CORPORA else 0
    names = [shortened(name, _CORPUS_WIDTH) for name in figure.corpora[:shown]]
    counts = figure.pairs.wins()
    means = figure.means()
    rows = [
        (
            shortened(model, _RANKED_WIDTH),
            *(f"{value:.4f}" for value in figure.values[position, :shown]),
            f"{means[position]:.4f}",
            "/".join(map(str, counts[model])),
        )
        for position, model in enumerate(figure.models)
    ]
    caption = (
        f"{figure.title}; relative: divided by the best score of each corpus, mean over "
        f"{len(figure.corpora)} corpora. >/=/<: the number of methods to which the method is "
        "superior, equivalent and inferior (paired t-test over corpora, p < 0.05; fewer than five "
        "corpora are not tested)."
    )
    scores = text_table(["method", *names, "relative", ">/=/<"], rows)
    return f"{scores}\n\n{textwrap.fill(caption, _WIDTH)}"


def _rank_text(figure: CriticalDifferenceFigure) -> str:
    ranking = figure.ranking
    order = sorted(range(len(ranking.names)), key=lambda position: ranking.average_ranks[position])
    rows = [
        (
            shortened(ranking.names[position], _RANKED_WIDTH),
            f"{ranking.average_ranks[position]:.2f}",
        )
        for position in order
    ]
    caption = (
        f"Friedman p = {ranking.p_value:.3g}; ranks that differ by less than "
        f"{ranking.critical_difference:.2f} do not differ significantly (Nemenyi, p < 0.05)."
    )
    return f"{text_table(['method', 'average rank'], rows)}\n\n{textwrap.fill(caption, _WIDTH)}"
