"""The form of every registered method: untouched it gives the defaults, and values come back."""

import pytest

from workbench.corpora.terms.features import FeatureSettings
from workbench.experiments.plans.plan import MethodChoice
from workbench.gui.pages.experiment.method_editor import MethodEditor
from workbench.gui.pages.experiment.method_help import help_text, summary
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.methods.registry import METHODS


def another_value(one):
    """A value that is allowed and not the default."""
    if one.kind is bool:
        return not one.default
    if one.choices:
        return next(word for word in one.choices if word != one.default)
    low = one.low if one.low is not None else one.default
    high = one.high if one.high is not None else one.default + 7
    tried = [low, high, (low + high) / 3]
    return next(one.kind(value) for value in tried if one.kind(value) != one.default)


def two_values(one):
    if one.kind is bool:
        return (False, True)
    return (one.default, another_value(one))


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
    assert form.values() == {one.name: one.default for one in method.parameters}
    assert form.changed_values() == form.sweeps() == form.problems() == {}


def test_an_untouched_editor_gives_the_method_alone(editor, method):
    assert editor(MethodChoice(method.name)).choice() == MethodChoice(method.name)


def test_values_go_in_and_come_back(editor, method):
    values = {one.name: another_value(one) for one in method.parameters}
    wanted = MethodChoice(method.name, "mine", values, features={"weighting": "counts"})
    made = editor(wanted)
    assert made.problems() == []
    assert made.choice() == wanted


def test_every_setting_can_be_swept_or_tuned(editor, method):
    several = {one.name: two_values(one) for one in method.parameters}
    swept = MethodChoice(method.name, "swept", sweeps=several)
    tuned = MethodChoice(method.name, "tuned", tune=several)
    assert editor(swept).choice() == swept
    assert editor(tuned).choice() == tuned


def test_the_forms_values_are_allowed_by_the_method(editor, method):
    values = {one.name: another_value(one) for one in method.parameters}
    method.build(**editor(MethodChoice(method.name, values=values)).choice().values)


def test_there_is_a_help_page_with_an_idea(method):
    assert len(help_text(method.name)) > 200
    assert len(summary(method.name)) > 30
    assert "#" not in summary(method.name)
