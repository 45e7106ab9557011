"""Small runs for the views that the run of the tour has no data for: sweeps, trees, ranks."""

from collections.abc import Callable
from typing import Any

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import make_protocol

_SPRINKLED = (
    MethodChoice("lsi", sweeps={"n_components": (5, 10, 15, 20, 30)}),
    MethodChoice("sprinkled-lsi"),
    MethodChoice("adaptive-sprinkled-lsi"),
)


def _sprinkling(name: str, corpus: str) -> Plan:
    return Plan(
        name,
        corpus,
        _SPRINKLED,
        protocol=make_protocol("learning curve", sizes="5%, 20%", repeats=3),
        metrics=("accuracy", "f1_macro", "scatter_ratio", "squared_error"),
        seed=1,
    )


PLANS = {
    "sprinkling": _sprinkling("Sprinkling on topics", "tour"),
    "ratings": _sprinkling("Sprinkling on ratings", "ratings"),
    "race": Plan(
        "Race on ratings",
        "ratings",
        (MethodChoice("linear-svm"), MethodChoice("nb-svm"), MethodChoice("nearest-centroid")),
        protocol=make_protocol("race", minutes=1.0),
        seed=1,
    ),
    "clusters": Plan(
        "Clusters",
        "tour",
        (MethodChoice("hierarchical-clustering"),),
        protocol=make_protocol("clustering", repeats=1),
        metrics=("f_measure", "nmi"),
        seed=1,
    ),
}


def make_runs(window: Any, wait: Callable[[Callable[[], object], str], None]) -> dict[str, str]:
    """Execute the plans in the queue of the window and return the ids of the runs."""
    store, queue = window.workspace.store, window.queue
    ids = {key: store.create(plan).id for key, plan in PLANS.items()}
    for run_id in ids.values():
        queue.add_run(run_id)
    wait(lambda: not queue.is_busy(), "the additional runs")
    return ids
