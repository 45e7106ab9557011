"""Short advice while labelling: enough, doubtful labels, classes that need more."""

from collections.abc import Sequence
from dataclasses import dataclass

from workbench.labelling.estimates import ENOUGH_CHECKS, CheckEstimate
from workbench.plain_text import shortened

GOOD, WARNING, NEUTRAL = "good", "warning", "neutral"
_LEVELS = (0.95, 0.9, 0.8)
_FEWEST = 3  # labels of a class


@dataclass(frozen=True)
class LabellingAdvice:
    """A few words of advice, their tone, and what they are about."""

    text: str
    kind: str
    about: str = ""  # "suspects", or the name of a class


def advice(
    estimate: CheckEstimate,
    n_suspects: int,
    names: Sequence[str],
    counts: Sequence[int],
    predicted: Sequence[int],
) -> list[LabellingAdvice]:
    """What a person should know now, the most important first."""
    found = [_enough(estimate)]
    if n_suspects:
        words = "1 label looks wrong" if n_suspects == 1 else f"{n_suspects} labels look wrong"
        found.append(LabellingAdvice(words, WARNING, "suspects"))
    poorest = _poorest(counts, predicted)
    if poorest is not None:
        name = names[poorest]
        found.append(LabellingAdvice(f"{shortened(name, 24)} needs more labels", NEUTRAL, name))
    return found


def _enough(estimate: CheckEstimate) -> LabellingAdvice:
    low, _ = estimate.interval if estimate.count else (0.0, 1.0)
    for level in _LEVELS:
        if low >= level:
            return LabellingAdvice(f"Enough for {100 * level:.0f} %", GOOD)
    if estimate.count < ENOUGH_CHECKS:
        missing = ENOUGH_CHECKS - estimate.count
        checks = "1 more check" if missing == 1 else f"{missing} more checks"
        return LabellingAdvice(f"{checks} for an estimate", NEUTRAL)
    return LabellingAdvice(f"Not yet sure of {100 * _LEVELS[-1]:.0f} %", NEUTRAL)


def _poorest(counts: Sequence[int], predicted: Sequence[int]) -> int | None:
    """The class with far fewer labels than its share of the documents would suggest."""
    labels, documents = sum(counts), sum(predicted)
    if labels < _FEWEST * len(counts) or not documents or len(counts) < 2:
        return None
    fair = [
        max(_FEWEST, min(labels * number / documents, labels / len(counts)) / 2)
        for number in predicted
    ]
    lacking = [wanted - count for wanted, count in zip(fair, counts, strict=True)]
    worst = max(range(len(lacking)), key=lacking.__getitem__)
    return worst if lacking[worst] > 0 else None
