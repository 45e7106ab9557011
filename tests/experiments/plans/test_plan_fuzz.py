"""Mutated plans, as text and as values, end in a plan or in a sentence."""

import copy
import json
import os
import random

import pytest

from workbench import paths
from workbench.errors import WorkbenchError
from workbench.experiments.plans.checks import check_plan
from workbench.experiments.plans.estimates import estimate_of
from workbench.experiments.plans.files import load_plan, save_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.trials import unfold

pytestmark = pytest.mark.fuzz
_FIRST = int(os.environ.get("WORKBENCH_FIRST_SEED", "0"))
_SEEDS = int(os.environ.get("WORKBENCH_SEEDS", "25"))
_PER_SEED = 20
_WRONG = [None, -1, 0, 1e308, float("nan"), "", "text", "\x00", [], {}, [[]], True, 10**30, "1e9%"]
_DEEP: list = []
for _ in range(300):
    _DEEP = [_DEEP]


def parts_of(value, path=()):
    """The path of every value inside nested tables and lists."""
    yield path
    if isinstance(value, dict | list) and len(path) < 20:
        for name, entry in value.items() if isinstance(value, dict) else enumerate(value):
            yield from parts_of(entry, (*path, name))


def changed(values, chance):
    values = copy.deepcopy(values)
    for _ in range(chance.randrange(1, 4)):
        path = chance.choice([path for path in parts_of(values) if path])
        holder = values
        for name in path[:-1]:
            holder = holder[name]
        kind = chance.randrange(4)
        if kind == 0:
            del holder[path[-1]]
        elif kind == 1 and isinstance(holder, dict):
            holder[chance.choice(["", "kind", "🙂", "x" * 200])] = holder[path[-1]]
        else:
            holder[path[-1]] = chance.choice([*_WRONG, _DEEP])
    return values


def use(make):
    """Make a plan and use it; only the program's own errors are allowed."""
    try:
        plan = make()
        problems = check_plan(plan)
        assert all(problem.endswith((".", ")", "?")) for problem in problems), problems
        if not problems:
            unfold(plan)
            estimate_of(plan)
    except WorkbenchError as problem:
        assert 0 < len(str(problem)) < 3000
        return False
    return not problems


@pytest.mark.parametrize("seed", range(_FIRST, _FIRST + _SEEDS))
def test_changed_values_end_in_sentences(seed, tmp_path):
    chance = random.Random(seed)
    original = load_plan(paths.resources() / "recipes" / "tour.toml").to_dict()
    for _ in range(_PER_SEED):
        values = changed(original, chance)
        use(lambda values=values: Plan.from_dict(values))


@pytest.mark.parametrize("seed", range(_FIRST, _FIRST + _SEEDS))
def test_changed_files_end_in_sentences(seed, tmp_path):
    chance = random.Random(seed)
    plan = load_plan(paths.resources() / "recipes" / "tour.toml")
    for ending in ("toml", "json"):
        save_plan(plan, tmp_path / f"plan.{ending}")
        content = (tmp_path / f"plan.{ending}").read_bytes()
        for _ in range(_PER_SEED // 2):
            mutated = bytearray(content)
            for _ in range(chance.randrange(1, 6)):
                mutated[chance.randrange(len(mutated))] = chance.randrange(256)
            (tmp_path / f"changed.{ending}").write_bytes(mutated[: chance.randrange(len(mutated))])
            use(lambda ending=ending: load_plan(tmp_path / f"changed.{ending}"))


def test_the_unchanged_plan_is_accepted():
    assert use(lambda: load_plan(paths.resources() / "recipes" / "tour.toml"))
    assert json.dumps(load_plan(paths.resources() / "recipes" / "tour.toml").to_dict())
