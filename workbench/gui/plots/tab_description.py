"""The description of a tab with one kind of figure."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from workbench.gui.state.jobs import JobRunner


@dataclass(frozen=True)
class TabDescription:
    """A tab: its kind of figure, how its view is made, and which choices select the figure.

    `explanation` is shown below the figure and says in at most two sentences how to read it.
    `shown_by` are choices that the view follows without another figure.
    """

    figure: str
    title: str
    help: str
    make: Callable[[JobRunner], Any]
    chosen_by: tuple[str, ...] = ()
    explanation: str = ""
    needs: str = ""  # the array that a trial must have stored
    group: str = ""
    shown_by: tuple[str, ...] = ()
    has_card: bool = True  # otherwise the view has cards of its own

    @property
    def choices(self) -> tuple[str, ...]:
        """Every choice that acts on the tab."""
        return (*self.chosen_by, *self.shown_by)
