"""The terms with the largest weights for each class."""

from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from workbench.experiments.figures.term_weights import term_weights, words_of
from workbench.experiments.figures.trial_choice import Wanted
from workbench.experiments.figures.trial_scores import TableRows
from workbench.experiments.runs.run import Run


@dataclass(frozen=True)
class ClassTerms:
    """The strongest terms of one class, strongest first; `words` are what a person reads."""

    class_name: str
    terms: tuple[str, ...]
    strengths: tuple[float, ...]
    words: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "words", self.words or self.terms)


@dataclass(frozen=True)
class CharacteristicTermsFigure:
    """One list of terms per class, and the source of the strengths."""

    configuration: str
    training: str
    source: str
    classes: tuple[ClassTerms, ...]

    @classmethod
    def from_run(
        cls,
        run: Run,
        configuration: Wanted = None,
        training: Wanted = None,
        key: Wanted = None,
        count: int = 25,
        counts: Any | None = None,
    ) -> Self:
        """Read the weights of one trial, or use log odds where the method has none."""
        trial, strengths = term_weights(run, counts, configuration, training, key, True)
        terms = run.corpus.terms
        classes = []
        for name, weights in zip(run.class_names, strengths.weights, strict=True):
            strongest = np.argsort(-weights, kind="stable")[:count]
            strongest = strongest[weights[strongest] > 0]
            named = tuple(terms[strengths.columns[position]] for position in strongest)
            numbers = tuple(float(weights[position]) for position in strongest)
            classes.append(ClassTerms(name, named, numbers, words_of(run).of(named)))
        return cls(trial.configuration, trial.training, strengths.source, tuple(classes))

    def rows(self) -> TableRows:
        """One row per class and term."""
        table: TableRows = [("class", "rank", "word", "strength", "term")]
        for group in self.classes:
            pairs = zip(group.words, group.strengths, group.terms, strict=True)
            table += [(group.class_name, rank, *pair) for rank, pair in enumerate(pairs, start=1)]
        return table
