"""The tasks of the comparison: corpora as plain text with their splits, written for every peer."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.corpus import TEST, TRAINING, Corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.experiments.plans.protocols import LearningCurve
from workbench.experiments.plans.splits import SplitFacts

_SEED = 1
_SIZES, _DRAWS = "1%, 10%, 50%", 5
_PER_SCIENCE_GROUP = 500
_PER_GROUP = 50  # of the small task, for training and for testing


def science() -> dict[str, Any]:
    """Four newsgroups, 500 messages of each."""
    corpus = open_corpus("20news-science")
    order = np.random.default_rng(_SEED).permutation(len(corpus))
    kept = [
        row
        for class_number in range(len(corpus.class_names))
        for row in order[corpus.class_index[order] == class_number][:_PER_SCIENCE_GROUP]
    ]
    return _task("science", "english", corpus, np.sort(kept))


def webkb5() -> dict[str, Any]:
    """Pages of universities, five classes of very different sizes, without their HTML."""
    corpus = open_corpus("webkb5", ReadingSettings(html_to_text=True))
    return _task("webkb5", "english", corpus, np.arange(len(corpus)))


def haber() -> dict[str, Any]:
    """Turkish news, five classes of 230."""
    corpus = open_corpus("1150haber")
    return _task("1150haber", "turkish", corpus, np.arange(len(corpus)))


def newsgroups() -> dict[str, Any]:
    """All 20 groups by date, without headers: the given split, and nothing drawn."""
    corpus, rows = _by_date()
    sides = {side: numbers.tolist() for side, numbers in rows.items()}
    return _values("20news-bydate", "english", corpus, [{"training": "60%", "draw": 0, **sides}])


def few_newsgroups() -> dict[str, Any]:
    """The same with 50 messages of each group for training and for testing, for slow peers."""
    corpus, rows = _by_date()
    random = np.random.default_rng(_SEED)
    kept = {side: _some_of_each(corpus, random.permutation(rows[side])) for side in rows}
    train, test = len(kept["train"]), len(kept["test"])
    sides = {"train": list(range(train)), "test": list(range(train, train + test))}
    split = {"training": "50%", "draw": 0, **sides}
    both = np.concatenate([kept["train"], kept["test"]])
    return _values("20news-bydate-50", "english", corpus, [split], both)


def _by_date() -> tuple[Corpus, dict[str, Any]]:
    corpus = open_corpus("20news-bydate", ReadingSettings(strip_headers=True))
    given = corpus.given_split
    if given is None:
        raise SystemExit("20news-bydate has lost its split.")
    sides = (("train", TRAINING), ("test", TEST))
    return corpus, {side: np.flatnonzero(given == value) for side, value in sides}


def _some_of_each(corpus: Corpus, rows: Any) -> Any:
    classes = corpus.class_index[rows]
    return np.concatenate(
        [
            rows[classes == class_number][:_PER_GROUP]
            for class_number in range(len(corpus.class_names))
        ]
    )


TASKS: dict[str, Callable[[], dict[str, Any]]] = {
    "science": science,
    "webkb5": webkb5,
    "1150haber": haber,
    "20news-bydate": newsgroups,
    "20news-bydate-50": few_newsgroups,
}


def write_task(name: str, folder: Path) -> Path:
    """Write a task as JSON and return its file."""
    file = folder / f"{name}.json"
    file.write_text(json.dumps(TASKS[name]()), "utf-8")
    return file


def _task(name: str, language: str, corpus: Corpus, rows: Any) -> dict[str, Any]:
    facts = SplitFacts(corpus.class_index[rows], seed=_SEED)
    # As the stored results of all peers were drawn: a line measured later has the same splits.
    protocol = LearningCurve(sizes=_SIZES, repeats=_DRAWS, disjoint=False)
    splits = []
    for split in protocol.splits():
        drawn = protocol.rows(split, facts)
        sides = {"train": drawn.train.tolist(), "test": drawn.test.tolist()}
        splits.append({"training": split.training, "draw": split.repeat, **sides})
    return _values(name, language, corpus, splits, rows)


def _values(
    name: str, language: str, corpus: Corpus, splits: list[dict[str, Any]], rows: Any = None
) -> dict[str, Any]:
    kept = range(len(corpus)) if rows is None else rows
    return {
        "name": name,
        "language": language,
        "texts": [corpus.texts[row] for row in kept],
        "labels": [int(corpus.class_index[row]) for row in kept],
        "splits": splits,
    }
