"""Plans to begin with, for a corpus with classes and for one that was labelled by hand."""

from pathlib import Path

import numpy as np

from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import LearningCurve, make_protocol

# A strong baseline against two methods that use semantics.
_METHODS = ("linear-svm", "adaptive-sprinkled-lsi", "spectral-classification")
_FOR_FEW_LABELS = ("few-labels", "teacher-student", "linear-svm", "multinomial-naive-bayes")
_FEWEST = 5  # labels of the rarest class that folds need


def first_plan(corpus: str, reading: ReadingSettings | None = None) -> Plan:
    """Few sizes and only the repeats that a test needs, so that the first result comes soon.

    An empty corpus is allowed. The methods need neither much memory nor special features on a
    corpus of any size.
    """
    return Plan(
        name=f"First look at {_title(corpus)}" if corpus else "First look",
        corpus=corpus,
        reading=reading or ReadingSettings(),
        methods=tuple(MethodChoice(name) for name in _METHODS),
        protocol=LearningCurve(sizes="5%, 20%, 50%", repeats=5),
        seed=1,
    )


def labelling_plan(name_or_path: str, reading: ReadingSettings, corpus: Corpus) -> Plan:
    """A plan that compares methods on labels by hand: folds where classes have enough of them."""
    class_index = np.asarray(corpus.class_index)
    sizes = np.bincount(class_index[class_index >= 0], minlength=len(corpus.class_names))
    rarest = int(sizes[sizes > 0].min(initial=len(class_index)))
    protocol = (
        make_protocol("k-fold", folds=_FEWEST)
        if rarest >= _FEWEST
        else make_protocol("random splits", share=0.5, repeats=5)
    )
    return Plan(
        name=f"Labels of {corpus.name}",
        corpus=name_or_path,
        methods=tuple(MethodChoice(method) for method in _FOR_FEW_LABELS),
        protocol=protocol,
        metrics=("accuracy", "f1_macro"),
        reading=reading,
    )


def renamed_for(name: str, before: str, after: str) -> str:
    """The name of a plan that is used for another corpus: it names that one, not the last."""
    if before == after:
        return name
    old, new = _title(before), _title(after)
    if name in ("", first_plan("").name, first_plan(before).name):
        return first_plan(after).name
    if old and old in name:
        return name.replace(old, new)
    return name if new in name else f"{name} on {new}"


def _title(corpus: str) -> str:
    return Path(corpus).name
