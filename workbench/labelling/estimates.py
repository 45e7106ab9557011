"""The unbiased estimate: accuracy on documents drawn at random and never learnt from."""

from dataclasses import dataclass
from typing import Any

from scipy.stats import beta

_LEVEL = 0.95


@dataclass(frozen=True)
class CheckEstimate:
    """Right answers among the random checks, with the exact 95 % interval."""

    right: int
    count: int

    @property
    def accuracy(self) -> float:
        """The share of right answers; NaN without random checks."""
        return self.right / self.count if self.count else float("nan")

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of Clopper and Pearson, which covers at least as often as it promises."""
        tail, wrong = (1 - _LEVEL) / 2, self.count - self.right
        low = float(beta.ppf(tail, self.right, wrong + 1)) if self.right else 0.0
        high = float(beta.ppf(1 - tail, self.right + 1, wrong)) if wrong else 1.0
        return low, high

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        low, high = self.interval
        return {"accuracy": self.accuracy, "low": low, "high": high, "documents": self.count}
