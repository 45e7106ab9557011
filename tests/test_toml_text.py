"""TOML of hostile files: linear time, and only errors with a reason."""

import time

import pytest

from workbench.corpora.readers.documents.front_matter import without_front_matter
from workbench.errors import WorkbenchError
from workbench.experiments.plans.files import load_plan
from workbench.toml_text import toml_values

LONG_KEYS = [
    ".".join(["a"] * 20_000) + " = 1",
    "[" + " . ".join(['"a"'] * 20_000) + "]\n",
    "x = { " + ".".join(["'a'"] * 20_000) + " = 1 }\n",
]


@pytest.mark.parametrize("text", LONG_KEYS, ids=["dotted", "table", "inline"])
def test_a_key_of_many_parts_is_refused_at_once(text):
    started = time.process_time()
    with pytest.raises(ValueError, match="40 parts"):
        toml_values(text)
    assert time.process_time() - started < 0.5


def test_a_plan_with_such_a_key_is_refused_in_a_sentence(tmp_path):
    plan = tmp_path / "plan.toml"
    plan.write_text(LONG_KEYS[0], "utf-8")
    with pytest.raises(WorkbenchError, match="40 parts"):
        load_plan(plan)


def test_front_matter_with_such_a_key_is_text():
    text = f"+++\n{LONG_KEYS[0][:60_000]}\n+++\nA text."
    started = time.process_time()
    assert without_front_matter(text, "post.md")[1] == {}
    assert time.process_time() - started < 0.5


def test_deep_nesting_is_an_error_with_a_reason():
    with pytest.raises(ValueError, match="nested too deeply"):
        toml_values("a = " + "[" * 5000 + "]" * 5000)


def test_looking_for_long_keys_takes_linear_time():
    started = time.process_time()
    toml_values(f'a = "{"word" * 500_000}"\nb = "{"a. " * 30}"')
    assert time.process_time() - started < 2


def test_dots_in_prose_are_not_a_key():
    assert toml_values('text = "Well ... ' + "." * 300 + ' yes. No. So. It is."')["text"]
