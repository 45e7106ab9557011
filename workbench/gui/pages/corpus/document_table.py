"""The model of a table of documents, which fetches only the visible rows."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from workbench.corpora.corpus import Corpus
from workbench.corpora.mapped_texts import beginning_of
from workbench.gui.widgets.language import translated
from workbench.plain_text import LONGEST_HEAD, opening_words, shortened

_HEADER = ("Document", "Class", "Text")
_CHARACTERS_SHOWN = 160

Index = QModelIndex | QPersistentModelIndex


class DocumentTable(QAbstractTableModel):
    """Documents of a corpus: identifier, class, and the beginning of the text."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._corpus: Corpus | None = None
        self._rows: NDArray[np.int64] = np.empty(0, np.int64)

    def show_rows(self, corpus: Corpus, rows: NDArray[np.int64]) -> None:
        """Show these documents in this order."""
        self.beginResetModel()
        self._corpus, self._rows = corpus, rows
        self.endResetModel()

    def document(self, row: int) -> int:
        """The index of a row's document in the corpus."""
        return int(self._rows[row])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """How many documents are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        """How many columns there are."""
        return 0 if parent.isValid() else len(_HEADER)

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return translated(_HEADER[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell."""
        if role != Qt.ItemDataRole.DisplayRole or self._corpus is None:
            return None
        document = self.document(index.row())
        if index.column() == 0:
            return shortened(self._corpus.document_ids[document])
        if index.column() == 1:
            return shortened(class_text(self._corpus, document))
        if self._corpus.counts is not None:
            return self.tr("(term counts without text)")
        return opening_words(
            beginning_of(self._corpus.texts, document, LONGEST_HEAD), _CHARACTERS_SHOWN
        )


def class_text(corpus: Corpus, document: int) -> str:
    """The class or classes of a document, as text."""
    if corpus.label_sets is not None:
        return ", ".join(corpus.class_names[index] for index in corpus.label_sets[document])
    index = int(corpus.class_index[document])
    return corpus.class_names[index] if index >= 0 else "–"
