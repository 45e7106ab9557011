"""The callback through which long work reports its progress."""

from collections.abc import Callable

ProgressCallback = Callable[[int, int], None]  # done, total
