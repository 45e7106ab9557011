"""The evaluation of methods: the protocol, its settings, the seed and the metrics."""

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
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.gui.widgets.theme import set_text_role
from workbench.parameters import Parameter, parameters_of

_SEED = Parameter(
    "seed",
    int,
    1,
    "Seed",
    "The same seed gives the same numbers, whatever the order of the trials",
    0,
)
_WIDEST = 640  # of a box; longer lines are harder to read


class EvaluationPanel(QWidget):
    """Chooses a protocol and metrics that fit it."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.protocol_choice = QComboBox()
        self.protocol_choice.setAccessibleName(self.tr("Protocol"))
        self.description = QLabel()
        set_text_role(self.description, "faint")
        self.description.setWordWrap(True)
        self._stack = QStackedWidget()
        self._forms: dict[str, ParameterForm] = {}
        for kind in PROTOCOLS:
            self.protocol_choice.addItem(translated(kind).capitalize(), kind)
        self.seed = ParameterForm((_SEED,))
        self.metrics = MetricList()
        self.problem = QLabel()
        set_text_role(self.problem, "problem")
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.setWordWrap(True)
        self._build_layout()
        self.seed.values_changed.connect(self.changed)
        self.metrics.changed.connect(self.changed)
        self.protocol_choice.currentIndexChanged.connect(self._show_form)
        self.changed.connect(lambda: self.problem.setText(" ".join(self._protocol_problems())))
        self._show_form(0)

    def form_of(self, kind: str) -> ParameterForm:
        """The form of a protocol, created when first needed."""
        if kind not in self._forms:
            self._forms[kind] = form = ParameterForm(parameters_of(PROTOCOLS[kind]))
            form.values_changed.connect(self.changed)
            self._stack.addWidget(form)
        return self._forms[kind]

    def protocol(self) -> Protocol:
        """The protocol with the settings shown, or a `ParameterError`."""
        kind = self.protocol_choice.currentData()
        return make_protocol(kind, **self.form_of(kind).values())

    def seed_value(self) -> int:
        """The seed of the plan."""
        return int(self.seed.values().get("seed", _SEED.default))

    def problems(self) -> list[str]:
        """The problems of protocol, seed and metrics, as sentences."""
        problems = [*self.form_of(self.protocol_choice.currentData()).problems().values()]
        problems += [*self.seed.problems().values(), *self._protocol_problems()]
        if not self.metrics.metrics():
            problems.append(self.tr("Tick at least one metric."))
        return problems

    def show_plan(self, plan: Plan) -> None:
        """Show the protocol, seed and metrics of a plan."""
        protocol = plan.protocol
        values = {
            setting.name: getattr(protocol, setting.name) for setting in parameters_of(protocol)
        }
        self.form_of(protocol.kind).set_values(values)
        self.protocol_choice.setCurrentIndex(self.protocol_choice.findData(protocol.kind))
        self.seed.set_values({"seed": plan.seed})
        self.metrics.show_metrics(plan.metrics, protocol.clusters)

    def _protocol_problems(self) -> list[str]:
        if self.form_of(self.protocol_choice.currentData()).problems():
            return []  # they are shown beside the fields
        try:
            self.protocol()
        except ParameterError as problem:
            return [translated(str(problem))]
        return []

    def _show_form(self, row: int) -> None:
        protocol = PROTOCOLS[self.protocol_choice.itemData(row)]
        self._stack.setCurrentWidget(self.form_of(self.protocol_choice.itemData(row)))
        self.description.setText(translated(str(protocol.__doc__)))
        self.metrics.fit_to(protocol.clusters)

    def _build_layout(self) -> None:
        left = QGroupBox(self.tr("Protocol"))
        column = QVBoxLayout(left)
        for widget in (
            self.protocol_choice,
            self.description,
            self._stack,
            self.problem,
            self.seed,
        ):
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
