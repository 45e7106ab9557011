"""The description of a tab with one kind of figure."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from workbench.gui.state.tasks import TaskRunner


@dataclass(frozen=True)
class Tab:
    """A tab by the name of its figure, how its view is made, what chooses the figure.

    `explanation` stands below the picture and says in at most two sentences how to read it.
    """

    figure: str
    title: str
    help: str
    make: Callable[[TaskRunner], Any]
    chosen_by: tuple[str, ...] = ()
    explanation: str = ""
    needs: str = ""  # the array a trial has to have stored
