"""How long work tells how far it has come."""

from collections.abc import Callable

ProgressCallback = Callable[[int, int], None]  # done, total
