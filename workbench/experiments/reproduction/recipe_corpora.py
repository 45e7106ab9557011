"""The corpora of a paper recipe: which are missing, and samples of each class kept as files.

Papers often use a fixed number of documents per class, while a protocol only has shares.
"""

import dataclasses
import hashlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from workbench import paths
from workbench.corpora.catalogue import find_known, locate
from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import open_cached
from workbench.corpora.writing import write_corpus
from workbench.errors import CorpusError
from workbench.experiments.reproduction.recipe import PaperRecipe


@dataclass(frozen=True)
class Need:
    """A corpus that a recipe needs; `problem` says how to get it if it is missing."""

    corpus: str
    title: str
    problem: str = ""


def needs(recipe: PaperRecipe) -> tuple[Need, ...]:
    """Every corpus of the recipe and whether it is available."""
    return tuple(_need(corpus) for corpus in recipe.corpora())


def _need(corpus: str) -> Need:
    known = find_known(corpus)
    title = corpus if known is None else known.title
    try:
        locate(corpus)
    except CorpusError as problem:
        return Need(corpus, title, str(problem))
    return Need(corpus, title)


def drawn_corpus(
    name: str, reading: ReadingSettings, per_class: int, seed: int
) -> tuple[Path, ReadingSettings]:
    """The file of the sample and how to read it; the same arguments give the same sample."""
    source = locate(name)
    stamp = f"{source.stat().st_size}/{reading}/{per_class}/{seed}/{name}"
    mark = hashlib.blake2b(stamp.encode(), digest_size=5).hexdigest()
    corpus = open_cached(name, reading, paths.cache())
    counted = corpus.counts is not None
    ending = "mat" if counted else "jsonl.gz"
    file = paths.cache() / "drawn" / f"{Path(name).stem}-{per_class}-per-class-{mark}.{ending}"
    if not file.exists():
        write_corpus(_sample(corpus, per_class, seed), file)
    if counted:
        return file, ReadingSettings(format="cluto")
    return file, ReadingSettings(
        text_column="text",
        class_column="label",
        id_column="id",
        ordered=corpus.classes_are_ordered,
    )


def _sample(corpus: Corpus, per_class: int, seed: int) -> Corpus:
    order = np.random.default_rng(seed).permutation(len(corpus))
    kept: list[int] = []
    for index in range(len(corpus.class_names)):
        kept += order[corpus.class_index[order] == index][:per_class].tolist()
    rows = np.sort(np.array(kept, dtype=np.int64))
    sets = corpus.label_sets
    return dataclasses.replace(
        corpus,
        texts=[] if corpus.counts is not None else [corpus.texts[row] for row in rows],
        document_ids=[corpus.document_ids[row] for row in rows],
        class_index=corpus.class_index[rows],
        given_split=None,  # a sample has no given split
        label_sets=None if sets is None else tuple(sets[row] for row in rows),
        counts=None if corpus.counts is None else corpus.counts.rows(rows),
        days=None if corpus.days is None else corpus.days[rows],
    )
