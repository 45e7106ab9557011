"""The tabs of the results page: each draws one kind of figure."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from workbench.gui.results.confusion_tab import ConfusionPanel
from workbench.gui.tasks import TaskRunner
from workbench.gui.views.curves import CurveView
from workbench.gui.views.metric_table import MetricTableView


@dataclass(frozen=True)
class Tab:
    """A tab by the name of its figure, what chooses the figure, and how its view is made."""

    figure: str
    title: str
    help: str
    make: Callable[[TaskRunner], Any]
    chosen_by: tuple[str, ...] = ()


_TRIAL = ("configuration", "training")

TABS = (
    Tab(
        "scores",
        "Scores",
        "Mean ± deviation, marked against a reference",
        lambda _: MetricTableView(),
    ),
    Tab(
        "learning curve",
        "Learning curve",
        "How the score grows with labelled documents",
        lambda _: CurveView(),
        ("metric",),
    ),
    Tab("confusion", "Confusion", "What is taken for what, and why", ConfusionPanel, _TRIAL),
    Tab(
        "parameter curve",
        "Parameters",
        "The score against a swept setting",
        lambda _: CurveView(),
        ("metric",),
    ),
    Tab("time", "Time", "What fitting costs", lambda _: CurveView()),
)
