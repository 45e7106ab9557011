"""A corpus: documents with their classes, as texts or as ready-made counts."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.term_matrix import TermMatrix
from workbench.errors import CorpusError

UNUSED, TRAINING, TEST = -1, 0, 1


@dataclass(frozen=True)
class Corpus:
    """Documents, their classes and their origin.

    `class_index` is -1 where a document has no class. Where documents have several classes,
    `label_sets` lists them all and `class_index` holds the first. A corpus that was read as counts
    has `counts` and no texts.
    """

    name: str
    texts: Sequence[str]
    document_ids: Sequence[str]
    class_index: NDArray[np.int64]
    class_names: tuple[str, ...]
    given_split: NDArray[np.int8] | None = None
    label_sets: tuple[tuple[int, ...], ...] | None = None
    counts: TermMatrix | None = None
    classes_are_ordered: bool = False
    encoding: str = "UTF-8"
    notes: tuple[str, ...] = ()
    days: NDArray[np.int64] | None = None  # dates such as 20210501 from a column; 0 if unknown

    def __post_init__(self) -> None:
        sizes = {len(self.document_ids), len(self.class_index), self._size_of_content()}
        if self.given_split is not None:
            sizes.add(len(self.given_split))
        if self.label_sets is not None:
            sizes.add(len(self.label_sets))
        if self.days is not None:
            sizes.add(len(self.days))
        if len(sizes) != 1:
            raise CorpusError(f"{self.name}: the parts of the corpus differ in length: {sizes}.")

    def __len__(self) -> int:
        return len(self.document_ids)

    def class_sizes(self) -> dict[str, int]:
        """Count the documents of each class, in the order of the class names."""
        members = self.class_index[self.class_index >= 0]
        if self.label_sets is not None:
            members = np.array([label for labels in self.label_sets for label in labels], dtype=int)
        sizes = np.bincount(members, minlength=len(self.class_names))
        return dict(zip(self.class_names, sizes.tolist(), strict=True))

    def fingerprint(self) -> str:
        """Identify the documents, classes and split, regardless of the file they came from."""
        digest = hashlib.blake2b(digest_size=16)
        digest.update("\0".join(self.class_names).encode())
        digest.update(self.class_index.astype("<i8").tobytes())
        digest.update(b"" if self.given_split is None else self.given_split.tobytes())
        digest.update(repr(self.label_sets).encode())
        digest.update(self.content_fingerprint().encode())
        return digest.hexdigest()

    def content_fingerprint(self) -> str:
        """Identify the documents alone, without classes and split."""
        stored = getattr(self.texts, "fingerprint", None)
        if stored is not None:
            return str(stored)
        digest = hashlib.blake2b(digest_size=16)
        for part in chain(self.document_ids, self.texts):  # never all in memory
            content = part.encode("utf-8", "surrogatepass")
            digest.update(len(content).to_bytes(8, "little"))
            digest.update(content)
        if self.counts is not None:
            digest.update(self.counts.fingerprint().encode())
        return digest.hexdigest()

    def _size_of_content(self) -> int:
        return len(self.texts) if self.counts is None else self.counts.counts.shape[0]
