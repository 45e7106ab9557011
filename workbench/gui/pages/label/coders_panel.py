"""Two people: how far they agree, and the documents about which they do not."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QTableWidgetItem, QVBoxLayout, QWidget

from workbench.gui.widgets.buttons import button
from workbench.gui.widgets.cards import big_number, row, secondary
from workbench.gui.widgets.number_notation import filled
from workbench.gui.widgets.sizes import SMALL, no_margins
from workbench.gui.widgets.tables import DataTable
from workbench.labelling.agreement import Agreement


class CodersPanel(QWidget):
    """Emits the other person's file, and the disagreements to go through."""

    file_chosen = Signal(Path)
    documents_wanted = Signal(object)  # names
    document_chosen = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self.explanation = secondary(
            self.tr(
                "Open another person's labelling of these documents (.jsonl or .csv) to see how "
                "far you agree."
            )
        )
        self.kappa = big_number()
        self.kappa.clear()
        self.figures = secondary("")
        self.table = DataTable(self.tr("Disagreements"))
        self.table.itemActivated.connect(lambda item: self._open(item.row()))
        self.queue = button(self.tr("Decide these next"), self._want, "list-ordered")
        self.queue.setEnabled(False)
        column = QVBoxLayout(self)
        no_margins(column, SMALL)
        column.addWidget(self.explanation)
        column.addLayout(row(button(self.tr("Open labelling …"), self.choose, "users"), 1))
        column.addWidget(self.kappa)
        column.addWidget(self.figures)
        column.addWidget(self.table, 1)
        column.addLayout(row(1, self.queue))

    def choose(self) -> None:
        """Ask for the other person's file."""
        kinds = self.tr("Labellings (*.jsonl *.csv)")
        file, _ = QFileDialog.getOpenFileName(self, self.tr("Open labelling"), "", kinds)
        if file:
            self.file_chosen.emit(Path(file))

    def show_agreement(self, found: Agreement, person: str) -> None:
        """Show the agreement and the disagreements."""
        self.kappa.setText(filled("κ {:.2f}", found.kappa) if found.kappa == found.kappa else "–")
        self.figures.setText(
            filled(
                self.tr(
                    "Cohen's κ {:.3f}, Krippendorff's α {:.3f}; {:,} documents were labelled by "
                    "both, {:.1f} % alike."
                ),
                found.kappa,
                found.alpha,
                found.documents,
                100 * found.agreed,
            )
            if found.documents
            else self.tr("No document was labelled by both.")
        )
        self._names = [name for name, _, _ in found.disagreements]
        rows = [[QTableWidgetItem(text) for text in entry] for entry in found.disagreements]
        self.table.show_rows([self.tr("document"), self.tr("you"), person], rows)
        self.queue.setEnabled(bool(rows))

    def _want(self) -> None:
        self.documents_wanted.emit(list(self._names))

    def _open(self, position: int) -> None:
        item = self.table.item(position, 0)
        if item is not None:
            self.document_chosen.emit(item.text())

    def keyPressEvent(self, event: object) -> None:  # noqa: N802
        """Escape returns to the document."""
        if event.key() == Qt.Key.Key_Escape:  # type: ignore[attr-defined]
            self.left.emit()
