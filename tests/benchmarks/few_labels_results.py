"""What the few-labels benchmark has measured: kept in a file, shown as tables and verdicts."""

import json
from collections.abc import Mapping
from pathlib import Path
from statistics import mean
from typing import Any

from measure import markdown_table

KEPT = Path(__file__).resolve().parent / "results" / "few_labels.json"
DRAWS = 10
MOST_SECONDS, MOST_MB, MOST_TIMES = 30.0, 600.0, 3.0
_OWN, _PLAIN, _FEWEST = "few-labels", "linear-svm", "1%"
_MOST_BEHIND, _MOST_BELOW, _LEAST_AHEAD = 0.7, 0.5, 10
_NOTE = """A number in brackets says that a line has fewer than ten draws there; such a line is \
compared with `few-labels` on its own draws. A star marks a mean that was measured earlier, of one \
to ten of the same draws. The number of parts, the sharpness of the vote, the \
weight of the linear SVM where labels alone decide, and the candidates were chosen on draws of \
these corpora (20 Newsgroups was looked at for the eigenvectors alone) and on five further tasks \
made from them (subjects of newsgroup messages, titles of R8, beginnings of Turkish news, three \
classes of ratings, two uneven ones). The usual leads of the candidates and the SVM on \
second-order paths were chosen on five draws of science, 1150haber, WebKB5 and film ratings and of \
eight corpora that are not in the table (ratings, re0, wap, tr41, mini newsgroups, tweets, Slovene \
opinions, book excerpts). So the numbers are a little optimistic."""
Cells = dict[str, dict[str, list[float]]]  # method, training size, draws
Means = dict[str, dict[str, float]]  # method, training size, percent


class Results:
    """Accuracies of all draws, by corpus, method and training size, and the cost."""

    def __init__(self, path: Path = KEPT) -> None:
        self._path = path
        kept = json.loads(path.read_text("utf-8")) if path.exists() else {}
        self.corpora: dict[str, Cells] = kept.get("corpora", {})
        self.cost: dict[str, float] = kept.get("cost", {})
        self.earlier: dict[str, Means] = kept.get("earlier", {})

    def measured(self, corpus: str, method: str, size: str) -> list[float]:
        """The draws that were measured; a change to this list is kept."""
        return self.corpora.setdefault(corpus, {}).setdefault(method, {}).setdefault(size, [])

    def keep(self) -> None:
        """Write everything to the file, with what another process has added meanwhile."""
        for name, cells in (Results(self._path).corpora if self._path.exists() else {}).items():
            for method, sizes in cells.items():
                for size, draws in sizes.items():
                    own = self.measured(name, method, size)
                    own.extend(draws[len(own) :])
        kept = {"corpora": self.corpora, "cost": self.cost, "earlier": self.earlier}
        text = json.dumps(kept, sort_keys=True).replace("]}, ", "]},\n")  # a line for each method
        beside = self._path.with_suffix(".part")
        beside.write_text(text + "\n", "utf-8")
        beside.replace(self._path)


def page(results: Results, corpora: tuple[str, ...], methods: tuple[str, ...]) -> str:
    """Tables of all corpora, verdicts and notes."""
    parts = []
    for name in corpora:
        cells, earlier = results.corpora.get(name, {}), results.earlier.get(name, {})
        measured = {method for method, draws in cells.items() if any(draws.values())}
        known = [method for method in methods if method in measured | earlier.keys()]
        if known:
            shown = {method: cells.get(method, {}) for method in known}
            parts.append(f"**{name}**\n\n{table(shown, earlier)}")
    said = [*verdicts(results), *others(results, methods)]
    return "\n\n".join([*parts, *said, *_cost(results.cost), _NOTE])


def sizes_of(cells: Mapping[Any, Mapping[str, list[float]]]) -> list[str]:
    """Training sizes, the smallest first."""
    found = {size for draws in cells.values() for size in draws if draws[size]}
    return sorted(found, key=lambda size: float(size.rstrip("%")))


def table(cells: Cells, earlier: Means) -> str:
    """Mean accuracies in percent, the best of each column in bold."""
    before = {method: {size: [found[size]] for size in found} for method, found in earlier.items()}
    sizes = sizes_of(dict(enumerate([*cells.values(), *before.values()])))
    columns = {size: means(cells, earlier, size) for size in sizes}
    rows = [
        [method, *(_cell(method, columns[size], cells, earlier, size) for size in sizes)]
        for method in cells
    ]
    return markdown_table(["", *sizes], rows)


def means(cells: Cells, earlier: Means, size: str) -> dict[str, float]:
    """The mean of each method in percent, an earlier one where draws are missing."""
    draws = {method: sizes.get(size, []) for method, sizes in cells.items()}
    found = {method: 100 * mean(own) for method, own in draws.items() if own}
    before = {
        method: sizes[size]
        for method, sizes in earlier.items()
        if size in sizes and len(draws.get(method, [])) < DRAWS
    }
    return found | before


def _cell(method: str, column: dict[str, float], cells: Cells, earlier: Means, size: str) -> str:
    if method not in column:
        return "–"
    shown = f"{column[method]:.1f}"
    shown = f"**{shown}**" if column[method] == max(column.values()) else shown
    draws = cells[method].get(size, [])
    if len(draws) >= DRAWS:
        return shown
    return f"{shown} *" if size in earlier.get(method, {}) else f"{shown} ({len(draws)})"


def leads(cells: Cells, size: str, earlier: Means) -> dict[str, float]:
    """How many points each other method is ahead of `few-labels`, on the draws of both."""
    own = cells.get(_OWN, {}).get(size, [])
    if not own:
        return {}
    found = {
        method: sizes[size] - 100 * mean(own) for method, sizes in earlier.items() if size in sizes
    }
    for method, sizes in cells.items():
        if shared := min(len(sizes.get(size, [])), len(own)):
            found[method] = 100 * (mean(sizes[size][:shared]) - mean(own[:shared]))
    return {method: points for method, points in found.items() if method != _OWN}


def all_leads(results: Results) -> dict[tuple[str, str], dict[str, float]]:
    """The leads in every cell in which `few-labels` and the linear SVM were measured."""
    return {
        (name, size): found
        for name, cells in results.corpora.items()
        for size in sizes_of(cells)
        if _PLAIN in (found := leads(cells, size, results.earlier.get(name, {})))
    }


def verdicts(results: Results) -> list[str]:
    """Each target with the worst case found."""
    ahead = all_leads(results)
    if not ahead:
        return []
    behind, method, where = max(
        (points, method, " ".join(cell))
        for cell, found in ahead.items()
        for method, points in found.items()
    )
    below, below_where = max((found[_PLAIN], " ".join(cell)) for cell, found in ahead.items())
    gains = [-found[_PLAIN] for (_, size), found in ahead.items() if size == _FEWEST]
    return [
        f"Furthest behind the best: {behind:.1f} points, {where}, behind {method} "
        f"(at most {_MOST_BEHIND}).",
        f"Furthest below the linear SVM: {below:.1f} points, {below_where} "
        f"(at most {_MOST_BELOW}).",
        f"Lead over the linear SVM at {_FEWEST}: {mean(gains or [0.0]):.1f} "
        f"(at least {_LEAST_AHEAD}).",
    ]


def others(results: Results, shown: tuple[str, ...]) -> list[str]:
    """The methods without a line of their own, and the one of them that came nearest."""
    near = [
        (points, method, " ".join(cell))
        for cell, found in all_leads(results).items()
        for method, points in found.items()
        if method not in shown
    ]
    if not near:
        return []
    points, method, where = max(near)
    return [
        f"{len({name for _, name, _ in near})} more methods of the program were tried with fewer "
        f"draws. The nearest was {method} on {where}: {points:+.1f} points."
    ]


def _cost(cost: dict[str, Any]) -> list[str]:
    if not cost:
        return []
    return [
        f"20 Newsgroups, 1 % labelled: {cost['all']:.1f} s of one core (at most "
        f"{MOST_SECONDS:.0f}), {cost['peak']:.0f} MB (at most {MOST_MB:.0f}), reading and "
        f"counting included in the memory; accuracy {100 * cost['accuracy']:.1f} %. Once the "
        f"graphs are there {cost['fit']:.2f} s against {cost['spreading']:.2f} s of label "
        f"spreading ({cost['fit'] / cost['spreading']:.1f} ×; at most {MOST_TIMES:.0f})."
    ]
