"""A script on the public interface that repeats a run."""

import pprint

from workbench.experiments.plans.plan import Plan
from workbench.plain_text import terminal_text

_TEMPLATE = '''"""Runs the plan of {name} again with the Semantic Text Workbench."""

from workbench import api

PLAN = {plan}


def main() -> None:
    """Run the plan, print its scores, and draw the overview into the current folder."""
    results = api.run(api.plan_from(PLAN))
    print(results.table())
    picture = results.save_svg("overview", "overview.svg")
    print(f"The overview was drawn into {{picture.resolve()}}.")


if __name__ == "__main__":  # workers are processes that import this file
    main()
'''


def python_script(plan: Plan) -> str:
    """The script; it holds the plan itself, so it needs no other file but the corpus."""
    values = pprint.pformat(plan.to_dict(), sort_dicts=False, width=96)
    name = plan.name.replace("\\", " ").replace('"', "'").replace("\n", " ")
    name = terminal_text(name).encode("utf-8", "backslashreplace").decode("utf-8")
    return _TEMPLATE.format(name=name, plan=values)
