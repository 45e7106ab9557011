"""Command-line options made from the descriptions of settings."""

import argparse
from typing import Any

from workbench.errors import ParameterError
from workbench.parameters import Parameter, parameters_of


def add_settings(parser: argparse.ArgumentParser, settings: Any, title: str) -> None:
    """Give each described setting an option of its own."""
    group = parser.add_argument_group(title)
    for one in parameters_of(settings):
        group.add_argument(
            "--" + one.name.replace("_", "-"),
            dest=one.name,
            metavar=_metavar(one),
            type=_parser_of(one),
            default=argparse.SUPPRESS,
            help=_help(one),
        )


def settings_from(arguments: argparse.Namespace, settings: Any) -> Any:
    """Make the settings from what was typed; the rest keeps its default."""
    names = (one.name for one in parameters_of(settings))
    return settings(**{name: getattr(arguments, name) for name in names if name in arguments})


def _parser_of(one: Parameter) -> Any:
    def parse(text: str) -> Any:
        try:
            return one.parse(text)
        except ParameterError as problem:
            raise argparse.ArgumentTypeError(str(problem)) from None

    return parse


def _metavar(one: Parameter) -> str:
    return {bool: "YES/NO", int: "N", float: "X"}.get(one.kind, "TEXT")


def _help(one: Parameter) -> str:
    parts = [one.label, one.help, ("one of: " + ", ".join(one.choices)) if one.choices else ""]
    sentence = "; ".join(part for part in parts if part)
    default = f" (default: {_default(one)})" if one.default != "" else ""
    return f"{sentence}{default}".replace("%", "%%")


def _default(one: Parameter) -> str:
    if one.kind is bool:
        return "yes" if one.default else "no"
    return str(one.default)
