"""`workbench compare`: several runs in one table, with significance."""

import argparse
import math
import textwrap
from typing import TYPE_CHECKING, Any

from workbench.cli.answers import Answer, shortened, table
from workbench.cli.over_corpora import over_corpora
from workbench.cli.run_arguments import add_store, store_of
from workbench.experiments.figures import ComparisonFigure

if TYPE_CHECKING:
    from workbench.experiments.figures import ComparisonFigure

_EXAMPLES = """examples:
  workbench compare 20260102-1030 latest
  workbench compare 20260102-1030 latest --metric f1_macro --json
  workbench compare RUN RUN RUN --over-corpora     the same methods on several corpora

Each run is compared at its largest training size, or at the one that --training names. In the
table of pairs, ▲ means that the method of the line is better than that of the column, ▼ worse.
"""
_MOST_IN_PAIRS = 9  # more columns would not fit on a screen
_NAME_WIDTH, _WIDTH = 34, 100
_MARKS = {"superior": "▲ ", "inferior": "▼ "}


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the runs."""
    parser.epilog = _EXAMPLES
    parser.add_argument("runs", metavar="RUN", nargs="+", help="ids, beginnings of ids, or latest")
    parser.add_argument("--metric", default="", metavar="NAME", help="default: the first metric")
    parser.add_argument(
        "--training", default="", metavar="SIZE", help="such as 5%%; default: the largest"
    )
    parser.add_argument(
        "--over-corpora",
        action="store_true",
        help="one run per corpus: values relative to the best, average ranks (Friedman, Nemenyi)",
    )
    add_store(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Put the runs side by side."""
    store = store_of(arguments)
    runs = [store.open(one) for one in arguments.runs]
    if arguments.over_corpora:
        return over_corpora(runs, arguments.metric or None)
    figure = ComparisonFigure.from_runs(
        runs, arguments.metric or None, training=arguments.training or None
    )
    header, *rows = figure.rows()
    data = [dict(zip(map(str, header), row, strict=True)) for row in rows]
    has_pairs = bool(figure.test) and len(figure.scores) <= _MOST_IN_PAIRS
    parts = [_score_table(figure, has_pairs), *([_pair_table(figure)] if has_pairs else [])]
    caption = textwrap.fill(figure.caption(), _WIDTH)
    if len({one.corpus.fingerprint for one in runs}) > 1:
        caption += "\nThe runs are of several corpora; --over-corpora ranks their methods."
    return Answer(data, "\n\n".join([*parts, caption]))


def _score_table(figure: "ComparisonFigure", has_pairs: bool) -> str:
    counts = figure.pairs.wins()
    is_counted = bool(figure.test) and not has_pairs
    header = ["", "method", "training", figure.title, "95 % interval", "trials"]
    rows: list[list[Any]] = []
    for place, one in enumerate(figure.scores, 1):
        spread = f" ± {one.deviation:.4f}" if one.n > 1 else ""
        score = f"{one.mean:.4f}{spread}" if one.n else "–"
        interval = "–" if math.isnan(one.low) else f"{one.low:.4f} to {one.high:.4f}"
        start = [place, shortened(one.name, _NAME_WIDTH), one.training, score, interval, one.n]
        rows.append([*start, *(["/".join(map(str, counts[one.name]))] if is_counted else [])])
    return table([*header, *(["▲/=/▼"] if is_counted else [])], rows)


def _pair_table(figure: "ComparisonFigure") -> str:
    """The p-value of every two methods; numbers stand for the lines of the table above."""
    numbers = [str(place) for place in range(1, len(figure.scores) + 1)]
    rows = []
    for place, verdicts in enumerate(figure.pairs.verdicts):
        cells = [
            "" if place == other else f"{_MARKS.get(one, '')}{_p_words(p_value)}"
            for other, (one, p_value) in enumerate(
                zip(verdicts, figure.pairs.p_values[place], strict=True)
            )
        ]
        rows.append([numbers[place], *cells])
    return table(["p", *numbers], rows)


def _p_words(p_value: float) -> str:
    if math.isnan(p_value):
        return "–"
    return "< 0.001" if p_value < 0.001 else f"{p_value:.3f}"
