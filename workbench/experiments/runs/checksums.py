"""Checksums of the files of a run, written when it ends, so that unnoticed damage is found."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from workbench.experiments.runs.damage import DamageError
from workbench.experiments.runs.durable import write_json, writing
from workbench.experiments.runs.file_reading import read_json

CHECKSUMS = "checksums.json"
_CHUNK = 1 << 20
# run.json is left out: notes and tags may be changed at any time.
_FILES = ("plan.json", "trials.jsonl", "corpus.json.gz", "corpus.npz")


def write_checksums(folder: Path) -> None:
    """Store the checksum of every file that no longer changes."""
    sums = {str(path.relative_to(folder).as_posix()): _sum(path) for path in _files(folder)}
    write_json(folder / CHECKSUMS, sums)


def remove_checksums(folder: Path) -> None:
    """Forget the checksums of files that are going to change."""
    with writing(str(folder)):
        (folder / CHECKSUMS).unlink(missing_ok=True)


def changed_files(folder: Path) -> list[Path]:
    """The files whose content is not what was written; none if no checksums were stored."""
    try:
        sums = read_json(folder / CHECKSUMS)
    except DamageError:
        return []
    present = {str(path.relative_to(folder).as_posix()): path for path in _files(folder)}
    return [path for name, path in present.items() if name in sums and _sum(path) != sums[name]]


def _files(folder: Path) -> Iterator[Path]:
    for name in _FILES:
        if (folder / name).is_file():
            yield folder / name
    yield from sorted((folder / "arrays").glob("*.npz"))


def _sum(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            digest.update(chunk)
    return digest.hexdigest()
