"""What every method must fulfil, as checks that a package of methods can run on itself."""

import inspect
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.methods.registry import Method

_CLASSES, _PER_CLASS, _TERMS = 3, 12, 18
_CLEAR = 0.8  # of documents of clearly separate classes that have to be found
_SPARSE_FEW = ("n_components", "n_neighbors", "n_clusters")


@dataclass(frozen=True)
class ContractFinding:
    """One check of one method: passed, or the sentence that says what is wrong."""

    method: str
    check: str
    problem: str = ""


def check_method(method: Method) -> list[ContractFinding]:
    """Run every check of the contract, and scikit-learn's own."""
    checks: tuple[tuple[str, Callable[[Method], None]], ...] = (
        ("settings are the constructor's arguments", _check_settings),
        ("every setting is described", _check_descriptions),
        ("mode as announced", _check_mode),
        ("the same seed gives the same answer", _check_repeats),
        ("sparse and dense documents give the same answer", _check_sparse),
        ("clear classes are found", _check_clear_classes),
        ("an empty document is no error", _check_empty_document),
    )
    findings = [_attempt(method, name, check) for name, check in checks]
    return [*findings, *_scikit_learn(method)]


def _attempt(method: Method, name: str, check: Callable[[Method], None]) -> ContractFinding:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            check(method)
        except Exception as problem:  # the code of another package may fail in any way
            return ContractFinding(method.name, name, f"{type(problem).__name__}: {problem}")
    return ContractFinding(method.name, name)


def _scikit_learn(method: Method) -> Iterator[ContractFinding]:
    from sklearn.utils.estimator_checks import (  # late: 1.5 s to import
        check_estimator,
    )

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        done = check_estimator(_small(method), on_skip=None, on_fail=None)
    for result in done:
        name = f"scikit-learn: {result['check_name']}"
        failed = result["status"] == "failed"
        yield ContractFinding(method.name, name, str(result["exception"]) if failed else "")


def _documents() -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Counts of documents of three classes with words of their own and some in common."""
    draw = np.random.default_rng(0)
    classes = np.repeat(np.arange(_CLASSES), _PER_CLASS)
    counts = draw.poisson(0.3, (len(classes), _TERMS)).astype(np.float64)
    own = _TERMS // _CLASSES
    for row, label in enumerate(classes):
        counts[row, own * label : own * (label + 1)] += draw.poisson(2.0, own)
    return counts, classes


def _small(method: Method) -> Any:
    """The method with sizes that fit a handful of documents."""
    known = {setting.name: setting for setting in method.parameters}
    few = {name: max(int(known[name].low or 1), _CLASSES) for name in _SPARSE_FEW if name in known}
    return method.build(**few)


def _answer(method: Method, counts: Any, classes: NDArray[np.int64]) -> NDArray[np.int64]:
    model = _small(method)
    if method.task == "cluster":
        return np.asarray(model.fit(counts).labels_)
    if method.task == "transduce":
        partly = np.where(np.arange(len(classes)) % 3 == 2, -1, classes)
        fitted = model.fit(counts, partly)
        return np.asarray(getattr(fitted, "transduction_", None))
    return np.asarray(model.fit(counts, classes).predict(counts))


def _check_settings(method: Method) -> None:
    arguments = set(inspect.signature(method.estimator_class).parameters)
    described = {setting.name for setting in method.parameters} | set(method.fixed)
    if arguments != described:
        raise ValueError(f"described are {sorted(described)}, taken {sorted(arguments)}")


def _check_descriptions(method: Method) -> None:
    for setting in method.parameters:
        setting.check(setting.default)
        if not setting.label:
            raise ValueError(f"{setting.name} has no label")


def _check_mode(method: Method) -> None:
    if method.estimator_class.mode != method.mode:
        raise ValueError(f"the list says {method.mode}, the class {method.estimator_class.mode}")


def _check_repeats(method: Method) -> None:
    counts, classes = _documents()
    if not np.array_equal(_answer(method, counts, classes), _answer(method, counts, classes)):
        raise ValueError("two fits with the same seed differ")


def _check_sparse(method: Method) -> None:
    from scipy.sparse import csr_array  # late: 0.4 s to import

    counts, classes = _documents()
    dense, sparse = (_answer(method, X, classes) for X in (counts, csr_array(counts)))
    if not np.array_equal(_groups(dense), _groups(sparse)):
        raise ValueError("sparse and dense documents get different classes")


def _check_clear_classes(method: Method) -> None:
    counts, classes = _documents()
    found = _answer(method, counts, classes)
    table = np.zeros((_CLASSES, int(found.max(initial=0)) + 1))
    np.add.at(table, (classes, np.maximum(found, 0)), 1)
    right = table.max(axis=0).sum() if method.task == "cluster" else np.trace(table)
    if right < _CLEAR * len(classes):
        raise ValueError(f"only {right:.0f} of {len(classes)} documents are found")


def _check_empty_document(method: Method) -> None:
    counts, classes = _documents()
    counts[3] = 0
    if len(_answer(method, counts, classes)) != len(classes):
        raise ValueError("an answer is missing")


def _groups(labels: NDArray[np.int64]) -> NDArray[np.int64]:
    """A partition by the first member of each group, whatever the groups are called."""
    _, first, inverse = np.unique(labels, return_index=True, return_inverse=True)
    return np.asarray(first[inverse])
