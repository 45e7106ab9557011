"""The form of every registered method: defaults, changed values, sweeps and help."""

import pytest

from workbench.corpora.terms.features import FeatureSettings
from workbench.experiments.plans.plan import MethodChoice
from workbench.gui.pages.experiment.method_editor import MethodEditor
from workbench.gui.pages.experiment.method_help import help_text, summary
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.methods.registry import METHODS


def another_value(parameter):
    """An allowed value that is not the default."""
    kind, default = parameter.kind, parameter.default
    if kind is bool:
        return not default
    if parameter.choices:
        return next(choice for choice in parameter.choices if choice != default)
    low = parameter.low if parameter.low is not None else default
    high = parameter.high if parameter.high is not None else default + 7
    candidates = [low, high, (low + high) / 3]
    return next(kind(value) for value in candidates if kind(value) != default)


def two_values(parameter):
    if parameter.kind is bool:
        return (False, True)
    return (parameter.default, another_value(parameter))


@pytest.fixture(params=METHODS)
def method(request):
    return METHODS[request.param]


@pytest.fixture
def editor(qtbot, method):
    def make(choice):
        made = MethodEditor(choice, FeatureSettings())
        made.describe(method.parameters)
        qtbot.addWidget(made)
        return made

    return make


def test_an_untouched_form_gives_the_defaults(qtbot, method):
    form = ParameterForm(method.parameters, sweepable=True)
    qtbot.addWidget(form)
    assert form.values() == {p.name: p.default for p in method.parameters}
    assert form.changed_values() == form.sweeps() == form.problems() == {}


def test_an_untouched_editor_gives_the_method_alone(editor, method):
    assert editor(MethodChoice(method.name)).choice() == MethodChoice(method.name)


def test_changed_values_are_returned(editor, method):
    values = {p.name: another_value(p) for p in method.parameters}
    choice = MethodChoice(method.name, "mine", values, features={"weighting": "counts"})
    made = editor(choice)
    assert made.problems() == []
    assert made.choice() == choice


def test_every_setting_can_be_swept_or_tuned(editor, method):
    values = {p.name: two_values(p) for p in method.parameters}
    swept = MethodChoice(method.name, "swept", sweeps=values)
    tuned = MethodChoice(method.name, "tuned", tune=values)
    assert editor(swept).choice() == swept
    assert editor(tuned).choice() == tuned


def test_the_method_accepts_the_values_of_the_form(editor, method):
    values = {p.name: another_value(p) for p in method.parameters}
    method.build(**editor(MethodChoice(method.name, values=values)).choice().values)


def test_there_is_a_help_page_with_an_idea(method):
    assert len(help_text(method.name)) > 200
    assert len(summary(method.name)) > 30
    assert "#" not in summary(method.name)
