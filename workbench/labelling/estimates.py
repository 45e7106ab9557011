"""The unbiased estimate: accuracy on documents drawn at random and never learnt from."""

from dataclasses import dataclass
from typing import Any

_LEVEL = 0.95
ENOUGH_CHECKS = 10  # for a number; fewer give only an interval


@dataclass(frozen=True)
class CheckEstimate:
    """Right answers among the random checks, with the exact 95 % interval."""

    right: int
    count: int
    interval: tuple[float, float]

    @property
    def accuracy(self) -> float:
        """The share of right answers; NaN without random checks."""
        return self.right / self.count if self.count else float("nan")

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        low, high = self.interval
        return {"accuracy": self.accuracy, "low": low, "high": high, "documents": self.count}


def check_estimate(right: int, count: int) -> CheckEstimate:
    """Estimate with the interval of Clopper and Pearson, whose coverage is at least 95 %."""
    from scipy.stats import beta  # late: 0.5 s, and the window shows estimates

    tail, wrong = (1 - _LEVEL) / 2, count - right
    low = float(beta.ppf(tail, right, wrong + 1)) if right else 0.0
    high = float(beta.ppf(1 - tail, right + 1, wrong)) if wrong else 1.0
    return CheckEstimate(right, count, (low, high))
