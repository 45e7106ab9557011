"""Growth of time and memory from a few measured sizes, and estimates for larger ones."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

GIGABYTE = 1000.0  # in megabytes
_NOTICEABLE_MB, _NOTICEABLE_S = 25.0, 0.05
_MOST = 1e10
_FAR = 10.0  # times the largest measured size


@dataclass(frozen=True)
class Growth:
    """The cost of the largest measured size, and the exponents of its growth."""

    largest: int
    seconds: float
    peak_mb: float
    start_mb: float  # of a process without documents
    matrix_mb: float  # of the documents alone
    time: float
    memory: float
    takes_memory: bool

    def megabytes(self, documents: float) -> float:
        """The program itself, the matrix (in proportion) and the memory of the method."""
        factor = documents / self.largest
        beyond = max(self.peak_mb - self.start_mb - self.matrix_mb, 0.0)
        return self.start_mb + self.matrix_mb * factor + beyond * factor ** max(self.memory, 1.0)

    def documents(self, megabytes: float) -> float:
        """The number of documents that fit into this much memory."""
        return largest(lambda n: self.megabytes(n) <= megabytes)

    def documents_in(self, seconds: float) -> float:
        """The number of documents that can be processed in this many seconds of one core."""
        cost = max(self.seconds, 1e-3)
        return largest(lambda n: cost * (n / self.largest) ** max(self.time, 1.0) <= seconds)


def growth_of(
    sizes: Sequence[int],
    seconds: Sequence[float],
    peaks: Sequence[float],
    bases: Sequence[float],
) -> Growth:
    """Fit powers through the noticeable measurements; memory counts beyond the bare matrix.

    `bases` are the peaks of processes that load the matrix and do nothing else.
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
    """The larger exponent of all sizes and of the last two: quadratic parts dominate late."""
    return max(power(sizes, costs, least, 1.0), power(sizes[-2:], costs[-2:], least, 1.0))


def power(sizes: Sequence[int], costs: Sequence[float], least: float, otherwise: float) -> float:
    """The slope of log cost over log size by least squares, over noticeable costs."""
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
    """Round to two significant digits."""
    if number <= 0:
        return 0
    unit = 10 ** max(math.floor(math.log10(number)) - 1, 0)
    return int(round(number / unit) * unit)


def extrapolation_note(factor: float) -> str:
    """What to say about a number of documents that is `factor` times the largest measured one."""
    if factor < _FAR:
        return ""
    return (
        f" That is {rounded(factor):,} times as many as were measured; time may grow faster, so "
        "measure before you rely on it."
    )


def growth_words(exponent: float) -> str:
    """How time grows; what grew more slowly than the documents is not taken to go on so."""
    if exponent >= 0.95:
        return f"Time grows with the power {exponent:.1f}:"
    return (
        f"Time grew with the power {exponent:.1f} between the measured sizes; if it then grows in "
        "proportion,"
    )


def largest(fits: Callable[[float], bool]) -> float:
    """The largest size that fits, between 1 and ten thousand million."""
    low, high = 1.0, _MOST
    for _ in range(80):
        middle = math.sqrt(low * high)
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low
