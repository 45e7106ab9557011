"""Mutated plans, as text and as values, end in a plan or in a sentence."""

import json

import pytest

from tests.faults.damage import chance_of
from tests.faults.targets.plans import Plans, use
from workbench import paths
from workbench.experiments.plans.files import load_plan

pytestmark = pytest.mark.fuzz


@pytest.mark.parametrize("first", range(0, 200, 20))
def test_damaged_plans_end_in_sentences(first, tmp_path):
    plans = Plans(tmp_path)
    for seed in range(first, first + 20):
        plans.attempt(chance_of("plans", seed))


def test_the_unchanged_plan_is_accepted():
    assert use(lambda: load_plan(paths.resources() / "recipes" / "tour.toml"))
    assert json.dumps(load_plan(paths.resources() / "recipes" / "tour.toml").to_dict())
