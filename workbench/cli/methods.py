"""`workbench methods`: the methods, or the settings of one."""

import argparse

from workbench.cli.answers import Answer, table
from workbench.methods.registry import METHODS, Method, method_named
from workbench.parameters import Parameter

_EXAMPLES = """examples:
  workbench methods
  workbench methods spectral-classification --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the name of one method."""
    parser.epilog = _EXAMPLES
    parser.add_argument("method", nargs="?", metavar="METHOD", help="show this one's settings")


def execute(arguments: argparse.Namespace) -> Answer:
    """List all methods, or describe one."""
    if arguments.method:
        chosen = method_named(arguments.method)
        return Answer({**_facts(chosen), "parameters": _settings(chosen)}, _page(chosen))
    rows = [(one.name, one.task, one.family, one.title) for one in METHODS.values()]
    listing = [_facts(one) for one in METHODS.values()]
    return Answer(listing, table(("method", "task", "family", "what it is"), rows))


def _facts(method: Method) -> dict[str, str]:
    return {
        "name": method.name,
        "title": method.title,
        "family": method.family,
        "task": method.task,
        "paper": method.paper,
    }


def _settings(method: Method) -> list[dict[str, object]]:
    return [
        {
            "name": one.name,
            "kind": one.kind.__name__,
            "default": one.default,
            "label": one.label,
            "help": one.help,
            "low": one.low,
            "high": one.high,
            "choices": list(one.choices),
        }
        for one in method.parameters
    ]


def _page(method: Method) -> str:
    rows = [(one.name, _plain(one.default), _allowed(one), one.label) for one in method.parameters]
    paper = f"\n{method.paper}" if method.paper else ""
    return f"{method.title} ({method.family}; {method.task}){paper}\n\n" + table(
        ("setting", "default", "allowed", "meaning"), rows
    )


def _plain(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _allowed(one: Parameter) -> str:
    return ", ".join(one.choices) if one.choices else one.range_words()
