"""What a run knows about its corpus."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from workbench.corpora.terms.word_forms import WordForms  # late: 0.1 s to import


@dataclass(frozen=True)
class CorpusFacts:
    """What figures need of the corpus, so that they never need its files."""

    name: str
    class_names: tuple[str, ...]
    class_index: NDArray[np.int64]
    document_ids: Sequence[str]
    titles: Sequence[str] = ()
    terms: Sequence[str] = ()
    given_split: NDArray[np.int8] | None = None
    label_sets: tuple[tuple[int, ...], ...] | None = None
    classes_are_ordered: bool = False
    fingerprint: str = ""
    notes: tuple[str, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)  # what to show for a stem

    @cached_property
    def word_forms(self) -> "WordForms":
        """The whole words to show in place of terms."""
        from workbench.corpora.terms.word_forms import WordForms  # late: 0.1 s to import

        return WordForms(self.words)

    def title_of(self, row: int) -> str:
        """The title or the first words of a document, or its name where it has neither."""
        return (self.titles[row] if len(self.titles) else "") or self.document_ids[row]

    def to_stored(self) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
        """What a run stores: names as JSON, numbers as arrays."""
        names = {
            "name": self.name,
            "class_names": list(self.class_names),
            "document_ids": list(self.document_ids),
            "titles": list(self.titles),
            "terms": list(self.terms),
            "label_sets": self.label_sets,
            "classes_are_ordered": self.classes_are_ordered,
            "fingerprint": self.fingerprint,
            "notes": list(self.notes),
            "words": dict(self.words),
        }
        numbers: dict[str, NDArray[Any]] = {"class_index": self.class_index.astype(np.int32)}
        if self.given_split is not None:
            numbers["given_split"] = self.given_split
        return names, numbers

    @classmethod
    def from_stored(cls, names: Mapping[str, Any], numbers: Mapping[str, NDArray[Any]]) -> Self:
        """Read what a run stored about its corpus."""
        sets = names.get("label_sets")
        return cls(
            name=names["name"],
            class_names=tuple(names["class_names"]),
            class_index=numbers["class_index"].astype(np.int64),
            document_ids=names["document_ids"],
            titles=names["titles"],
            terms=names["terms"],
            given_split=numbers.get("given_split"),
            label_sets=None if sets is None else tuple(map(tuple, sets)),
            classes_are_ordered=bool(names["classes_are_ordered"]),
            fingerprint=names["fingerprint"],
            notes=tuple(names["notes"]),
            words={str(term): str(word) for term, word in dict(names.get("words", {})).items()},
        )
