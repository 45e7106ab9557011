"""Known corpora: found by name, read with their own settings, checked against their known size."""

import dataclasses
from pathlib import Path

from workbench import paths
from workbench.corpora.corpus import TEST, TRAINING, Corpus
from workbench.corpora.downloads import fetch
from workbench.corpora.known_corpora import ALIASES, CATALOGUE, KnownCorpus
from workbench.corpora.readers import ReadingSettings, read_corpus
from workbench.errors import CorpusError
from workbench.progress import ProgressCallback

_LONGEST = 300  # characters of a name that a sentence repeats
# People ask for the corpus, whatever edition can be fetched.
_FETCHED_AS = {
    "reuters": "reuters-nltk",
    "reuters21578": "reuters-nltk",
    "newsgroups": "20news-bydate",
    "20newsgroups": "20news-bydate",
    "20news-18828": "20news-bydate",
}


def find_known(name: str) -> KnownCorpus | None:
    """Give the known corpus of this name, if there is one."""
    return CATALOGUE.get(ALIASES.get(name, name))


def find_local(known: KnownCorpus) -> Path | None:
    """Find the files of a known corpus in the program's resources or the data folders."""
    if known.is_built_in:
        folders = [paths.resources() / "corpora"]
    else:
        data = paths.data()
        folders = [*([data] if data else []), paths.cache() / "corpora"]
    candidates = (folder / file for folder in folders for file in known.files)
    return next((one for one in candidates if one.exists()), None)


def open_corpus(
    name_or_path: str | Path,
    settings: ReadingSettings | None = None,
    progress: ProgressCallback | None = None,
) -> Corpus:
    """Open a known corpus by its name, or any corpus by its path.

    For a known corpus, settings that are not at their defaults take the place of its own.
    """
    place = locate(name_or_path)
    known = find_known(str(name_or_path))
    if known is None:
        return read_corpus(place, settings, progress)
    return _open_known(known, place, settings or ReadingSettings(), progress)


def locate(name_or_path: str | Path) -> Path:
    """Find the file or folder of a known corpus or of a path, or say how to get it."""
    known = find_known(str(name_or_path))
    if known is None:
        path = paths.named(name_or_path)
        if path is not None:
            return path
        name = str(name_or_path)
        raise CorpusError(
            f"There is no file, folder or known corpus {name[:_LONGEST]!r}"
            f"{' and so on' if len(name) > _LONGEST else ''}; known names are shown by: "
            "workbench corpora"
        )
    place = find_local(known)
    if place is None:
        raise CorpusError(
            f"{known.name} is not here. Put {' or '.join(known.files)} into the folder that "
            f"WORKBENCH_DATA names; get it as: {known.how_to_get}."
        )
    return place


def download(name: str, to: Path | str, progress: ProgressCallback | None = None) -> Path:
    """Fetch a known corpus into a folder over the network."""
    return fetch(_FETCHED_AS.get(name, name), Path(to).expanduser(), progress)


def _open_known(
    known: KnownCorpus, place: Path, chosen: ReadingSettings, progress: ProgressCallback | None
) -> Corpus:
    merged = _merged(known.settings, chosen)
    corpus = read_corpus(place, merged, progress)
    notes = corpus.notes
    if merged == known.settings:
        notes = (*notes, *mismatches(corpus, known))
    return dataclasses.replace(corpus, name=known.name, notes=notes)


def _merged(own: ReadingSettings, chosen: ReadingSettings) -> ReadingSettings:
    usual = ReadingSettings()
    changed = {
        one.name: getattr(chosen, one.name)
        for one in dataclasses.fields(ReadingSettings)
        if getattr(chosen, one.name) != getattr(usual, one.name)
    }
    return dataclasses.replace(own, **changed)


def mismatches(corpus: Corpus, known: KnownCorpus) -> list[str]:
    """Say where a corpus differs from the size that it is known to have."""
    found = {"documents": len(corpus), "classes": len(corpus.class_names)}
    expected = {"documents": known.documents, "classes": known.classes}
    if known.terms:
        found["terms"] = 0 if corpus.counts is None else len(corpus.counts.terms)
        expected["terms"] = known.terms
    if known.split is not None:
        for side, word in ((TRAINING, "training documents"), (TEST, "test documents")):
            expected[word] = known.split[side]
            split = corpus.given_split
            found[word] = 0 if split is None else int((split == side).sum())
    return [
        f"{known.name} is known with {expected[what]:,} {what} and has {found[what]:,} here; "
        "compare results with care, or get the corpus again."
        for what in expected
        if found[what] != expected[what]
    ]
