"""The documents that are selected, shared by every view, list and reader of a run."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

Rows = NDArray[np.int64]


class DocumentSelection(QObject):
    """Selected documents as rows of a corpus, and the one that is read."""

    changed = Signal()  # other documents are selected
    focused = Signal(int)  # the document that is read; -1: none

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source: object = None
        self.documents: Rows = np.empty(0, dtype=np.int64)
        self.title = ""  # how the documents came together
        self.focus = -1

    def __len__(self) -> int:
        return len(self.documents)

    def __bool__(self) -> bool:
        return bool(len(self.documents))

    def use_source(self, source: object) -> None:
        """Begin with nothing selected where the rows are those of another corpus."""
        if source != self._source:
            self._source = source
            self.clear()

    def select(self, documents: Iterable[int], title: str = "") -> None:
        """Select these documents in place of the current ones."""
        rows = np.unique(np.fromiter(documents, dtype=np.int64))
        if np.array_equal(rows, self.documents):
            return
        self.documents, self.title = rows, title
        if self.focus not in self:
            self.focus = -1
        self.changed.emit()

    def toggle(self, documents: Iterable[int]) -> None:
        """Add documents, or remove them if all of them are selected."""
        rows = np.unique(np.fromiter(documents, dtype=np.int64))
        inside = np.isin(rows, self.documents).all()
        join = np.setdiff1d if inside else np.union1d
        self.select(join(self.documents, rows).tolist(), self.title)

    def clear(self) -> None:
        """Select nothing."""
        self.select((), "")

    def read(self, document: int) -> None:
        """Say which document is read now; -1 if none."""
        if document != self.focus:
            self.focus = document
            self.focused.emit(document)

    def contains(self, documents: Rows) -> NDArray[np.bool_]:
        """Which of some documents are selected."""
        return np.isin(documents, self.documents)

    def __contains__(self, document: int) -> bool:
        position = int(np.searchsorted(self.documents, document))
        return position < len(self.documents) and int(self.documents[position]) == document
