"""Jobs about selected documents of a run: maps, words, similar documents, clusters, files."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench import paths
from workbench.corpora.labels import LABEL, Decision, Labelling, now
from workbench.corpora.mapped_texts import beginning_of
from workbench.corpora.storage import open_cached
from workbench.corpora.terms.token_steps import tokenise
from workbench.corpora.terms.tokens import resolve
from workbench.experiments.figures import (
    ConfusionFigure,
    Curve,
    DendrogramFigure,
    DocumentClustersFigure,
    ScatterFigure,
    SelectionWordsFigure,
)
from workbench.experiments.figures.documents.projections import place_documents, projected
from workbench.experiments.figures.documents.selected_curves import selected_curves
from workbench.experiments.figures.documents.selection_words import similar_documents
from workbench.experiments.figures.term_weights import counts_of
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.reports.tables import write_table
from workbench.experiments.runs.corpus_facts import CorpusFacts
from workbench.experiments.runs.run import Run
from workbench.progress import ProgressCallback

_MOST_CHARACTERS = 20_000


def space_frames(run: Run, configuration: str | None = None) -> tuple[ScatterFigure, ...]:
    """The space of a method, one figure per training size; none where it has no space."""
    try:
        frames = ScatterFigure.frames(run, configuration)
    except MissingResultError:
        if any(result.error is None for result in run.results()):
            return ()
        raise
    return tuple(frame.for_window() for frame in frames)


def projection_job(
    progress: ProgressCallback,
    folder: Path,
    name: str,
    configuration: str | None,
    training: str | None,
) -> ScatterFigure:
    """All documents in a projection, which is computed once."""
    coordinates = _coordinates(folder, name, progress)
    return projected(Run(folder), coordinates, configuration, training).for_window()


def errors_of_trials_job(
    _progress: ProgressCallback, folder: Path, configuration: str, training: str
) -> NDArray[np.int64]:
    """The documents that a configuration classified wrongly at one training size."""
    matrix = ConfusionFigure.from_run(Run(folder), configuration, training)
    if matrix.column_names[: len(matrix.row_names)] != matrix.row_names:
        raise MissingResultError(
            "Clusters are not classes, so no document can be in the wrong one."
        )
    return np.unique(matrix.documents[matrix.actual != matrix.predicted])


def selected_curves_job(
    _progress: ProgressCallback, folder: Path, documents: Sequence[int]
) -> tuple[Curve, ...]:
    """The accuracy of each method on these documents, at each training size."""
    return selected_curves(Run(folder), documents)


_placed: dict[tuple[Path, str], NDArray[np.float64]] = {}


def _coordinates(folder: Path, name: str, progress: ProgressCallback) -> NDArray[np.float64]:
    """The coordinates of a projection; those of one run are remembered."""
    if (folder, name) not in _placed:
        for other in [key for key in _placed if key[0] != folder]:
            del _placed[other]
        _placed[folder, name] = place_documents(Run(folder), name, progress, _counts(folder))
    return _placed[folder, name]


@lru_cache(maxsize=1)
def _counts(folder: Path) -> Any:
    return counts_of(Run(folder))


def selection_words_job(
    progress: ProgressCallback, folder: Path, documents: Sequence[int]
) -> SelectionWordsFigure:
    """The words of some documents against the rest."""
    progress(0, 0)
    return SelectionWordsFigure.from_run(Run(folder), documents, counts=_counts(folder))


def similar_documents_job(
    progress: ProgressCallback, folder: Path, documents: Sequence[int], count: int
) -> NDArray[np.int64]:
    """The documents most similar to some."""
    progress(0, 0)
    return similar_documents(Run(folder), documents, count, _counts(folder))


def cut_clusters_job(
    progress: ProgressCallback,
    folder: Path,
    configuration: str | None,
    training: str | None,
    height: float,
) -> DocumentClustersFigure:
    """The clusters that a cut of a tree leaves, with their words."""
    progress(0, 0)
    run = Run(folder)
    tree = DendrogramFigure.from_run(run, configuration, training)
    assigned = np.full(len(run.document_ids), -1, dtype=np.int64)
    assigned[tree.documents] = tree.clusters_at(height)
    counts = _counts(folder)
    return DocumentClustersFigure.from_assignment(run, tree.configuration, assigned, counts)


def write_documents_job(
    progress: ProgressCallback, folder: Path, documents: Sequence[int], path: Path
) -> Path:
    """Write documents with their classes and texts as a table."""
    run = Run(folder)
    facts = run.corpus
    corpus = open_cached(run.plan.corpus, run.plan.reading, paths.cache())
    rows: list[tuple[object, ...]] = [("document", "class", "text")]
    for done, row in enumerate(documents):
        progress(done, len(documents))
        label = int(facts.class_index[row])
        text = (
            "" if corpus.counts is not None else beginning_of(corpus.texts, row, _MOST_CHARACTERS)
        )
        named = facts.class_names[label] if label >= 0 else ""
        rows.append((facts.document_ids[row], named, text))
    return write_table(rows, path)


def save_labels_job(
    progress: ProgressCallback, folder: Path, names: Mapping[int, str], path: Path
) -> Path:
    """Write a labelling that gives each document (by row) a label."""
    progress(0, 0)
    run = Run(folder)
    ids, time = run.document_ids, now()
    decisions = (
        Decision(ids[row], LABEL, label, by="clusters", time=time)
        for row, label in sorted(names.items())
        if label.strip()
    )
    path.unlink(missing_ok=True)
    Labelling(path, run.plan.corpus).append(decisions)
    return path


def document_names_job(
    progress: ProgressCallback, folder: Path, documents: Sequence[int]
) -> list[str]:
    """Documents in one line each: the class, and the title or the name."""
    progress(0, 0)
    facts = Run(folder).corpus
    return [_document_name(facts, row) for row in documents]


def _document_name(facts: CorpusFacts, row: int) -> str:
    label = int(facts.class_index[row])
    title = facts.title_of(row)
    return f"{facts.class_names[label]} · {title}" if label >= 0 else title


def document_ids_job(
    progress: ProgressCallback, folder: Path, documents: Sequence[int]
) -> tuple[str, ...]:
    """The names of documents in their corpus."""
    progress(0, 0)
    ids = Run(folder).document_ids
    return tuple(ids[row] for row in documents)


def documents_with_job(progress: ProgressCallback, folder: Path, words: str) -> NDArray[np.int64]:
    """The documents that have every one of some words, in any of their forms."""
    progress(0, 0)
    run = Run(folder)
    column_of = {term: column for column, term in enumerate(run.corpus.terms)}
    beginnings = list(run.corpus.titles) or [words]  # enough to tell the language
    tokens = resolve(replace(run.plan.tokens, ngrams=1), beginnings)
    wanted = {term for term in tokenise(words, tokens) if term in column_of}
    if not wanted:
        return np.empty(0, dtype=np.int64)
    counts = _counts(folder)[:, [column_of[term] for term in sorted(wanted)]]
    return np.flatnonzero(np.diff(counts.tocsr().indptr) == len(wanted))
