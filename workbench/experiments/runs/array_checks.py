"""Whether the arrays of a run match its corpus, so that figures and tables can rely on them."""

from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.runs.corpus_facts import CorpusFacts
from workbench.experiments.runs.damage import DamageError

Arrays = Mapping[str, NDArray[Any]]

# Arrays of positions, and what they are positions of.
_POSITIONS = {
    "test_rows": "documents",
    "train_rows": "documents",
    "coordinate_rows": "documents",
    "columns": "terms",
    "term_weight_terms": "terms",
    "affinity_rows": "affinity_size",
    "affinity_columns": "affinity_size",
}
# Arrays with one row for each row of another one.
_ROWS_OF = {
    "actual": "test_rows",
    "predicted": "test_rows",
    "decision": "test_rows",
    "probabilities": "test_rows",
    "coordinates": "coordinate_rows",
    "term_clusters": "columns",
    "term_strengths": "columns",
    "affinity_rows": "affinity_values",
    "affinity_columns": "affinity_values",
}
_PER_CLASS = ("decision", "probabilities")


class TrialArrays(dict[str, NDArray[Any]]):
    """The arrays of a trial; one that is missing is damage, not a mistake of the program."""

    def __init__(self, arrays: Arrays, path: Path) -> None:
        super().__init__(arrays)
        self._path = path

    def __missing__(self, name: str) -> NoReturn:
        raise DamageError(self._path, f"has no {name}")


def check_corpus_facts(facts: CorpusFacts) -> None:
    """Raise an error if the parts of the corpus do not match each other."""
    n_documents = len(facts.document_ids)
    lengths = {"class_index": facts.class_index, "given_split": facts.given_split}
    for name, part in {**lengths, "label_sets": facts.label_sets}.items():
        if part is not None and len(part) != n_documents:
            raise ValueError(f"{name} has {len(part)} documents instead of {n_documents}.")
    if facts.titles and len(facts.titles) != n_documents:
        raise ValueError(f"there are {len(facts.titles)} titles for {n_documents} documents.")
    _check_range("class_index", facts.class_index, -1, len(facts.class_names), "classes")
    labels = np.array(list(chain.from_iterable(facts.label_sets or ())))
    _check_range("label_sets", labels, 0, len(facts.class_names), "classes")


def check_arrays(arrays: Arrays, facts: CorpusFacts, clusters: bool) -> None:
    """Raise an error if an array of a trial refers to something that the corpus does not have."""
    for name in set(_ROWS_OF) & set(arrays):
        _check_length(name, arrays)
    sizes = {
        "documents": len(facts.document_ids),
        "terms": len(facts.terms),
        "affinity_size": int(arrays.get("affinity_size", 0)),
    }
    for name, what in _POSITIONS.items():
        if name in arrays:
            _check_range(name, arrays[name], 0, sizes[what], what)
    _check_classes(arrays, len(facts.class_names), clusters)
    _check_whole_corpus(arrays, sizes["documents"])


def _check_length(name: str, arrays: Arrays) -> None:
    other = arrays.get(_ROWS_OF[name])
    if other is None or arrays[name].ndim < 1 or len(arrays[name]) != len(other):
        raise ValueError(f"{name} does not have one entry for each of {_ROWS_OF[name]}.")


def _check_classes(arrays: Arrays, n_classes: int, clusters: bool) -> None:
    """Check classes: a number each, or rows of 0 and 1 where documents have several."""
    for name in ("actual", "predicted"):
        if name in arrays and arrays[name].ndim == 1:
            most = np.iinfo(np.int32).max if clusters and name == "predicted" else n_classes
            _check_range(name, arrays[name], -1, most, "classes")
        elif name in arrays and arrays[name].shape[1:] != (n_classes,):
            raise ValueError(f"{name} does not have one column for each of {n_classes} classes.")
    if {"actual", "predicted"} <= set(arrays) and (
        arrays["actual"].shape != arrays["predicted"].shape
    ):
        raise ValueError("actual and predicted do not have the same shape.")
    for name in _PER_CLASS:
        if name in arrays and arrays[name].shape[1:] != (n_classes,):
            raise ValueError(f"{name} does not have one column for each of {n_classes} classes.")


def _check_whole_corpus(arrays: Arrays, documents: int) -> None:
    if "labels" in arrays and arrays["labels"].shape != (documents,):
        raise ValueError(f"labels does not have one entry for each of {documents} documents.")
    if "constraints" in arrays:
        pairs = arrays["constraints"]
        if pairs.ndim != 2 or pairs.shape[1] != 3:
            raise ValueError("constraints are not pairs of documents.")
        _check_range("constraints", pairs[:, :2], 0, documents, "documents")
    if "merges" in arrays:
        _check_merges(arrays["merges"], documents)
    if "term_weights" in arrays:
        terms = arrays.get("term_weight_terms")
        if terms is None or terms.shape != arrays["term_weights"].shape:
            raise ValueError("term_weights does not have one term for each weight.")
    if "all_term_weights" in arrays:
        columns = arrays.get("columns")
        if columns is None or arrays["all_term_weights"].shape[1:] != columns.shape:
            raise ValueError("all_term_weights does not have one column for each of columns.")


def _check_merges(merges: NDArray[Any], documents: int) -> None:
    """Check that each step of the tree merges documents or results of earlier steps."""
    if merges.ndim != 2 or merges.shape[1] != 4 or len(merges) + 1 > documents:
        raise ValueError(f"merges is not a tree of {documents} documents.")
    n_nodes = len(merges) + 1 + np.arange(len(merges))[:, None]
    if (merges[:, :2] < 0).any() or (merges[:, :2] >= n_nodes).any():
        raise ValueError("merges refers to the result of a later step.")


def _check_range(name: str, values: NDArray[Any], lowest: int, size: int, what: str) -> None:
    if values.dtype.kind not in "iu" and values.size:
        raise ValueError(f"{name} does not contain whole numbers.")
    if values.size and (values.min() < lowest or values.max() >= size):
        raise ValueError(
            f"{name} refers to {what} from {values.min()} to {values.max()}; there are {size}."
        )
