"""Tables of swept settings from stored draws: a line for each method and training size."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

from workbench.experiments.plans.titles import short_label
from workbench.experiments.reproduction.our_tables import draws_text
from workbench.experiments.scoring.metrics import metric_named

_FEWEST, _MOST = 2, 12  # values of a setting


class SweptTable(NamedTuple):
    """Means over the draws by the value of one setting."""

    title: str
    header: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]


def swept_tables(result: Mapping[str, Any]) -> Iterator[SweptTable]:
    """A table for each plan and swept setting of a stored result."""
    found: dict[tuple[str, str], dict[tuple[str, str], dict[float, float]]] = {}
    metrics: dict[str, str] = {}
    counts: dict[tuple[str, str], set[int]] = {}
    for draws in result.get("draws", ()):
        if len(draws["swept"]) != 1:
            continue
        ((setting, value),) = draws["swept"].items()
        metric = metrics.setdefault(draws["plan"], next(iter(draws["scores"])))
        lines = found.setdefault((draws["plan"], setting), {})
        means = lines.setdefault((draws["label"], draws["training"]), {})
        means[value] = float(np.mean(draws["scores"][metric]))
        counts.setdefault((draws["plan"], setting), set()).add(len(draws["scores"][metric]))
    for (plan, setting), lines in found.items():
        values = sorted({value for means in lines.values() for value in means})
        if _FEWEST <= len(values) <= _MOST:
            title = (
                f"{metric_named(metrics[plan]).title}, {plan}, by {short_label(setting)}, "
                f"{draws_text(counts[plan, setting])}"
            )
            header = ("method", "training", *(f"{value:g}" for value in values))
            yield SweptTable(title, header, tuple(_lines(lines, values)))


def _lines(
    lines: Mapping[tuple[str, str], Mapping[float, float]], values: list[float]
) -> Iterator[tuple[str, ...]]:
    for (label, training), means in lines.items():
        cells = (f"{means[value]:.4f}" if value in means else "–" for value in values)
        yield (label, training or "–", *cells)
