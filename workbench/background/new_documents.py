"""Jobs that classify new documents with a method of a run and explain the result."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from workbench.background.highlights import Mark, marked_words, readable_text
from workbench.corpora.readers.files.encodings import survey_encoding
from workbench.experiments.models.explanation import explain
from workbench.experiments.models.model import (
    Model,
    ModelError,
    class_probabilities,
    class_scores,
    classify,
    model_from_run,
)
from workbench.experiments.runs.run import Run
from workbench.progress import ProgressCallback

MOST_DOCUMENTS = 1000
_MOST_CHARACTERS = 200_000
_PLAIN_TEXT = ("", ".txt", ".text", ".md", ".eml")


@dataclass(frozen=True)
class NewDocument:
    """A document without a class."""

    name: str
    text: str


@dataclass(frozen=True)
class ClassifiedDocument:
    """A new document with its predicted class and the reasons for it."""

    name: str
    text: str
    class_name: str
    runner_up: str = ""
    scores: tuple[tuple[str, float], ...] = ()  # the highest first
    marks: tuple[Mark, ...] = ()
    known_terms: int = 0
    probability: float | None = None  # of the predicted class, if the method gives one
    source: str = ""  # where the weights of the marks come from, or why there are none


def read_documents_job(progress: ProgressCallback, path: str) -> tuple[NewDocument, ...]:
    """Read the documents of a file; a plain text file is one document."""
    progress(0, 0)
    file = Path(path)
    if file.is_file() and file.suffix.lower() in _PLAIN_TEXT:
        content = file.read_bytes()
        return (NewDocument(file.name, survey_encoding([content]).decode(content)),)
    from workbench.corpora.readers.reading import (
        read_corpus,  # late: 0.1 s at the start of the window
    )

    corpus = read_corpus(file, None, progress)
    if corpus.counts is not None:
        raise ModelError(f"{file.name} has counts without text; choose a file with texts.")
    pairs = zip(corpus.document_ids, corpus.texts, strict=True)
    documents = [NewDocument(name, text) for name, text in pairs]
    return tuple(documents[:MOST_DOCUMENTS])


def classify_job(
    progress: ProgressCallback, folder: Path, configuration: str, documents: Sequence[NewDocument]
) -> tuple[ClassifiedDocument, ...]:
    """Classify each document with a method trained on the whole corpus of a run."""
    progress(0, len(documents) + 1)
    model = _model(folder, configuration, len(Run(folder).results()))
    texts = [readable_text(document.text, _MOST_CHARACTERS) for document in documents]
    classes = classify(model, texts)
    progress(1, len(documents) + 1)
    scores, probabilities = class_scores(model, texts), class_probabilities(model, texts)
    known_terms = np.diff(model.vectors(texts).indptr).tolist() if texts else []
    classified = []
    for position, (document, text) in enumerate(zip(documents, texts, strict=True)):
        row = () if scores is None else _ranked(model, scores[position])
        found = _classified(
            model, document.name, text, classes[position], row, known_terms[position]
        )
        if probabilities is not None:
            share = float(probabilities[position, model.class_names.index(classes[position])])
            found = replace(found, probability=share)
        classified.append(found)
        progress(position + 2, len(documents) + 1)
    return tuple(classified)


@functools.lru_cache(maxsize=2)
def _model(folder: Path, configuration: str, n_results: int) -> Model:  # noqa: ARG001
    """The fitted method, cached until there are new results, which may change tuned values."""
    return model_from_run(Run(folder), configuration)


def _classified(
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
        reasons = explain(model, text)
    except ModelError as problem:
        return ClassifiedDocument(**{**vars(plain), "source": str(problem)})
    marks = marked_words(text, reasons.contributions, model.tokens)
    return ClassifiedDocument(
        **{**vars(plain), "runner_up": reasons.runner_up, "marks": marks, "source": reasons.source}
    )


def _ranked(model: Model, scores: np.ndarray) -> tuple[tuple[str, float], ...]:
    order = np.argsort(-scores, kind="stable")
    return tuple(
        (model.class_names[position], float(scores[position])) for position in order.tolist()
    )
