"""Rules: "contains … → class", with how useful they are while they are typed."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QTableWidgetItem, QVBoxLayout, QWidget

from workbench.gui.widgets.buttons import button
from workbench.gui.widgets.cards import row, secondary
from workbench.gui.widgets.number_notation import filled, in_notation
from workbench.gui.widgets.sizes import SMALL, no_margins
from workbench.gui.widgets.tables import DataTable, NumberItem
from workbench.labelling.rules import Rule, RuleReport

_DELAY = 150  # milliseconds after a key, before a rule is judged


class RulesPanel(QWidget):
    """Emits rules to judge, to add and to remove."""

    judged = Signal(object)  # pairs of a phrase and a class
    added = Signal(str, str)
    removed = Signal(str, str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: list[Rule] = []
        self.phrase = QLineEdit()
        self.phrase.setPlaceholderText(self.tr("Word or phrase"))
        self.phrase.setAccessibleName(self.tr("Word or phrase that documents contain"))
        self.label = QComboBox()
        self.label.setAccessibleName(self.tr("Class"))
        self.add_button = button(self.tr("Add rule"), self._add)
        self.report = secondary("")
        self.table = DataTable(self.tr("Rules"))
        self.remove_button = button(self.tr("Remove"), self._remove)
        self._delay = QTimer(self, singleShot=True, interval=_DELAY)
        self._delay.timeout.connect(self.judge)
        self.phrase.textEdited.connect(lambda _: self._delay.start())
        self.phrase.returnPressed.connect(self._add)
        self.label.activated.connect(lambda _: self.judge())
        column = QVBoxLayout(self)
        no_margins(column, SMALL)
        column.addWidget(
            secondary(
                self.tr(
                    "A document that contains the words gets a weak vote for the class: it counts "
                    "a tenth as much as your label."
                )
            )
        )
        arrow = QLabel("→")
        column.addLayout(row(self.phrase, arrow, self.label, self.add_button))
        column.addWidget(self.report)
        column.addWidget(self.table, 1)
        column.addLayout(row(1, self.remove_button))

    def show_rules(self, rules: Sequence[Rule], names: Sequence[str]) -> None:
        """Show the rules and the classes that a new one may be for."""
        if [self.label.itemText(index) for index in range(self.label.count())] != list(names):
            chosen = self.label.currentText()
            self.label.clear()
            self.label.addItems(list(names))
            self.label.setCurrentText(chosen)
        if list(rules) != self._rules:
            self._rules = list(rules)
            self.show_reports([None] * len(rules))
        self.remove_button.setEnabled(bool(rules))

    def judge(self) -> None:
        """Ask how useful the rules are, and the one that is being typed."""
        pairs = [(rule.contains, rule.label) for rule in self._rules]
        typed = self.phrase.text().strip()
        if typed and self.label.currentText():
            pairs.append((typed, self.label.currentText()))
        if pairs:
            self.judged.emit(pairs)
        else:
            self.report.clear()

    def show_reports(self, reports: Sequence[RuleReport | None]) -> None:
        """Show what was found: a line for every rule, and a sentence about the typed one."""
        titles = [
            self.tr("contains"),
            self.tr("class"),
            self.tr("right"),
            self.tr("covers"),
            self.tr("conflicts"),
        ]
        rows = [_cells(rule, report) for rule, report in zip(self._rules, reports, strict=False)]
        self.table.show_rows(titles, rows)
        typed = reports[len(self._rules)] if len(reports) > len(self._rules) else None
        self.report.setText("" if typed is None else self._sentence(typed))

    def _sentence(self, report: RuleReport) -> str:
        covers = filled(self.tr("Covers {:.1f} % of the documents"), 100 * report.coverage)
        right = (
            self.tr("right for {} of {} labelled ones").format(report.right, report.judged)
            if report.judged
            else self.tr("none of them is labelled yet")
        )
        one = self.tr("1 conflict with another rule")
        several = self.tr("{} conflicts with other rules").format(report.conflicts)
        conflicts = one if report.conflicts == 1 else several
        return f"{covers}, {right}, {conflicts}."

    def _add(self) -> None:
        typed = self.phrase.text().strip()
        if typed and self.label.currentText():
            self.phrase.clear()
            self.report.clear()
            self.added.emit(typed, self.label.currentText())

    def _remove(self) -> None:
        cells = [self.table.item(self.table.currentRow(), number) for number in (0, 1)]
        texts = [cell.text() for cell in cells if cell is not None]
        if len(texts) == len(cells):  # by their texts, because the table may be sorted
            self.removed.emit(*texts)

    def keyPressEvent(self, event: object) -> None:  # noqa: N802
        """Escape returns to the document."""
        if event.key() == Qt.Key.Key_Escape:  # type: ignore[attr-defined]
            self.left.emit()


def _cells(rule: Rule, report: RuleReport | None) -> list[QTableWidgetItem]:
    texts = [QTableWidgetItem(rule.contains), QTableWidgetItem(rule.label)]
    if report is None:
        return [*texts, *(QTableWidgetItem("…") for _ in range(3))]
    share = f"{100 * report.precision:.0f} %" if report.judged else "–"
    return [
        *texts,
        NumberItem(share, report.precision if report.judged else -1.0),
        NumberItem(in_notation(f"{100 * report.coverage:.1f} %"), report.coverage),
        NumberItem(in_notation(f"{report.conflicts:,}"), report.conflicts),
    ]
