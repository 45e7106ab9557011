"""Corpora stored on disk after the first reading, so that they open at once the next time.

A stored corpus is a folder: `corpus.json`, the texts as one UTF-8 file with their offsets, and a
few arrays. Texts are memory-mapped and decoded one at a time, so a window or a worker opens
a large corpus without reading it.
"""

import glob
import hashlib
import json
import os
import shutil
import tempfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from workbench.corpora.catalogue import locate, open_corpus
from workbench.corpora.corpus import Corpus
from workbench.corpora.mapped_texts import MappedTexts, read_texts, write_texts
from workbench.corpora.readers.files.sources import leads_outwards
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.term_matrix import TermMatrix
from workbench.errors import CorpusError
from workbench.files import remove_abandoned, sync_tree, write_array
from workbench.versions import versions

MOST_TEXTS_IN_MEMORY = 50_000
_MOST_IDS_IN_MEMORY = 200_000
_MOST_BYTES_CHECKED = 64 << 20  # 30 ms; larger files are mapped, and only their size is checked
_CHECKSUMS = "checksums.json"
_FORMAT = 8  # also raised when a reader gives other results
_UNUSABLE = (OSError, ValueError, KeyError, TypeError, AttributeError, EOFError, RecursionError)


class StoredTexts(MappedTexts):
    """The texts of a stored corpus, with the fingerprint of its content."""

    def __init__(self, folder: Path, fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.folder = folder
        super().__init__(*read_texts(folder / "texts.bin", folder / "offsets.npy"))


def open_cached(
    name_or_path: str,
    settings: ReadingSettings | None,
    cache: Path,
    progress: Callable[[int, int], None] | None = None,
) -> Corpus:
    """Open a corpus from its stored form if its files are unchanged, or read and store it."""
    folder = stored_folder(name_or_path, settings, cache)
    with suppress(*_UNUSABLE):  # missing, damaged or of another version: read it again
        return load_corpus(folder)
    corpus = open_corpus(name_or_path, settings, progress)
    with suppress(CorpusError):  # a full or read-only cache only costs time
        save_corpus(corpus, folder)
        if len(corpus) > MOST_TEXTS_IN_MEMORY:
            with suppress(*_UNUSABLE):  # several processes can read portions of stored texts
                return load_corpus(folder, check=False)
    return corpus


def stored_folder(name_or_path: str, settings: ReadingSettings | None, cache: Path) -> Path:
    """The folder of the stored form of a corpus, existing or not."""
    return cache / "stored" / _key(name_or_path, locate(name_or_path), settings)


def save_corpus(corpus: Corpus, folder: Path) -> None:
    """Store a corpus as a folder, completely or not at all."""
    with replacing_folder(folder) as target:
        write_texts(corpus.texts, target / "texts.bin", target / "offsets.npy")
        write_texts(corpus.document_ids, target / "ids.bin", target / "id_offsets.npy")
        write_array(target / "class_index.npy", corpus.class_index)
        if corpus.given_split is not None:
            write_array(target / "given_split.npy", corpus.given_split)
        if corpus.days is not None:
            write_array(target / "days.npy", corpus.days)
        if corpus.counts is not None:
            (target / "counts").mkdir()
            corpus.counts.save(target / "counts")
        (target / "corpus.json").write_text(json.dumps(_facts(corpus)), encoding="utf-8")
        checksums = {name: _checksum(target / name) for name in _names(target)}
        (target / _CHECKSUMS).write_text(json.dumps(checksums), encoding="utf-8")


def load_corpus(folder: Path, check: bool = True) -> Corpus:
    """Open a stored corpus; without `check`, one whose files have just been checked."""
    if check:
        _check_files(folder)
    facts = json.loads((folder / "corpus.json").read_text(encoding="utf-8"))
    if facts["format"] != _FORMAT:
        raise ValueError(f"{folder} has another storage format.")
    labels, split = facts["label_sets"], folder / "given_split.npy"
    counts, days = folder / "counts", folder / "days.npy"
    return Corpus(
        name=facts["name"],
        texts=() if counts.exists() else StoredTexts(folder, facts["content_fingerprint"]),
        document_ids=_stored_ids(folder),
        class_index=np.load(folder / "class_index.npy"),
        class_names=tuple(facts["class_names"]),
        given_split=np.load(split) if split.exists() else None,
        label_sets=None if labels is None else tuple(map(tuple, labels)),
        counts=TermMatrix.load(counts) if counts.exists() else None,
        classes_are_ordered=facts["classes_are_ordered"],
        encoding=facts["encoding"],
        notes=tuple(facts["notes"]),
        days=np.load(days) if days.exists() else None,
    )


def _check_files(folder: Path) -> None:
    """Refuse a folder in which a file was damaged after it was written."""
    stored = json.loads((folder / _CHECKSUMS).read_text(encoding="utf-8"))
    for name in {*_names(folder), *stored} - {_CHECKSUMS}:
        if stored.get(name) != _checksum(folder / name):
            raise ValueError(f"{folder / name} has changed.")


def _names(folder: Path) -> list[str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return [path.relative_to(folder).as_posix() for path in files]


def _checksum(file: Path) -> list[int]:
    """The size, and of a file that is read at once anyway a checksum."""
    size = file.stat().st_size
    return [size, zlib.crc32(file.read_bytes()) if size <= _MOST_BYTES_CHECKED else 0]


@contextmanager
def replacing_folder(folder: Path) -> Iterator[Path]:
    """Give a temporary folder that replaces `folder` once it is complete."""
    temporary = None
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        temporary = Path(tempfile.mkdtemp(dir=folder.parent, prefix=f".{folder.name}."))
        remove_abandoned(folder.parent, ".*.*", temporary.stat().st_mtime)
        yield temporary
        sync_tree(temporary)
        shutil.rmtree(folder, ignore_errors=True)
        with suppress(OSError):  # another program was faster; its folder has the same content
            temporary.rename(folder)
    except OSError as problem:
        raise CorpusError(f"{folder} could not be written: {problem.strerror}.") from problem
    finally:
        if temporary is not None:
            shutil.rmtree(temporary, ignore_errors=True)


def _facts(corpus: Corpus) -> dict[str, Any]:
    return {
        "format": _FORMAT,
        "name": corpus.name,
        "class_names": corpus.class_names,
        "label_sets": corpus.label_sets,
        "classes_are_ordered": corpus.classes_are_ordered,
        "encoding": corpus.encoding,
        "notes": corpus.notes,
        "content_fingerprint": corpus.content_fingerprint(),
    }


def _stored_ids(folder: Path) -> Sequence[str]:
    """The identifiers as a list, or, of many documents, where they lie."""
    ids = MappedTexts(*read_texts(folder / "ids.bin", folder / "id_offsets.npy"))
    return ids if len(ids) > _MOST_IDS_IN_MEMORY else list(ids)


def _key(name: str, source: Path, settings: ReadingSettings | None) -> str:
    """Identify the files by size and modification time, and how they are read."""
    digest = hashlib.blake2b(digest_size=16)
    chosen = None if settings is None else asdict(settings)
    decided_by = sorted(versions().items()), _FORMAT, name, str(source.resolve()), chosen
    digest.update(repr(decided_by).encode())
    for file in _files(source):
        state = _state(file)
        digest.update(f"{file}\0{state}\0".encode("utf-8", "surrogateescape"))
    if settings is not None and settings.labelling:
        digest.update(_state(Path(settings.labelling).expanduser()).encode())
    return digest.hexdigest()


def _state(file: Path) -> str:
    try:
        status = file.stat()
    except (OSError, ValueError):  # a dangling link, which the readers skip, or no name at all
        return "none"
    return f"{status.st_size}\0{status.st_mtime_ns}"


def _files(source: Path) -> Iterator[Path]:
    if not source.is_dir():
        base = glob.escape(source.name.removesuffix(".gz"))  # a name may contain brackets
        yield from sorted(source.parent.glob(f"{base}*"))
        return
    entered: set[tuple[int, int]] = set()
    for folder, folders, names in os.walk(source, followlinks=True):  # as the readers do
        status = Path(folder).stat()
        if leads_outwards(Path(folder), source) or (status.st_dev, status.st_ino) in entered:
            folders.clear()
            continue
        entered.add((status.st_dev, status.st_ino))
        folders.sort()
        yield from (Path(folder) / name for name in sorted(names))
