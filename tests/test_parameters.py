from dataclasses import dataclass

import numpy as np
import pytest

from workbench.errors import ParameterError
from workbench.parameters import (
    Parameter,
    check_parameters,
    check_values,
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


def described(name: str) -> Parameter:
    return next(one for one in parameters_of(Settings) if one.name == name)


def test_fields_made_by_parameter_are_listed_in_order():
    assert [one.name for one in parameters_of(Settings)] == ["size", "weight", "shape", "strict"]
    assert described("size") == Parameter("size", int, 100, "Size", "How many", 1, 2000)


def test_instances_describe_the_same_settings():
    assert parameters_of(Settings(size=3)) == parameters_of(Settings)


@pytest.mark.parametrize(
    ("name", "value", "words"),
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
def test_a_wrong_value_is_answered_in_a_sentence(name, value, words):
    with pytest.raises(ParameterError) as caught:
        check_values(Settings, {name: value})
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [("size", np.int64(5)), ("weight", 1), ("weight", np.float32(0.5)), ("strict", np.True_)],
)
def test_numpy_scalars_are_welcome(name, value):
    assert described(name).check(value) is None


def test_an_unknown_name_lists_the_known_ones():
    with pytest.raises(ParameterError, match="no setting named 'sise'; there are size, weight"):
        check_values(Settings, {"sise": 1})


def test_an_instance_is_checked_whole():
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
def test_typed_text_becomes_a_checked_value(name, text, value):
    assert described(name).parse(text) == value


@pytest.mark.parametrize(
    ("name", "text"), [("size", "many"), ("strict", "perhaps"), ("weight", "2")]
)
def test_typed_nonsense_is_refused(name, text):
    with pytest.raises(ParameterError):
        described(name).parse(text)
