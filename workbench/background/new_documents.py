"""Jobs that name the class of new documents with a method of a run, and say why."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from workbench.background.highlights import Mark, marked_words
from workbench.corpora.readers import read_corpus
from workbench.corpora.readers.encodings import survey
from workbench.experiments.models.model import (
    Model,
    ModelError,
    class_scores,
    classify,
    explain,
    model_from_run,
)
from workbench.experiments.runs.run import Run
from workbench.progress import ProgressCallback

MOST_DOCUMENTS = 1000
_MOST_CHARACTERS = 200_000
_PLAIN_TEXT = ("", ".txt", ".text", ".md", ".eml")


@dataclass(frozen=True)
class NewDocument:
    """A document that nobody has given a class yet."""

    name: str
    text: str


@dataclass(frozen=True)
class ClassifiedDocument:
    """A new document with the class it was given and what spoke for it."""

    name: str
    text: str
    class_name: str
    runner_up: str = ""
    scores: tuple[tuple[str, float], ...] = ()  # the highest first
    marks: tuple[Mark, ...] = ()
    known_terms: int = 0
    source: str = ""  # whose weights the marks are, or why there are none


def read_documents_job(progress: ProgressCallback, path: str) -> tuple[NewDocument, ...]:
    """Read the documents of a file; a plain text file is one document."""
    progress(0, 0)
    place = Path(path)
    if place.is_file() and place.suffix.lower() in _PLAIN_TEXT:
        content = place.read_bytes()
        return (NewDocument(place.name, survey([content]).decode(content)),)
    corpus = read_corpus(place, None, progress)
    if corpus.counts is not None:
        raise ModelError(f"{place.name} holds counts without text; choose a file with texts.")
    pairs = zip(corpus.document_ids, corpus.texts, strict=True)
    found = [NewDocument(name, text) for name, text in pairs]
    return tuple(found[:MOST_DOCUMENTS])


def classify_job(
    progress: ProgressCallback, folder: Path, configuration: str, documents: Sequence[NewDocument]
) -> tuple[ClassifiedDocument, ...]:
    """Name the class of each document with a method that learns from all of a run's corpus."""
    progress(0, len(documents) + 1)
    model = _model(folder, configuration, len(Run(folder).results()))
    texts = [_readable(one.text) for one in documents]
    classes = classify(model, texts)
    progress(1, len(documents) + 1)
    scores = class_scores(model, texts)
    known = np.diff(model.vectors(texts).indptr).tolist() if texts else []
    answers = []
    for place, (document, text) in enumerate(zip(documents, texts, strict=True)):
        row = () if scores is None else _ranked(model, scores[place])
        answers.append(_answer(model, document.name, text, classes[place], row, known[place]))
        progress(place + 2, len(documents) + 1)
    return tuple(answers)


@functools.lru_cache(maxsize=2)
def _model(folder: Path, configuration: str, n_results: int) -> Model:  # noqa: ARG001
    """The method, fitted once for many questions; more results may change what was tuned."""
    return model_from_run(Run(folder), configuration)


def _answer(
    model: Model,
    name: str,
    text: str,
    class_name: str,
    scores: tuple[tuple[str, float], ...],
    known_terms: int,
) -> ClassifiedDocument:
    plain = ClassifiedDocument(name, text, class_name, scores=scores, known_terms=known_terms)
    if not known_terms:
        return plain
    try:
        why = explain(model, text)
    except ModelError as problem:
        return ClassifiedDocument(**{**vars(plain), "source": str(problem)})
    marks = marked_words(text, why.contributions, model.tokens)
    return ClassifiedDocument(
        **{**vars(plain), "runner_up": why.runner_up, "marks": marks, "source": why.source}
    )


def _ranked(model: Model, scores: np.ndarray) -> tuple[tuple[str, float], ...]:
    order = np.argsort(-scores, kind="stable")
    return tuple((model.class_names[one], float(scores[one])) for one in order.tolist())


def _readable(text: str) -> str:
    """The text as a window counts its characters: every line ends in one."""
    return text[:_MOST_CHARACTERS].replace("\r\n", "\n").replace("\r", "\n")
