"""The common part of every peer: read the task, measure the time, print the accuracies.

Standard library alone: a peer may run in a Python that has little else.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Split:
    """Training rows and test rows; `training` describes the training size."""

    training: str
    draw: int
    train: list[int]
    test: list[int]


@dataclass(frozen=True)
class Task:
    """Texts, their classes as numbers, and the splits that every peer gets."""

    name: str
    language: str
    texts: list[str]
    labels: list[int]
    splits: tuple[Split, ...]


Predictions = Iterable[Sequence[int]]  # one sequence per split, in the order of the splits


def read_task(path: Path | str) -> Task:
    """Read the file that `tasks.py` wrote."""
    values = json.loads(Path(path).read_text("utf-8"))
    splits = tuple(Split(**values_of_split) for values_of_split in values.pop("splits"))
    return Task(**values, splits=splits)


def answer(peers: dict[str, Callable[[Task], Predictions]]) -> None:
    """Run the peer named on the command line; after every split, print cost and accuracies so far.

    The last line counts; what a peer has printed counts even if it runs out of time.
    """
    name, path, *draws = sys.argv[1:]
    task = read_task(path)
    if draws:  # a slow peer gets only the first draws of each training size
        kept = tuple(split for split in task.splits if split.draw < int(draws[0]))
        task = replace(task, splits=kept)
    started = _cpu_seconds()
    predictions: list[Sequence[int]] = []
    for predicted in peers[name](task):
        predictions.append(predicted)
        cost = {"cpu": _cpu_seconds() - started, "splits": len(predictions)}
        accuracies = _accuracies(task, predictions)
        print(json.dumps({**cost, "accuracy": accuracies}), flush=True)


def per_split(task: Task, predict: Callable[[Split], Any]) -> Iterator[list[int]]:
    """Predict split by split; predictions become plain whole numbers."""
    for split in task.splits:
        yield [int(label) for label in predict(split)]


def pick(values: Sequence[Any], rows: Sequence[int]) -> list[Any]:
    """The values of some rows."""
    return [values[row] for row in rows]


def _accuracies(task: Task, predictions: Sequence[Sequence[int]]) -> dict[str, list[float]]:
    accuracies: dict[str, list[float]] = {}
    for split, predicted in zip(task.splits, predictions, strict=False):
        actual = pick(task.labels, split.test)
        right = sum(label == other for label, other in zip(actual, predicted, strict=True))
        accuracies.setdefault(split.training, []).append(right / len(actual))
    return accuracies


def _cpu_seconds() -> float:
    """Of this process and of those it has started; `os.times` alone counts in hundredths."""
    return time.process_time() + sum(os.times()[2:4])
