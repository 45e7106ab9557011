"""Estimates of `workbench estimate` beside what the methods took on the large corpus.

    python tests/benchmarks/planner.py

The measurements are those of `large.py` (results/large.json); results/large_sizes.json has the
documents, terms, entries and classes of every size. Reading and counting is left out.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from measure import markdown_table

from workbench.experiments.plans.estimates import START_SECONDS, estimate, reading_seconds
from workbench.experiments.plans.plan import Plan

_RESULTS = Path(__file__).resolve().parent / "results"
_SPLIT = {"kind": "random splits", "share": 0.5, "repeats": 1}
_CLUSTERS = {"kind": "clustering", "repeats": 1}
_FEW = {"kind": "learning curve", "sizes": "5%", "repeats": 1, "transductive": True}
METHODS: dict[str, tuple[str, dict[str, Any]]] = {  # by the names of steps of `large.py`
    "linear SVM": ("linear-svm", _SPLIT),
    "k-means": ("k-means", _CLUSTERS),
    "spherical k-means, LSI-COV": ("spherical-k-means", _CLUSTERS),
    "spectral clustering": ("spectral-clustering", _CLUSTERS),
    "spectral classification": ("spectral-classification", _FEW),
    "spectral classification, improved": ("spectral-classification-improved", _FEW),
    "HOSK, transductive": ("higher-order-kernel-transductive", _FEW),
    "few labels": ("few-labels", _FEW),
    "LSI, nearest neighbours": ("lsi", _SPLIT),
    "adaptively sprinkled LSI": ("adaptive-sprinkled-lsi", _SPLIT),
}


def stored(name: str) -> dict[str, Any]:
    """A stored result."""
    return json.loads((_RESULTS / f"{name}.json").read_text("utf-8"))


def estimated(step: str, scale: str, size: str) -> tuple[float, float]:
    """Seconds of the method alone and megabytes, by the formulas of today."""
    method, protocol = METHODS[step]
    documents, terms, entries, classes = stored("large_sizes")[size]
    plan = Plan.from_dict(
        {
            "name": step,
            "corpus": "large",
            "metrics": ["purity"] if protocol is _CLUSTERS else ["accuracy"],
            "protocol": protocol,
            "methods": [{"method": method, "values": {"scale": scale}}],
        }
    )
    found = estimate(plan, documents, terms, entries, classes)
    return found.seconds - START_SECONDS - reading_seconds(entries), found.bytes / 1e6


def comparisons() -> Iterator[tuple[str, str, str, tuple[float, float], dict[str, Any]]]:
    """Every measured method with its scale, its size, the estimate and the measurement."""
    kept = stored("large")
    for step in METHODS:
        for scale in ("exact", "approximate"):
            for size, measured in kept.get(f"{step}|{scale}", {}).items():
                if "seconds" in measured:
                    yield step, scale, size, estimated(step, scale, size), measured


def main() -> None:
    """Print the table."""
    header = ("method", "documents", "estimated s", "CPU s", "ratio")
    rows = []
    for step, scale, size, (seconds, megabytes), measured in comparisons():
        time, memory = measured["seconds"], measured["peak_mb"]
        cells = (f"{seconds:.1f}", f"{time:.1f}", f"{seconds / time:.1f}")
        cells += (f"{megabytes:.0f}", f"{memory:.0f}", f"{megabytes / memory:.1f}")
        rows.append((f"{step}, {scale}", f"{int(size):,}", *cells))
    print(markdown_table((*header, "estimated MB", "peak MB", "ratio"), rows))


if __name__ == "__main__":
    main()
