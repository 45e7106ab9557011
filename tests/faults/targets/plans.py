"""Damaged plans, as values and as files."""

import json

from tests.faults.damage import damaged_bytes, damaged_values
from tests.faults.targets.readers import sentence
from workbench import paths
from workbench.errors import WorkbenchError
from workbench.experiments.plans.checks import check_plan
from workbench.experiments.plans.estimates import estimate_of
from workbench.experiments.plans.files import load_plan, save_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.trials import unfold


class Plans:
    """The recipes that come with the program."""

    def __init__(self, folder):
        self.folder = folder
        self.plans = []
        for file in sorted((paths.resources() / "recipes").glob("*.toml")):
            try:
                self.plans.append(load_plan(file))
            except WorkbenchError:
                continue  # a paper recipe of several plans
        assert self.plans

    def attempt(self, chance):
        """Use a plan with wrong values, or a damaged file of one."""
        plan = chance.choice(self.plans)
        if chance.random() < 0.5:
            values = damaged_values(plan.to_dict(), chance)
            use(lambda: Plan.from_dict(values))
            return
        path = self.folder / f"plan.{chance.choice(['toml', 'json'])}"
        save_plan(plan, path)
        content = path.read_bytes()
        if path.suffix == ".json" and chance.random() < 0.5:
            values = damaged_values(json.loads(content), chance)
            path.write_text(json.dumps(values), "utf-8")
        else:
            path.write_bytes(damaged_bytes(content, chance))
        use(lambda: load_plan(path))


def use(make):
    """Make a plan and use it; whether it is valid."""
    try:
        plan = make()
        problems = check_plan(plan)
        for problem in problems:
            sentence(problem)
        if not problems:
            unfold(plan)
            estimate_of(plan)
    except WorkbenchError as problem:
        sentence(problem)
        return False
    return not problems
