"""The form of feature settings."""

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QWidget

from workbench.corpora.terms.features import AUTOMATIC
from workbench.experiments.plans.plan import MethodChoice
from workbench.gui.widgets.language import translated
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.methods.registry import METHODS, Method
from workbench.parameters import Parameter

_MOST_SENTENCES = 3


class FeatureForm(ParameterForm):
    """Disables what has no effect, and says beside a field what does not suit a chosen method."""

    def __init__(self, parameters: Iterable[Parameter], parent: QWidget | None = None) -> None:
        super().__init__(parameters, parent=parent)
        self._methods: Sequence[MethodChoice] = ()
        self.values_changed.connect(self._update_fields)
        self._update_fields()

    def use_methods(self, methods: Sequence[MethodChoice]) -> None:
        """Say what suits these methods; features of their own are not shown in this form."""
        self._methods = [choice for choice in methods if choice.method in METHODS]
        self._update_fields()

    def _update_fields(self) -> None:
        values = self.values()
        self.set_enabled("n_terms", values.get("selection") != "none")
        self.set_enabled("n_collocations", values.get("collocations") != "none")
        for name in ("weighting", "length"):
            if values.get(name) == AUTOMATIC:
                self.show_note(name, self._automatic_note(name))
            else:
                self.show_note(name, self._unsuited_note(name, values.get(name)))

    def _methods_without_own(self, name: str) -> list[Method]:
        named = [choice.method for choice in self._methods if name not in choice.features]
        return [METHODS[method] for method in dict.fromkeys(named)]

    def _automatic_note(self, name: str) -> str:
        """Which method gets what, if they differ."""
        titles: dict[str, list[str]] = {}
        for method in self._methods_without_own(name):
            titles.setdefault(_expected(method, name), []).append(method.title)
        if not titles:
            return ""
        if len(titles) == 1:
            return self.tr("{} for the chosen methods").format(next(iter(titles)))
        return "; ".join(
            self.tr("{} for {}").format(value, _listed(named)) for value, named in titles.items()
        )

    def _unsuited_note(self, name: str, value: str | None) -> str:
        if value is None:
            return ""
        found = [
            method.unsuited(**{**_suitable(method), name: value}).get(name, "")
            for method in self._methods_without_own(name)
        ]
        sentences = [sentence for sentence in found if sentence]
        if len(sentences) > _MOST_SENTENCES:
            more = len(sentences) - _MOST_SENTENCES
            sentences[_MOST_SENTENCES:] = [self.tr("The same holds for {} more.").format(more)]
        return "\n".join(map(translated, sentences))


def _suitable(method: Method) -> dict[str, str]:
    return {name: _expected(method, name) for name in ("weighting", "length")}


def _expected(method: Method, name: str) -> str:
    return method.weightings[0] if name == "weighting" else method.lengths[0]


def _listed(titles: Sequence[str]) -> str:
    shown = list(titles[:_MOST_SENTENCES])
    more = len(titles) - len(shown)
    return ", ".join([*shown, *([f"{more} more"] if more else [])])
