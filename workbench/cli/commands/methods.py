"""`workbench methods`: list the methods, or the settings of one method."""

import argparse

from workbench.cli.answers import Answer, text_table
from workbench.methods.registry import METHODS, Method, method_named
from workbench.parameters import Parameter

_EXAMPLES = """examples:
  workbench methods
  workbench methods spectral-classification --json
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the optional name of a method."""
    parser.epilog = _EXAMPLES
    parser.add_argument(
        "method", nargs="?", metavar="METHOD", help="show the settings of this method"
    )


def execute(arguments: argparse.Namespace) -> Answer:
    """List all methods, or describe one."""
    if arguments.method:
        chosen = method_named(arguments.method)
        return Answer({**_facts(chosen), "parameters": _settings(chosen)}, _text(chosen))
    rows = [(method.name, method.task, method.family, method.title) for method in METHODS.values()]
    listing = [_facts(method) for method in METHODS.values()]
    return Answer(listing, text_table(("method", "task", "family", "title"), rows))


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
            "name": parameter.name,
            "kind": parameter.kind.__name__,
            "default": parameter.default,
            "label": parameter.label,
            "help": parameter.help,
            "low": parameter.low,
            "high": parameter.high,
            "choices": list(parameter.choices),
        }
        for parameter in method.parameters
    ]


def _text(method: Method) -> str:
    rows = [
        (parameter.name, _default(parameter), _allowed(parameter), parameter.label)
        for parameter in method.parameters
    ]
    paper = f"\n{method.paper}" if method.paper else ""
    return f"{method.title} ({method.family}; {method.task}){paper}\n\n" + text_table(
        ("setting", "default", "allowed", "meaning"), rows
    )


def _default(parameter: Parameter) -> str:
    if parameter.kind is bool:
        return "yes" if parameter.default else "no"
    return str(parameter.default)


def _allowed(parameter: Parameter) -> str:
    return ", ".join(parameter.choices) if parameter.choices else parameter.range_text()
