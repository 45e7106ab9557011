"""Classes of many documents, a portion at a time, here or on the workers of a cluster."""

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from workbench.array_types import Floats
from workbench.corpora.mapped_texts import MappedTexts, read_texts
from workbench.corpora.portion_workers import PortionWorker, results_in_order
from workbench.experiments.models.files import load_model
from workbench.experiments.models.model import Model, ModelError, class_probabilities, classify

PORTION = 10_000  # documents


class Classified(NamedTuple):
    """The classes of some documents, and how probable each is, if the method says so."""

    classes: list[str]
    probabilities: Floats | None


def classify_portion(model: Model, texts: Sequence[str]) -> Classified:
    """Classify some documents in this process."""
    classes = classify(model, texts)
    probabilities = class_probabilities(model, texts) if classes else None
    if probabilities is None:
        return Classified(classes, None)
    columns = [model.class_names.index(name) for name in classes]
    return Classified(classes, probabilities[np.arange(len(classes)), columns])


def classify_all(
    model: Model, path: Path, texts: Sequence[str], cluster: Sequence[PortionWorker] = ()
) -> Iterator[Classified]:
    """Classify; the workers of a cluster read the model from its path and the texts themselves."""
    borders = range(0, len(texts), PORTION)
    folder = getattr(texts, "folder", None)
    if cluster and folder is not None:
        jobs = ((path.resolve(), folder, start, start + PORTION) for start in borders)
        yield from results_in_order(cluster, classify_stored, jobs)
        return
    for start in borders:
        yield classify_portion(model, texts[start : start + PORTION])


def classify_stored(path: Path, folder: Path, start: int, end: int) -> Classified:
    """Classify some documents of a stored corpus."""
    try:
        model = _model(path, path.stat().st_mtime_ns)
        texts = MappedTexts(*read_texts(folder / "texts.bin", folder / "offsets.npy"))
    except OSError as problem:
        raise ModelError(
            f"A worker cannot read {problem.filename}: {problem.strerror}. The model and the "
            "folder of the cache must be on a disk that all workers share."
        ) from None
    return classify_portion(model, texts[start:end])


@functools.lru_cache(maxsize=1)
def _model(path: Path, changed: int) -> Model:  # noqa: ARG001  a changed file is read again
    return load_model(path)
