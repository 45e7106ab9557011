"""Tables of the result pages that are not made from runs: corpora, times."""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any


def table_of_corpora(file: Path) -> Iterator[str]:
    """The corpora of a paper beside ours, where they were counted (count_corpora.py)."""
    if not file.exists():
        return
    lines = []
    for name, found in json.loads(file.read_text("utf-8")).items():
        documents, terms, classes = found["printed"]
        ours = (found["documents"], found["terms"], found["terms of two documents"])
        cells = (documents, ours[0], terms, *ours[1:])
        lines.append((name, *(f"{cell:,}" for cell in cells), classes, found["classes"]))
    yield "## Table 1: the corpora\n"
    yield markdown(
        (
            "corpus",
            "documents",
            "ours",
            "terms",
            "ours",
            "ours, in two or more documents",
            "classes",
            "ours",
        ),
        lines,
    )
    yield "The paper does not state whether it counted before removing words of one document.\n"


def table_of_times(file: Path) -> Iterator[str]:
    """What sprinkled terms cost the singular value decomposition, where it was timed."""
    if not file.exists():
        return
    timed = json.loads(file.read_text("utf-8"))
    dimensions = timed.pop("dimensions")
    lines = []
    for task, found in timed.items():
        plain = found["seconds"]["plain"]
        others = (found["seconds"][name] for name in ("column per term", "column per class"))
        sprinkled = f"{min(found['sprinkled'])} to {max(found['sprinkled'])}"
        size = f"{found['documents']:,} × {found['terms']:,}"
        lines.append((task, size, sprinkled, f"{1000 * fmean(plain):.0f}",
                      *(_extra(plain, other) for other in others)))  # fmt: skip
    draws = len(plain)
    yield "## Extra time of the singular value decomposition\n"
    yield markdown(
        ("task", "documents × terms", "sprinkled terms", "without them, ms",
         "a column per term", "a column per class"), lines)  # fmt: skip
    yield (
        f"Processor time (time_svd.py) with {dimensions} dimensions, {draws} training halves each; "
        "extra time with its standard deviation over the halves. The paper calls the extra time "
        "small; its number is illegible, so no verdict is given. This program adds a column per "
        "class, which has the same singular values and directions of terms.\n"
    )


def _extra(plain: Sequence[float], sprinkled: Sequence[float]) -> str:
    extra = [100 * (other / own - 1) for own, other in zip(plain, sprinkled, strict=True)]
    return f"{fmean(extra):+.0f} % ± {stdev(extra):.0f}"


def markdown(header: Sequence[str], lines: Iterable[Sequence[Any]]) -> str:
    """A table in Markdown."""
    cells = [header, ["---"] * len(header), *lines]
    rows = (
        "| " + " | ".join(str(cell).replace("|", "/") for cell in line) + " |" for line in cells
    )
    return "\n".join(rows) + "\n"
