"""Estimated against measured time and memory: eight plans on four corpora.

    python tests/benchmarks/estimates.py [--data FOLDER] [--again]

Each plan runs in a process of its own with one worker; CPU time and peak memory come from the
operating system. The results are stored in results/estimates.json with the sizes of the corpora,
so that a test can compare the estimates of today with what was measured.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from measure import markdown_table, measure

from workbench.experiments.plans.estimates import CostEstimate, estimate, terms_within_limits
from workbench.experiments.plans.files import save_plan
from workbench.experiments.plans.plan import Plan

_HERE = Path(__file__).resolve().parent
_KEPT = _HERE / "results" / "estimates.json"
_CURVE = {"kind": "learning curve", "sizes": "1%, 10%, 50%", "repeats": 3}
_FEW = {"kind": "learning curve", "sizes": "5%, 20%", "repeats": 2, "transductive": True}
_SPLITS = {"kind": "random splits", "share": 0.5, "repeats": 3}
_CLUSTERS = {"kind": "clustering", "repeats": 1}
_SELECTED = {"selection": "information gain", "n_terms": 1000}
PLANS: dict[str, dict[str, Any]] = {
    "science, linear methods": {
        "corpus": "20news-science",
        "protocol": _CURVE,
        "methods": ["linear-svm", "logistic-regression", "nearest-centroid"],
    },
    "science, HOSK": {
        "corpus": "20news-science",
        "protocol": _FEW,
        "methods": ["higher-order-kernel-transductive"],
    },
    "WebKB5, kernels": {
        "corpus": "webkb5",
        "protocol": _SPLITS,
        "methods": ["rbf-svm", "polynomial-svm"],
    },
    "WebKB5, 1,000 terms": {
        "corpus": "webkb5",
        "protocol": _SPLITS,
        "features": _SELECTED,
        "methods": ["lsi", "adaptive-sprinkled-lsi", "knn-cosine"],
    },
    "R8, term clusters of 1,000 terms": {
        "corpus": "reuters-R8",
        "protocol": {"kind": "random splits", "share": 0.1, "repeats": 2},
        "features": _SELECTED,
        "methods": ["term-cluster-kernel"],
    },
    "R8, graphs": {
        "corpus": "reuters-R8",
        "protocol": _FEW,
        "methods": ["label-spreading", "spectral-classification", "teacher-student"],
    },
    "1150haber, clusters": {
        "corpus": "1150haber",
        "protocol": _CLUSTERS,
        "metrics": ["adjusted_rand"],
        "methods": ["hierarchical-clustering", "spherical-k-means", "k-means"],
    },
    "1150haber, tuned": {
        "corpus": "1150haber",
        "protocol": {"kind": "k-fold", "folds": 5},
        "methods": [{"method": "linear-svm", "tune": {"cost": [0.1, 1.0, 10.0]}}, "nb-svm"],
    },
}


def plan_of(name: str) -> Plan:
    """A plan by the name of its line."""
    values = PLANS[name]
    methods = [m if isinstance(m, dict) else {"method": m} for m in values["methods"]]
    return Plan.from_dict({"name": name, "metrics": ["accuracy"], **values, "methods": methods})


def estimated(name: str, corpora: Mapping[str, Any]) -> CostEstimate:
    """The estimate of today, from the stored size of the corpus."""
    size = corpora[PLANS[name]["corpus"]]
    frequencies = np.repeat(*np.array(size["frequencies"]).T)
    seen = terms_within_limits(frequencies, size["documents"])
    facts = (size["documents"], len(frequencies), int(frequencies.sum()), size["classes"])
    return estimate(plan_of(name), *facts, seen_terms=seen)


def size_of(plan: Plan) -> dict[str, Any]:
    """Documents, classes and how many terms are in how many documents."""
    from workbench import paths
    from workbench.corpora.storage import open_cached
    from workbench.corpora.terms.counting import cached_term_matrix

    corpus = open_cached(plan.corpus, plan.reading, paths.cache())
    matrix = cached_term_matrix(corpus, plan.tokens, cache=paths.cache())
    frequencies, numbers = np.unique(np.bincount(matrix.counts.indices), return_counts=True)
    pairs = np.column_stack([frequencies, numbers])[frequencies > 0].tolist()
    classes = len(corpus.class_names)
    return {"documents": len(corpus), "classes": classes, "frequencies": pairs}


def measure_plan(name: str) -> dict[str, float]:
    """Run a plan with one worker in a process of its own, its corpus imported before.

    The first run of a corpus also finds the words of the terms: 100 MB more than later ones need.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "plan.toml"
        save_plan(plan_of(name), file)
        workbench = [sys.executable, "-m", "workbench"]
        subprocess.run([*workbench, "estimate", str(file)], check=True, capture_output=True)
        command = [*workbench, "run", str(file), "--workers", "1"]
        found = measure([*command, "--store", str(Path(folder) / "store")])
    return {"seconds": round(found.cpu, 2), "peak_mb": round(found.peak_mb)}


def table(kept: Mapping[str, Any]) -> str:
    """Estimated and measured costs with their ratios."""
    lines = []
    for name, measured in kept["measured"].items():
        found = estimated(name, kept["corpora"])
        megabytes = found.bytes / 1e6
        lines.append(
            [
                name,
                str(found.trials),
                f"{found.seconds:.0f}",
                f"{measured['seconds']:.0f}",
                f"{found.seconds / measured['seconds']:.1f}",
                f"{megabytes:.0f}",
                f"{measured['peak_mb']:.0f}",
                f"{megabytes / measured['peak_mb']:.1f}",
            ]
        )
    header = ["plan", "trials", "estimated s", "CPU s", "ratio"]
    return markdown_table([*header, "estimated MB", "peak MB", "ratio"], lines)


def main() -> None:
    """Measure what is missing and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--data", default=os.environ.get("WORKBENCH_DATA"))
    parser.add_argument("--again", action="store_true")
    chosen = parser.parse_args()
    if chosen.data:
        os.environ["WORKBENCH_DATA"] = str(chosen.data)
    kept = json.loads(_KEPT.read_text("utf-8")) if _KEPT.exists() else {}
    corpora, measured = kept.setdefault("corpora", {}), kept.setdefault("measured", {})
    for name in PLANS:
        if name not in measured or chosen.again:
            corpora[PLANS[name]["corpus"]] = size_of(plan_of(name))
            measured[name] = measure_plan(name)
            print(name, measured[name], file=sys.stderr, flush=True)
            _KEPT.write_text(json.dumps(kept) + "\n", "utf-8")
    print(table(kept))


if __name__ == "__main__":
    main()
