"""Known corpora: find them by name, read them with their own settings, check their size."""

import dataclasses
from pathlib import Path

from workbench import paths
from workbench.corpora.corpus import TEST, TRAINING, Corpus
from workbench.corpora.downloads import fetch
from workbench.corpora.known_corpora import ALIASES, CATALOGUE, KnownCorpus
from workbench.corpora.labels import Labelling, labelled
from workbench.corpora.nltk_corpora import is_nltk_name, nltk_source, read_nltk
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError
from workbench.progress import ProgressCallback

_LONGEST_NAME_SHOWN = 300  # characters
# A common name stands for the edition that can be downloaded.
_DOWNLOADED_AS = {
    "reuters": "reuters-nltk",
    "reuters21578": "reuters-nltk",
    "newsgroups": "20news-bydate",
    "20newsgroups": "20news-bydate",
    "20news-18828": "20news-bydate",
}


def find_known(name: str) -> KnownCorpus | None:
    """Return the known corpus of this name or alias, or None."""
    return CATALOGUE.get(ALIASES.get(name, name))


def find_local(known: KnownCorpus) -> Path | None:
    """Find the files of a known corpus in the program's resources or the data folders."""
    if known.is_built_in:
        folders = [paths.resources() / "corpora"]
    else:
        data = paths.data()
        folders = [*([data] if data else []), paths.cache() / "corpora"]
    candidates = (folder / file for folder in folders for file in known.files)
    return next((path for path in candidates if path.exists()), None)


def open_corpus(
    name_or_path: str | Path,
    settings: ReadingSettings | None = None,
    progress: ProgressCallback | None = None,
) -> Corpus:
    """Open a known corpus by its name, or any corpus by its path.

    Settings that differ from their defaults override those of a known corpus.
    """
    corpus = _read(name_or_path, settings, progress)
    if settings is None or not settings.labelling:
        return corpus
    labelling = Labelling(Path(settings.labelling).expanduser())
    found = labelled(corpus, labelling.decisions())
    if labelling.is_about_changed(corpus):
        note = "The documents have changed since the labelling began."
        return dataclasses.replace(found, notes=(*found.notes, note))
    return found


def _read(
    name_or_path: str | Path,
    settings: ReadingSettings | None,
    progress: ProgressCallback | None,
) -> Corpus:
    if is_nltk_name(str(name_or_path)):
        return read_nltk(str(name_or_path), settings, progress)
    path = locate(name_or_path)
    known = find_known(str(name_or_path))
    if known is None or path != find_local(known):
        from workbench.corpora.readers.reading import (
            read_corpus,  # late: 0.1 s at the start of the window
        )

        return read_corpus(path, settings, progress)
    return _open_known(known, path, settings or ReadingSettings(), progress)


def locate(name_or_path: str | Path) -> Path:
    """Return the file or folder of a known corpus or of a path; an error says how to get it."""
    if is_nltk_name(str(name_or_path)):
        return nltk_source(str(name_or_path))
    known = find_known(str(name_or_path))
    if known is None:
        path = paths.existing_path(name_or_path)
        if path is not None:
            return path
        name = str(name_or_path)
        raise CorpusError(
            f"There is no file, folder or known corpus {name[:_LONGEST_NAME_SHOWN]!r}"
            f"{' …' if len(name) > _LONGEST_NAME_SHOWN else ''}; the command "
            "`workbench corpora` lists the known names."
        )
    local = find_local(known) or paths.existing_path(name_or_path)  # of the same name
    if local is None:
        raise CorpusError(
            f"{known.name} is not available. Put {' or '.join(known.files)} into the folder "
            f"named by WORKBENCH_DATA. Source: {known.how_to_get}."
        )
    return local


def download(name: str, to: Path | str, progress: ProgressCallback | None = None) -> Path:
    """Download a known corpus into a folder."""
    return fetch(_DOWNLOADED_AS.get(name, name), Path(to).expanduser(), progress)


def _open_known(
    known: KnownCorpus, path: Path, chosen: ReadingSettings, progress: ProgressCallback | None
) -> Corpus:
    merged = _merged(known.settings, chosen)
    from workbench.corpora.readers.reading import (
        read_corpus,  # late: 0.1 s at the start of the window
    )

    corpus = read_corpus(path, merged, progress)
    notes = corpus.notes
    if merged == known.settings:
        notes = (*notes, *mismatches(corpus, known))
    return dataclasses.replace(corpus, name=known.name, notes=notes)


def _merged(own: ReadingSettings, chosen: ReadingSettings) -> ReadingSettings:
    defaults = ReadingSettings()
    changed = {
        field.name: getattr(chosen, field.name)
        for field in dataclasses.fields(ReadingSettings)
        if getattr(chosen, field.name) != getattr(defaults, field.name)
    }
    return dataclasses.replace(own, **changed)


def mismatches(corpus: Corpus, known: KnownCorpus) -> list[str]:
    """Describe where the size of a corpus differs from the published size."""
    actual = {"documents": len(corpus), "classes": len(corpus.class_names)}
    expected = {"documents": known.documents, "classes": known.classes}
    if known.terms:
        actual["terms"] = 0 if corpus.counts is None else len(corpus.counts.terms)
        expected["terms"] = known.terms
    if known.split is not None:
        for side, unit in ((TRAINING, "training documents"), (TEST, "test documents")):
            expected[unit] = known.split[side]
            split = corpus.given_split
            actual[unit] = 0 if split is None else int((split == side).sum())
    return [
        f"{known.name} should have {expected[unit]:,} {unit} and has {actual[unit]:,}; "
        "compare results with care, or download the corpus again."
        for unit in expected
        if actual[unit] != expected[unit]
    ]
