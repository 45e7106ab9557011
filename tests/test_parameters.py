"""Parameters are declared in dataclasses, checked and parsed from text."""

from dataclasses import dataclass

import numpy as np
import pytest

from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import ParameterError
from workbench.parameters import (
    Parameter,
    check_parameters,
    check_values,
    choice_title,
    parameter,
    parameters_of,
)


@dataclass
class Settings:
    size: int = parameter(100, "Size", low=1, high=2000, help="How many")
    weight: float = parameter(0.5, "Weight", low=0.0, high=1.0)
    shape: str = parameter("round", "Shape", choices=("round", "square"))
    strict: bool = parameter(False, "Strict")
    inner: int = 3


def parameter_named(name: str) -> Parameter:
    return next(setting for setting in parameters_of(Settings) if setting.name == name)


def test_fields_made_by_parameter_are_listed_in_order():
    assert [setting.name for setting in parameters_of(Settings)] == [
        "size",
        "weight",
        "shape",
        "strict",
    ]
    assert parameter_named("size") == Parameter("size", int, 100, "Size", "How many", 1, 2000)


def test_instances_have_the_same_parameters():
    assert parameters_of(Settings(size=3)) == parameters_of(Settings)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("size", 0, "size = 0 (Size) must be a whole number from 1 to 2000."),
        ("size", 2.5, "must be a whole number"),
        ("size", True, "must be a whole number"),
        ("weight", float("nan"), "from 0 to 1"),
        ("weight", "half", "must be a number"),
        ("shape", "oval", "must be one of round, square"),
        ("strict", 1, "must be yes or no"),
    ],
)
def test_an_invalid_value_is_reported(name, value, message):
    with pytest.raises(ParameterError) as caught:
        check_values(Settings, {name: value})
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [("size", np.int64(5)), ("weight", 1), ("weight", np.float32(0.5)), ("strict", np.True_)],
)
def test_numpy_scalars_are_accepted(name, value):
    assert parameter_named(name).check(value) is None


def test_an_unknown_name_lists_the_parameters():
    with pytest.raises(ParameterError, match="no setting named 'sise'; there are size, weight"):
        check_values(Settings, {"sise": 1})


def test_every_setting_of_an_instance_is_checked():
    with pytest.raises(ParameterError, match="weight = 7"):
        check_parameters(Settings(weight=7))


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("size", " 12 ", 12),
        ("weight", "0,25", 0.25),
        ("strict", "Yes", True),
        ("shape", "square", "square"),
    ],
)
def test_typed_text_is_parsed_and_checked(name, text, value):
    assert parameter_named(name).parse(text) == value


@pytest.mark.parametrize(
    ("name", "text"), [("size", "many"), ("strict", "perhaps"), ("weight", "2")]
)
def test_invalid_text_is_rejected(name, text):
    with pytest.raises(ParameterError):
        parameter_named(name).parse(text)


def test_choices_that_are_stored_as_ids_have_titles():
    assert choice_title("knn-cosine") == "nearest neighbours (cosine)"
    assert choice_title("adaptive") == "adaptive"
    assert [choice_title(rounding) for rounding in ("ceil", "round", "floor")] == [
        "always up",
        "to the nearest",
        "always down",
    ]


def test_names_of_languages_and_stemmers_have_capitals():
    settings = {setting.name: setting for setting in parameters_of(TokenSettings)}
    assert settings["language"].title_of("english") == "English"
    assert settings["stop_words"].title_of("none") == "none"
    assert settings["stemmer"].title_of("rslp") == "RSLP"


def test_no_help_of_a_setting_names_an_id_that_the_window_does_not_show():
    for declared in (TokenSettings, ReadingSettings):
        for setting in parameters_of(declared):
            hidden = {choice for choice in setting.choices if setting.title_of(choice) != choice}
            assert not {choice for choice in hidden if f"{choice}:" in setting.help}, setting.name
