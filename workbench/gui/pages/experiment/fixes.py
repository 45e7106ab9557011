"""Changes after which an invalid plan can be run, each offered as a button."""

from dataclasses import replace

from workbench.experiments.plans.first_plan import first_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.protocols import Clustering
from workbench.experiments.scoring.metric_definitions import METRICS
from workbench.gui.state.workspace import Workspace
from workbench.methods.registry import METHODS


def fixed_plan(plan: Plan) -> tuple[str, Plan] | None:
    """What would be done, and the plan after it; nothing if methods and protocol agree."""
    is_clustering = [METHODS[choice.method].task == "cluster" for choice in plan.methods]
    if not any(is_clustering):
        return ("Use a learning curve", _classifying(plan)) if plan.protocol.clusters else None
    if all(is_clustering) and not plan.protocol.clusters:
        metrics = tuple(name for name in METRICS if METRICS[name].task == "cluster")[:2]
        changed = replace(plan, protocol=Clustering(repeats=5), metrics=metrics)
        return "Use the protocol for clustering", changed
    if all(is_clustering):
        return None
    kept = [choice for choice in plan.methods if METHODS[choice.method].task != "cluster"]
    left = replace(plan, methods=tuple(kept))
    return "Leave out the clustering methods", _classifying(
        left
    ) if plan.protocol.clusters else left


def _classifying(plan: Plan) -> Plan:
    """The plan with the protocol and the metrics of a first look at classes."""
    first = first_plan(plan.corpus)
    return replace(plan, protocol=first.protocol, metrics=first.metrics)


def missing_step(corpus: str, workspace: Workspace) -> tuple[str, str] | None:
    """What has to be done first, and the page for it; nothing if the corpus has classes."""
    if not corpus:
        return "Open a corpus", "corpus"
    source, opened = workspace.source, workspace.corpus
    if source is None or opened is None or source.name_or_path != corpus or opened.class_names:
        return None
    return "Label documents", "label"
