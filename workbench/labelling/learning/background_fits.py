"""A method that takes seconds learns from the labels in a thread.

The thread reads only data that do not change. Its result is used until labels that it learnt from
are undone, or a fifth of them is newer.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread

from workbench.array_types import Floats
from workbench.errors import WorkbenchError
from workbench.labelling.learning.learners import Labels

_OLDEST = 0.8  # share of the labels that a fit must have learnt from


@dataclass(frozen=True)
class FittedScores:
    """What a method said about all documents, and the labels that it learnt from."""

    labels: Labels
    n_classes: int
    scores: Floats

    def fits(self, labels: Labels, n_classes: int) -> bool:
        """Whether it may still be shown."""
        is_recent = len(self.labels) >= _OLDEST * len(labels)
        is_part = all(labels.get(row) == number for row, number in self.labels.items())
        return is_recent and is_part and self.n_classes == n_classes


class BackgroundFit:
    """Learns from the latest labels, one fit at a time."""

    def __init__(self, learn: Callable[[Labels], Floats]) -> None:
        self._learn = learn
        self._thread: Thread | None = None
        self._latest: FittedScores | None = None
        self._begun: tuple[dict[int, int], int] | None = None
        self._ended: tuple[dict[int, int], int] | None = None
        self.is_behind = False  # whether a fit of the labels was still to come

    def follow(self, labels: Labels, n_classes: int) -> FittedScores | None:
        """The latest fit, if it may be shown; begin the next one if the labels changed."""
        wanted = dict(labels), n_classes
        self.is_behind = self._ended != wanted  # read before what it left
        latest = self._latest
        is_free = self._thread is None or not self._thread.is_alive()
        if is_free and self._begun != wanted:
            self._begun = wanted
            self._thread = Thread(target=self._work, args=wanted, daemon=True)
            self._thread.start()
        return latest if latest is not None and latest.fits(labels, n_classes) else None

    def wait(self) -> None:
        """Wait for the fit that is running."""
        if self._thread is not None:
            self._thread.join()

    def _work(self, labels: dict[int, int], n_classes: int) -> None:
        with suppress(WorkbenchError):  # a method may refuse; the student answers alone then
            self._latest = FittedScores(labels, n_classes, self._learn(labels))
        self._ended = labels, n_classes
