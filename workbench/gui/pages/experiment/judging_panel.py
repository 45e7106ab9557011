"""How methods are judged: the protocol, its settings, the seed and the metrics."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.errors import ParameterError
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.protocols import PROTOCOLS, Protocol, make_protocol
from workbench.gui.pages.experiment.metric_list import MetricList
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.gui.widgets.theme import set_text_role
from workbench.parameters import Parameter, parameters_of

_SEED = Parameter(
    "seed", int, 1, "Seed", "The same seed gives the same numbers, in any order of work", 0
)


_WIDEST = 640  # of a box; longer lines are harder to follow


class JudgingPanel(QWidget):
    """Chooses a protocol and metrics that fit it."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = QComboBox()
        self.kind.setAccessibleName(self.tr("Protocol"))
        self.told = QLabel()
        set_text_role(self.told, "faint")
        self.told.setWordWrap(True)
        self._stack = QStackedWidget()
        self._forms: dict[str, ParameterForm] = {}
        for kind in PROTOCOLS:
            self.kind.addItem(kind.capitalize(), kind)
        self.seed = ParameterForm((_SEED,))
        self.metrics = MetricList()
        self.problem = QLabel()
        set_text_role(self.problem, "problem")
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.setWordWrap(True)
        self._build_layout()
        self.seed.values_changed.connect(self.changed)
        self.metrics.changed.connect(self.changed)
        self.kind.currentIndexChanged.connect(self._show_form)
        self.changed.connect(lambda: self.problem.setText(" ".join(self._protocol_problems())))
        self._show_form(0)

    def form_of(self, kind: str) -> ParameterForm:
        """The form of a protocol, made when it is first wanted."""
        if kind not in self._forms:
            self._forms[kind] = form = ParameterForm(parameters_of(PROTOCOLS[kind]))
            form.values_changed.connect(self.changed)
            self._stack.addWidget(form)
        return self._forms[kind]

    def protocol(self) -> Protocol:
        """The protocol as it is shown; a sentence is raised where it cannot be made."""
        kind = self.kind.currentData()
        return make_protocol(kind, **self.form_of(kind).values())

    def seed_value(self) -> int:
        """The seed of the plan."""
        return int(self.seed.values().get("seed", _SEED.default))

    def problems(self) -> list[str]:
        """What is wrong here, in sentences."""
        found = [*self.form_of(self.kind.currentData()).problems().values()]
        found += [*self.seed.problems().values(), *self._protocol_problems()]
        if not self.metrics.metrics():
            found.append(self.tr("Tick at least one metric."))
        return found

    def show_plan(self, plan: Plan) -> None:
        """Show the protocol, seed and metrics of a plan."""
        protocol = plan.protocol
        values = {one.name: getattr(protocol, one.name) for one in parameters_of(protocol)}
        self.form_of(protocol.kind).set_values(values)
        self.kind.setCurrentIndex(self.kind.findData(protocol.kind))
        self.seed.set_values({"seed": plan.seed})
        self.metrics.show_metrics(plan.metrics, protocol.clusters)

    def _protocol_problems(self) -> list[str]:
        if self.form_of(self.kind.currentData()).problems():
            return []  # they stand beside the fields
        try:
            self.protocol()
        except ParameterError as problem:
            return [str(problem)]
        return []

    def _show_form(self, row: int) -> None:
        protocol = PROTOCOLS[self.kind.itemData(row)]
        self._stack.setCurrentWidget(self.form_of(self.kind.itemData(row)))
        self.told.setText(str(protocol.__doc__))
        self.metrics.fit_to(protocol.clusters)

    def _build_layout(self) -> None:
        left = QGroupBox(self.tr("Protocol"))
        column = QVBoxLayout(left)
        for widget in (self.kind, self.told, self._stack, self.problem, self.seed):
            column.addWidget(widget)
        column.addStretch(1)
        right = QGroupBox(self.tr("Metrics"))
        QVBoxLayout(right).addWidget(self.metrics)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        for box, share in ((left, 3), (right, 2)):
            box.setMaximumWidth(_WIDEST)
            row.addWidget(box, share)
        row.addStretch(0)
