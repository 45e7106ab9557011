"""Where the labelling of a corpus is kept: a file named after the corpus, and known by its content.

Two corpora may have the same name, and the same names of documents. The first line of a labelling
therefore identifies the documents, and the place that they were read from: a corpus that was moved
is known by its documents, one that has grown by its place.
"""

import hashlib
import re
from collections.abc import Mapping
from pathlib import Path

from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import Labelling
from workbench.errors import CorpusError

_LONGEST = 60  # characters of a name


def labelling_file(folder: Path, corpus: Corpus, source: str) -> Path:
    """The file of the labelling of a corpus, or the file that a new one is to be written to."""
    stem = re.sub(r"[^\w.-]+", "-", corpus.name).strip("-.")[:_LONGEST] or "corpus"
    path, found = folder / f"{stem}.jsonl", list[Path]()
    while path.exists():
        found.append(path)
        path = folder / f"{stem}-{len(found) + 1}.jsonl"
    if not found:
        return path
    content, place = corpus.content_fingerprint(), _place(source)
    ranked = [
        (_fit(_beginning(Labelling(file)), content, place), -number)
        for number, file in enumerate(found)
    ]
    fit, position = max(ranked)
    return found[-position] if fit else path


def labelling_of(corpus: Corpus, path: Path, source: str = "") -> Labelling:
    """The labelling in a file; a new one says which corpus it is about, and where that lies."""
    place = _place(source) if source else ""
    return Labelling(path, corpus.name, corpus.content_fingerprint(), place)


def _place(source: str) -> str:
    """Identify a place without naming it, as a labelling may be given to others."""
    return hashlib.blake2b(source.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def _beginning(labelling: Labelling) -> Mapping[str, object]:
    try:
        return labelling.about()
    except CorpusError:
        return {}  # opening it gives the reason


def _fit(about: Mapping[str, object], content: str, place: str) -> int:
    """3: the same documents, 2: the same place, 1: unknown, 0: another corpus."""
    if "fingerprint" not in about:
        return 1
    return 3 if about["fingerprint"] == content else 2 * (about.get("source") == place)
