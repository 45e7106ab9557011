"""The documents-by-terms counts that every method starts from."""

import hashlib
import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.errors import CorpusError
from workbench.files import write_array

_ARRAYS = ("data", "indices", "indptr")
_FORMAT = 1


@dataclass(frozen=True)
class TermMatrix:
    """Sparse counts (documents in rows, terms in columns) with their names."""

    counts: Any  # scipy.sparse.csr_array
    terms: Sequence[str]
    document_ids: Sequence[str]

    def document_frequencies(self) -> NDArray[np.int64]:
        """Count the documents that contain each term."""
        return np.bincount(self.counts.indices, minlength=self.counts.shape[1])

    def rows(self, index: NDArray[np.int64]) -> "TermMatrix":
        """Select documents by row and keep all terms."""
        return TermMatrix(self.counts[index], self.terms, [self.document_ids[row] for row in index])

    def fingerprint(self) -> str:
        """Identify the counts and the terms."""
        digest = hashlib.blake2b(digest_size=16)
        for part in (self.counts.indptr, self.counts.indices, self.counts.data):
            digest.update(np.ascontiguousarray(part).tobytes())
        digest.update("\0".join(self.terms).encode("utf-8", "surrogatepass"))
        return digest.hexdigest()

    def save(self, folder: Path) -> None:
        """Write the arrays and names into an existing folder."""
        counts = self.counts
        if not counts.has_canonical_format:
            counts = counts.copy()
            counts.sum_duplicates()
        for name in _ARRAYS:
            write_array(folder / f"{name}.npy", np.ascontiguousarray(getattr(counts, name)))
        write_names(folder, self.terms, self.document_ids, self.counts.shape)

    @classmethod
    def load(cls, folder: Path) -> "TermMatrix":
        """Open a saved matrix; its arrays stay on disk until they are used."""
        try:
            return cls._load(folder)
        except (OSError, ValueError, KeyError, TypeError) as problem:
            raise CorpusError(
                f"{folder}: the stored term matrix cannot be read ({problem}); "
                "delete the folder and count the corpus again."
            ) from problem

    @classmethod
    def _load(cls, folder: Path) -> "TermMatrix":
        from scipy.sparse import csr_array  # late: 0.4 s to import

        contents = _read_json(folder / "contents.json")
        if contents["format"] != _FORMAT:
            raise ValueError(f"its format is {contents['format']}, not {_FORMAT}")
        if contents["sums"] != _checksums(folder):
            raise ValueError("a file has changed since it was written")
        arrays = [np.load(folder / f"{name}.npy", mmap_mode="r") for name in _ARRAYS]
        counts = csr_array(tuple(arrays), shape=tuple(contents["shape"]), copy=False)
        counts.has_canonical_format = True  # otherwise scipy would sort the read-only arrays
        names = [_read_json(folder / f"{name}.json") for name in ("terms", "document_ids")]
        return cls(counts, *names)


def write_names(
    folder: Path, terms: Sequence[str], document_ids: Sequence[str], shape: Sequence[int]
) -> None:
    """Write the names and the checksums beside arrays that are already in the folder."""
    _write_json(folder / "terms.json", list(terms))
    _write_json(folder / "document_ids.json", list(document_ids))
    contents = {"format": _FORMAT, "shape": list(shape), "sums": _checksums(folder)}
    _write_json(folder / "contents.json", contents)


def _checksums(folder: Path) -> dict[str, int]:
    """Checksums of all files except the one that stores them."""
    names = [f"{name}.npy" for name in _ARRAYS] + ["terms.json", "document_ids.json"]
    return {name: _checksum(folder / name) for name in names}


def _checksum(path: Path) -> int:
    total = 0
    with path.open("rb") as file:
        while block := file.read(1 << 20):  # the file may be larger than the memory
            total = zlib.crc32(block, total)
    return total


def _write_json(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value), encoding="utf-8")


def _read_json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))
