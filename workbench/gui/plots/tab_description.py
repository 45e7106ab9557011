"""The description of a tab with one kind of figure."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from workbench.gui.state.tasks import TaskRunner


@dataclass(frozen=True)
class TabDescription:
    """A tab: its kind of figure, how its view is made, and which choices select the figure.

    `explanation` is shown below the figure and says in at most two sentences how to read it.
    """

    figure: str
    title: str
    help: str
    make: Callable[[TaskRunner], Any]
    chosen_by: tuple[str, ...] = ()
    explanation: str = ""
    needs: str = ""  # the array that a trial must have stored
