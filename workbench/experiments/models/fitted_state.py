"""A fitted method as JSON and plain arrays: what it learnt, and nothing that could be executed.

An object is the name of its class and its attributes. Only classes of the methods themselves, and
the few of scikit-learn that they keep, are ever made again; no function and no other type can be
named, so that a stored model cannot run anything.
"""

import importlib
import re
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from workbench.experiments.runs.array_trees import NotStorableError, describe_value, restore

_OURS = re.compile(r"workbench\.methods(\.[a-z_]+){1,3}")
_LISTED = {
    "workbench.corpora.terms.features": ("TermFeatures", "FeatureSettings"),
    "workbench.corpora.terms.collocations": ("Collocations",),
    "sklearn.linear_model._logistic": ("LogisticRegression",),
    "sklearn.naive_bayes": ("MultinomialNB", "ComplementNB"),
    "sklearn.svm._classes": ("LinearSVC",),
    "sklearn.decomposition._nmf": ("NMF",),
    "sklearn.decomposition._lda": ("LatentDirichletAllocation",),
}
_PUBLIC_MODULES = {
    "sklearn.linear_model._logistic": "sklearn.linear_model",
    "sklearn.svm._classes": "sklearn.svm",
    "sklearn.decomposition._nmf": "sklearn.decomposition",
    "sklearn.decomposition._lda": "sklearn.decomposition",
}


def describe_fitted(fitted: Any, arrays: list[np.ndarray]) -> Any:
    """A fitted object as JSON; its arrays are added to the list."""
    return describe_value(fitted, arrays, _describe_object)


def restore_fitted(tree: Any, array_at: Callable[[int], Any]) -> Any:
    """The fitted object again; raises ValueError for a class that is not a part of a method."""
    return restore(tree, array_at, _restore_object)


def _describe_object(fitted: Any, described: Callable[[Any], Any]) -> dict[str, Any]:
    module, name = type(fitted).__module__, type(fitted).__name__
    if not _is_allowed(module, name):
        raise NotStorableError(f"{module}.{name} is not stored")
    attributes = {key: described(value) for key, value in vars(fitted).items()}
    return {"kind": "object", "class": f"{module}:{name}", "attributes": attributes}


def _restore_object(tree: Mapping[str, Any], restored: Callable[[Any], Any]) -> Any:
    if tree["kind"] != "object":
        raise ValueError(f"{str(tree['kind'])[:40]!r} is not a kind of stored value")
    made_by = _class_named(str(tree["class"]))
    fitted = object.__new__(made_by)
    for name, value in tree["attributes"].items():
        if not name.isidentifier() or name.startswith("__"):
            raise ValueError(f"{name[:40]!r} is not the name of an attribute")
        object.__setattr__(fitted, name, restored(value))  # some of them are frozen
    return fitted


def _class_named(address: str) -> type[Any]:
    module, _, name = address.partition(":")
    if not _is_allowed(module, name):
        raise ValueError(f"{address[:80]!r} is not a part of a method")
    found = getattr(importlib.import_module(_PUBLIC_MODULES.get(module, module)), name, None)
    # A class that a module merely imports is not its own.
    if not isinstance(found, type) or found.__module__ != module:
        raise ValueError(f"{address[:80]!r} is not a part of a method")
    return found


def _is_allowed(module: str, name: str) -> bool:
    return name in _LISTED.get(module, ()) or _OURS.fullmatch(module) is not None
