"""Configurations by name, which plans and tables store, and by title, which people see."""

import re
from collections.abc import Mapping
from typing import Any

from workbench.methods.registry import METHODS
from workbench.parameters import choice_title, choices_of_several_words

_METHOD_NAME = re.compile(r"[a-z0-9-]+(?=$|[ ,])")
_SHORT_TITLES = {  # where the title of the method is too long for a legend
    "higher-order-kernel": "HOSK",
    "higher-order-kernel-transductive": "HOSK, transductive",
    "higher-order-kernel-improved": "HOSK, improved",
    "supervised-term-cluster-kernel": "Supervised term-cluster kernel",
    "spectral-classification-improved": "Spectral classification, improved",
    "term-cluster-kernel": "Term-cluster kernel",
    "term-cluster-kernel-improved": "Term-cluster kernel, improved",
    "term-diffused-svm": "Term-diffused linear SVM",
}
_SHORT_LABELS = {  # of swept settings; the labels of forms are too long and would load every method
    "affinity": "affinity",
    "binary": "presence",
    "choose_neighbors": "choose neighbours",
    "chooses_max_length": "choose length",
    "classifier": "classifier",
    "complexity": "confusion as",
    "cost": "C",
    "cut_threshold": "maximum cut",
    "decay": "β",
    "decay_choice": "choice of β",
    "degree": "degree",
    "estimate": "estimate",
    "few_labels_cost": "b",
    "fold_in": "new documents",
    "gamma": "γ",
    "half_labels": "h",
    "has_unit_length": "unit length",
    "idf_power": "power of idf",
    "interpolation": "β",
    "judge": "check",
    "learning_rate": "learning rate",
    "linkage": "linkage",
    "links_as": "links as",
    "mask_zero": "co-occurring only",
    "max_depth": "maximum depth",
    "max_document_share": "maximum share",
    "max_iter": "iterations",
    "max_iterations": "iterations",
    "max_leaves": "leaves",
    "max_length": "sprinkling length",
    "metric": "compared by",
    "min_leaf": "smallest leaf",
    "min_neighbours": "dense neighbours",
    "min_size": "smallest cluster",
    "model": "space",
    "multiclass": "multiclass",
    "n_clusters": "clusters",
    "n_components": "dimensions",
    "n_folds": "folds",
    "n_links": "links per term",
    "n_neighbors": "neighbours",
    "n_rounds": "rounds",
    "n_starts": "starts",
    "n_terms": "terms",
    "n_trees": "trees",
    "n_voters": "voters",
    "noise": "noise to",
    "normalization": "normalisation",
    "normalize": "equal length",
    "offset": "c",
    "order": "order",
    "penalty": "C",
    "rarity": "a",
    "reading": "supervised weight",
    "refined": "refined",
    "repeats": "repeats",
    "restart": "ε",
    "rounding": "rounding",
    "rounds": "rounds",
    "scale": "scale",
    "scaled_terms": "scaled terms",
    "scaling": "scaling",
    "second_order_weight": "λ",
    "seed": "seed",
    "shape": "edge weight",
    "share": "share",
    "sigma": "σ",
    "single_precision": "single precision",
    "smoothing": "smoothing",
    "solver": "solver",
    "spread": "α",
    "strength": "γ",
    "student": "student",
    "supervision": "α",
    "support": "pairs",
    "teacher": "teacher",
    "thresholds": "thresholds",
    "topics": "topics by",
    "tune_cost": "choose C",
    "unit_length": "unit length",
    "use_shares": "class shares",
    "weight": "λ",
    "weighting": "weighting",
    "with_terms": "with terms",
}
_SWEPT_VALUE = re.compile(
    rf",? ({'|'.join(_SHORT_LABELS)})="
    rf"(True\b|False\b|(?:{'|'.join(choices_of_several_words())}|\d+\.0|[a-z-]+)(?=[ ,]|$))?"
)
_YES_OR_NO = {"True": "yes", "False": "no", None: ""}


def configuration_name(label: str, swept: Mapping[str, Any]) -> str:
    """Name a configuration: the label, then each swept value."""
    return " ".join([label, *(f"{name}={value_words(value)}" for name, value in swept.items())])


def value_words(value: Any) -> str:
    """A value as short text, the same for the same value."""
    return f"{value:g}" if isinstance(value, float) and float(f"{value:g}") == value else str(value)


def configuration_title(configuration: str) -> str:
    """A configuration with titles and short labels: "LSI, dimensions = 5" for "lsi n_components=5".

    Labels given by a person stay as they are, and so do training sizes and names of runs.
    """
    match = _METHOD_NAME.match(configuration)
    if match is None or match.group() not in METHODS:
        return _with_labels(configuration)
    name = match.group()
    title = _SHORT_TITLES.get(name, METHODS[name].title)
    return f"{title}{_with_labels(configuration[len(name) :])}"


def short_label(setting: str) -> str:
    """The label of a method's setting in titles; the name of a setting that has none."""
    return _SHORT_LABELS.get(setting, setting)


def _with_labels(text: str) -> str:
    """Replace ` name=value`, also after a comma, by `, label = value`."""
    return _SWEPT_VALUE.sub(
        lambda swept: f", {_SHORT_LABELS[swept[1]]} = {_value_text(swept[2])}", text
    )


def _value_text(stored: str | None) -> str:
    """A stored value that reads better otherwise: "yes" for "True", "5" for "5.0"."""
    if stored in _YES_OR_NO:
        return _YES_OR_NO[stored]
    return choice_title(str(stored).removesuffix(".0"))
