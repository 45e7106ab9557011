"""Growth of time and memory from a few measured sizes, and what follows for larger ones."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

GIGABYTE = 1000.0  # in megabytes
_NOTICEABLE_MB, _NOTICEABLE_S = 25.0, 0.05
_MOST = 1e10


@dataclass(frozen=True)
class Growth:
    """What the largest measured size took, and the powers by which it grows."""

    largest: int
    seconds: float
    peak_mb: float
    start_mb: float  # of a process without documents
    matrix_mb: float  # of the documents alone
    time: float
    memory: float
    takes_memory: bool

    def megabytes(self, documents: float) -> float:
        """Start of the program, matrix (in proportion), and what the method takes beyond it."""
        more = documents / self.largest
        beyond = max(self.peak_mb - self.start_mb - self.matrix_mb, 0.0)
        return self.start_mb + self.matrix_mb * more + beyond * more ** max(self.memory, 1.0)

    def documents(self, megabytes: float) -> float:
        """How many documents this much memory holds."""
        return _largest(lambda n: self.megabytes(n) <= megabytes)

    def documents_in(self, seconds: float) -> float:
        """How many documents this many seconds of one core are enough for."""
        cost = max(self.seconds, 1e-3)
        return _largest(lambda n: cost * (n / self.largest) ** max(self.time, 1.0) <= seconds)


def growth_of(
    sizes: Sequence[int],
    seconds: Sequence[float],
    peaks: Sequence[float],
    bases: Sequence[float],
) -> Growth:
    """Fit powers through the noticeable measurements; memory counts beyond the bare matrix.

    `bases` are the peaks of processes that hold the matrix and do nothing with it.
    """
    beyond = [peak - base for peak, base in zip(peaks, bases, strict=True)]
    takes_memory = beyond[-1] >= _NOTICEABLE_MB
    matrix = max(bases[-1] - bases[0], 0.0) * sizes[-1] / (sizes[-1] - sizes[0])
    return Growth(
        largest=sizes[-1],
        seconds=seconds[-1],
        peak_mb=peaks[-1],
        start_mb=bases[-1] - matrix,
        matrix_mb=matrix,
        time=_steepest(sizes, seconds, _NOTICEABLE_S),
        memory=_steepest(sizes, beyond, _NOTICEABLE_MB) if takes_memory else 1.0,
        takes_memory=takes_memory,
    )


def _steepest(sizes: Sequence[int], costs: Sequence[float], least: float) -> float:
    """The power over all sizes or the last two: a square hides behind cheaper parts at first."""
    return max(power(sizes, costs, least, 1.0), power(sizes[-2:], costs[-2:], least, 1.0))


def power(sizes: Sequence[int], costs: Sequence[float], least: float, otherwise: float) -> float:
    """The slope of log cost over log size by least squares, over costs that can be noticed."""
    points = [
        (math.log(size), math.log(cost))
        for size, cost in zip(sizes, costs, strict=True)
        if cost >= least
    ]
    if len(points) < 2:
        return otherwise
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    above = sum((x - middle_x) * (y - middle_y) for x, y in points)
    return above / sum((x - middle_x) ** 2 for x, _ in points)


def rounded(number: float) -> int:
    """Two digits that mean something."""
    if number <= 0:
        return 0
    unit = 10 ** max(math.floor(math.log10(number)) - 1, 0)
    return int(round(number / unit) * unit)


def _largest(fits: Callable[[float], bool]) -> float:
    low, high = 1.0, _MOST
    for _ in range(80):
        middle = math.sqrt(low * high)
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low
