"""`workbench methods`: list the methods, or the settings of one method."""

import argparse

from workbench.cli.answers import Answer, text_table
from workbench.errors import ParameterError
from workbench.methods.registry import METHODS, PLUGIN_PROBLEMS, Method, method_named
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
    parser.add_argument(
        "--check",
        metavar="PACKAGE",
        help="check that the methods of an installed package (or one method) fulfil the contract",
    )


def execute(arguments: argparse.Namespace) -> Answer:
    """List all methods, describe one, or check those of a package."""
    if arguments.check:
        return _check(arguments.check)
    if arguments.method:
        chosen = method_named(arguments.method)
        return Answer({**_facts(chosen), "parameters": _settings(chosen)}, _text(chosen))
    has_plugins = any(method.origin for method in METHODS.values())
    header = ("method", "mode", "family", "title", *(["plug-in"] if has_plugins else []))
    rows = [
        (method.name, method.mode, method.family, method.title, method.origin)[: len(header)]
        for method in METHODS.values()
    ]
    listing = [_facts(method) for method in METHODS.values()]
    problems = "".join(f"\n{sentence}" for sentence in PLUGIN_PROBLEMS)
    return Answer(listing, text_table(header, rows) + problems)


def _check(name: str) -> Answer:
    """Run the contract on the methods of a package, or on one method."""
    from workbench.experiments.models.method_contract import (
        check_method,  # late: scikit-learn's checks, 1.5 s
    )

    chosen = [method for method in METHODS.values() if name in (method.origin, method.name)]
    if not chosen:
        origins = sorted({method.origin for method in METHODS.values() if method.origin})
        known = f"packages with methods are {', '.join(origins)}" if origins else "none offers any"
        reasons = " ".join(PLUGIN_PROBLEMS)
        raise ParameterError(f"No package or method is called {name!r}; {known}. {reasons}".strip())
    findings = [finding for method in chosen for finding in check_method(method)]
    failed = [finding for finding in findings if finding.problem]
    rows = [(finding.method, finding.check, finding.problem) for finding in failed]
    passed = f"{len(findings) - len(failed)} of {len(findings)} checks passed."
    text = text_table(("method", "check", "problem"), rows) + f"\n{passed}" if rows else passed
    listing = [vars(finding) for finding in findings]
    return Answer(listing, text, 1 if failed else 0)


def _facts(method: Method) -> dict[str, str]:
    return {
        "name": method.name,
        "title": method.title,
        "family": method.family,
        "task": method.task,
        "mode": method.mode,
        "paper": method.paper,
        "plug-in": method.origin,
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
    return f"{method.title} ({method.family}; {method.mode}){paper}\n\n" + text_table(
        ("setting", "default", "allowed", "meaning"), rows
    )


def _default(parameter: Parameter) -> str:
    if parameter.kind is bool:
        return "yes" if parameter.default else "no"
    return str(parameter.default)


def _allowed(parameter: Parameter) -> str:
    return ", ".join(parameter.choices) if parameter.choices else parameter.range_text()
