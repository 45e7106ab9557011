"""The overview of a run: the answer first, then the picture, then the table."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.experiments.figures import MethodScore, OverviewFigure
from workbench.gui.views.curves import CurveView
from workbench.gui.views.forest import MOST_METHODS, ForestView
from workbench.gui.views.overview_chips import ChipFlow
from workbench.gui.widgets.cards import Card, big_number, heading, secondary
from workbench.gui.widgets.chips import Chip
from workbench.gui.widgets.language import shown_title, translated
from workbench.gui.widgets.number_notation import in_notation
from workbench.gui.widgets.sizes import LARGE
from workbench.gui.widgets.tables import DataTable, NumberItem
from workbench.gui.widgets.theme import theme_roles
from workbench.plain_text import size_words

_KEY = Qt.ItemDataRole.UserRole
_LEAST_HEIGHT, _ROW, _AXIS, _LEAST_NAME = 150, 30, 48, 140  # pixels
_WIDE = 900  # pixels; in a narrower view the table and the curve have a row each


class OverviewView(QWidget):
    """Cards with the best score, all methods, the learning curve, the errors and what is next."""

    cell_chosen = Signal(str, str)  # configuration and training size
    confusion_chosen = Signal(int, int)  # actual and predicted class
    cluster_chosen = Signal(int)  # its number in the clustering
    advice_chosen = Signal(str)  # the step of an advice

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure: OverviewFigure | None = None
        self.forest = ForestView()
        self.curve = CurveView()
        self.table = DataTable(self.tr("All methods and sizes"))
        self.table.widen_first_column(_LEAST_NAME)
        self.table.cellClicked.connect(self._open_cell)
        self.clusters = ChipFlow()
        self.confusions = ChipFlow()
        self.advice = ChipFlow()
        self.forest.method_chosen.connect(self._open_method)
        self._build_answer()
        self._build_cards()
        self._build_layout()

    def show_figure(self, figure: OverviewFigure) -> None:
        """Draw an overview in place of the one shown."""
        self.figure = figure
        self._show_answer(figure)
        title = self.tr("{}, 95 % interval").format(translated(figure.title))
        if figure.training:
            title = self.tr("{} with {} labelled, 95 % interval").format(
                translated(figure.title), size_words(figure.training)
            )
        self._forest_card.heading.setText(title)
        shown = min(len(figure.at(figure.training)), MOST_METHODS)
        self.forest.setMinimumHeight(max(_LEAST_HEIGHT, _ROW * shown + _AXIS))
        self.forest.show_figure(figure)
        self._fill_table(figure)
        self._curve_card.setVisible(figure.curve is not None)
        self._place_table()
        if figure.curve is not None:
            self.curve.show_figure(figure.curve)
        self._fill_chips(figure)

    def _show_answer(self, figure: OverviewFigure) -> None:
        best = figure.best
        self.headline.setText(self._headline(figure))
        self.number.setText(in_notation(figure.large_number()))
        self.winner.setText("" if best is None else shown_title(best.configuration))
        tone = {True: "good", False: "warning", None: "neutral"}[figure.is_more_than_chance()]
        gap, rival = figure.lead()
        self.lead.show_text(f"▲ {translated(gap)}" if gap else "", tone)
        self.rival.setText(translated(rival))
        self.conclusion.setText(translated(figure.conclusion()))

    def _headline(self, figure: OverviewFigure) -> str:
        """What the large number is; other languages order its words otherwise."""
        title = translated(figure.title)
        if title == figure.title:
            return figure.headline()
        if not figure.labelled:
            return self.tr("Best {}").format(title)
        sentence = self.tr("Best {metric} with {number} labelled documents")
        return sentence.format(metric=title, number=in_notation(f"{figure.labelled:,}"))

    def _fill_table(self, figure: OverviewFigure) -> None:
        sizes = [size_words(size, self.tr("all")) for size in figure.trainings]
        header = [self.tr("Method"), *sizes, self.tr("per fit")]
        rows = [self._row(figure, name) for name in figure.configurations()]
        self.table.show_rows(header, rows)
        hint = self.tr("Click a cell for its confusions.")
        self._legend.setText(f"{translated(figure.legend())} {hint}")

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Put the curve where there is room for it."""
        super().resizeEvent(event)
        self._place_table()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Colour the table again where the theme has changed."""
        super().changeEvent(event)
        figure: OverviewFigure | None = getattr(self, "figure", None)  # Qt asks before it is set
        if event.type() == QEvent.Type.PaletteChange and figure is not None:
            self._fill_table(figure)

    def _place_table(self) -> None:
        """Put the curve beside the table where both are legible, and below it elsewhere."""
        has_curve = self.figure is not None and self.figure.curve is not None
        is_beside = has_curve and self.width() >= _WIDE
        self._grid.addWidget(self._table_card, 1, 0, 1, 2 if is_beside else 3)
        if is_beside:
            self._grid.addWidget(self._curve_card, 1, 2)
        else:
            self._grid.addWidget(self._curve_card, 2, 0, 1, 3)

    def _row(self, figure: OverviewFigure, configuration: str) -> list[QTableWidgetItem]:
        name = QTableWidgetItem(shown_title(configuration))
        name.setData(_KEY, (configuration, figure.training))
        cells: list[QTableWidgetItem] = [name]
        for training in figure.trainings:
            score = figure.score(configuration, training)
            cells.append(self._cell(figure, score, (configuration, training)))
        seconds = figure.score(configuration, figure.training)
        cells.append(_seconds_item(seconds))
        return cells

    def _cell(
        self, figure: OverviewFigure, score: MethodScore | None, key: tuple[str, str]
    ) -> QTableWidgetItem:
        number = score.mean if score is not None and score.n else float("-inf")
        is_best = score is not None and score.is_best
        item = NumberItem(in_notation(figure.cell_text(score)), number, self._tip(score), is_best)
        item.setData(_KEY, key)
        if score is not None and score.is_not_different:
            item.setForeground(QBrush(QColor(theme_roles(self.palette()).good)))
        return item

    def _tip(self, score: MethodScore | None) -> str:
        if score is None:
            return ""
        trials = self.tr("{} trials").format(score.n)
        if score.is_best:
            return self.tr("{}; the best at this size").format(trials)
        if score.conclusion is None:
            return self.tr("{}; not tested").format(trials)
        known = (
            self.tr("not significantly worse than the best")
            if score.is_not_different
            else self.tr("significantly worse than the best")
        )
        return f"{trials}; {known} (p = {in_notation(f'{score.p_value:.3g}')})"

    def _fill_chips(self, figure: OverviewFigure) -> None:
        for _, flow in self._lines:
            flow.clear()
        for cluster in figure.clusters:
            follow = partial(self.cluster_chosen.emit, cluster.number)
            self.clusters.add(_link(cluster.sentence(), "neutral", follow))
        for confusion in figure.confusions:
            follow = partial(self.confusion_chosen.emit, confusion.actual, confusion.predicted)
            self.confusions.add(_link(confusion.sentence(), "neutral", follow))
        for advice in figure.advice:
            tone = "warning" if advice.is_urgent else "accent"
            follow = partial(self.advice_chosen.emit, advice.step)
            self.advice.add(_link(advice.sentence, tone, follow))
        for title, flow in self._lines:
            title.setVisible(bool(flow.chips))
            flow.setVisible(bool(flow.chips))
        self._chips_card.setVisible(any(flow.chips for _, flow in self._lines))

    def _open_cell(self, row: int, column: int) -> None:
        item = self.table.item(row, column)
        key = item.data(_KEY) if item is not None else None
        if key is not None:
            self.cell_chosen.emit(*key)

    def _open_method(self, configuration: str) -> None:
        if self.figure is not None:
            self.cell_chosen.emit(configuration, self.figure.training)

    def _build_answer(self) -> None:
        self._answer_card = Card()
        self._answer_card.setMinimumWidth(220)
        self.headline = secondary("")
        self.number = big_number()
        self.winner = QLabel()
        self.winner.setTextFormat(Qt.TextFormat.PlainText)
        self.winner.setWordWrap(True)
        self.lead = Chip()
        self.rival = secondary("")
        self.conclusion = secondary("")
        for part in (self.headline, self.number, self.winner, self.lead, self.rival):
            self._answer_card.add(part)
        self._answer_card.body.addStretch(1)
        self._answer_card.add(self.conclusion)

    def _build_cards(self) -> None:
        self._forest_card = Card(self.tr("All methods"))
        self._forest_card.add(self.forest, 1)
        self._table_card = Card(self.tr("All methods and sizes"))
        self._table_card.add(self.table, 1)
        self._table_card.setMinimumHeight(_LEAST_HEIGHT + 90)
        self._legend = secondary("")
        self._table_card.add(self._legend)
        self._curve_card = Card(self.tr("What more labels bring"))
        self._curve_card.add(self.curve, 1)
        self._chips_card = Card()
        self._lines = (
            (heading(self.tr("What was found")), self.clusters),
            (heading(self.tr("What goes wrong")), self.confusions),
            (heading(self.tr("What to try next")), self.advice),
        )
        lines = QGridLayout()
        lines.setHorizontalSpacing(LARGE)
        for row, (title, flow) in enumerate(self._lines):
            lines.addWidget(title, row, 0, Qt.AlignmentFlag.AlignTop)
            lines.addWidget(flow, row, 1)
        lines.setColumnStretch(1, 1)
        self._chips_card.add(lines)

    def _build_layout(self) -> None:
        page = QWidget()
        self._grid = grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(LARGE)
        grid.addWidget(self._answer_card, 0, 0)
        grid.addWidget(self._forest_card, 0, 1, 1, 2)
        grid.addWidget(self._chips_card, 3, 0, 1, 3)
        self._place_table()
        for column, share in enumerate((5, 8, 8)):
            grid.setColumnStretch(column, share)
        grid.setRowStretch(0, 4)
        grid.setRowStretch(1, 5)
        for view in (self.forest, self.curve, self.table):  # no preferred size: cards share room
            view.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
            view.setMinimumHeight(_LEAST_HEIGHT)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setAccessibleName(self.tr("Overview"))
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what has the focus is scrolled into view
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)


def _link(sentence: str, tone: str, follow: Callable[[], object]) -> Chip:
    chip = Chip(sentence, tone, is_link=True)
    chip.clicked.connect(lambda: follow())
    return chip


def _seconds_item(score: MethodScore | None) -> NumberItem:
    seconds = float("nan") if score is None else score.seconds
    if seconds != seconds:
        return NumberItem("–", float("-inf"))
    text = in_notation(f"{seconds:.2f}" if seconds < 1 else f"{seconds:,.1f}") + " s"
    return NumberItem(text, seconds)
