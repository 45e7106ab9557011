"""The extra time that sprinkled terms cost the singular value decomposition.

    python packaging/time_svd.py

Takes the three tasks of the recipe adaptive-sprinkling in its full size, ten training halves of
each, and factorises the documents without and with sprinkled terms: one column per term, as in the
paper, and one column per class, as in this program. Processor seconds, the best of three each, are
stored in resources/results/times/adaptive-sprinkling.json for make_results.py. Corpora are looked
for in the folder that WORKBENCH_DATA names.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import scipy.sparse as sp
from threadpoolctl import threadpool_limits

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.features import TermFeatures
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.splits import SplitFacts
from workbench.experiments.reproduction.recipe_files import load_recipe
from workbench.experiments.reproduction.running import build_plan
from workbench.methods.algebra.factorisation import leading_factors
from workbench.methods.registry import METHODS

_FILE = Path(__file__).resolve().parents[1] / "resources/results/times/adaptive-sprinkling.json"
_DIMENSIONS, _DRAWS, _TRIES = 20, 10, 3


def measure_task(plan: Plan) -> dict[str, Any]:
    """Processor seconds of every training half, without and with sprinkled terms."""
    corpus = open_corpus(plan.corpus, plan.reading)
    counts = count_terms(corpus, plan.tokens, workers=1).counts
    facts = SplitFacts(corpus.class_index, seed=plan.seed)
    seconds: dict[str, list[float]] = {"plain": [], "column per term": [], "column per class": []}
    columns = []
    for split in plan.protocol.splits()[:_DRAWS]:
        train = plan.protocol.rows(split, facts).train
        y = corpus.class_index[train]
        X = TermFeatures(plan.features).fit(counts[train], y).transform(counts[train])
        fitted = METHODS["adaptive-sprinkled-lsi"].build(n_components=_DIMENSIONS).fit(X, y)
        per_class = np.asarray(fitted.sprinkles_).sum(axis=1)
        labels = (y[:, None] == np.arange(len(per_class))).astype(np.float64)
        variants = {
            "plain": X,
            "column per term": _beside(X, np.repeat(labels, per_class, axis=1)),
            "column per class": _beside(X, labels * np.sqrt(per_class)),
        }
        best = _best_times({name: _step(matrix) for name, matrix in variants.items()})
        for name, value in best.items():
            seconds[name].append(round(value, 4))
        columns.append(int(per_class.sum()))
    return {"documents": len(train), "terms": X.shape[1], "sprinkled": columns, "seconds": seconds}


def _beside(X: Any, columns: Any) -> sp.csr_array:
    return sp.csr_array(sp.hstack([X, sp.csr_array(columns)], format="csr"))


def _step(matrix: Any) -> Callable[[], Any]:
    return lambda: leading_factors(matrix, _DIMENSIONS)


def _best_times(steps: dict[str, Callable[[], Any]]) -> dict[str, float]:
    """The least processor time of each step; the steps take turns."""
    times: dict[str, list[float]] = {name: [] for name in steps}
    for _ in range(_TRIES):
        for name, step in steps.items():
            start = time.process_time()
            step()
            times[name].append(time.process_time() - start)
    return {name: min(values) for name, values in times.items()}


def main() -> None:
    """Measure every task and store the numbers."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    recipe = load_recipe("adaptive-sprinkling", "full")
    with threadpool_limits(1):
        found = {part.key: measure_task(build_plan(recipe, part)) for part in recipe.plans}
    _FILE.parent.mkdir(parents=True, exist_ok=True)
    _FILE.write_text(json.dumps({"dimensions": _DIMENSIONS, **found}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
