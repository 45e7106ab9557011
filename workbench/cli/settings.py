"""Command-line options generated from the declared parameters."""

import argparse
from typing import Any

from workbench.errors import ParameterError
from workbench.parameters import Parameter, parameters_of


def add_settings(parser: argparse.ArgumentParser, settings: Any, title: str) -> None:
    """Add one option per parameter."""
    group = parser.add_argument_group(title)
    for parameter in parameters_of(settings):
        group.add_argument(
            "--" + parameter.name.replace("_", "-"),
            dest=parameter.name,
            metavar=_metavar(parameter),
            type=_parser_of(parameter),
            default=argparse.SUPPRESS,
            help=_help(parameter),
        )


def settings_from(arguments: argparse.Namespace, settings: Any) -> Any:
    """Create the settings from the options; those not given keep their defaults."""
    names = (parameter.name for parameter in parameters_of(settings))
    return settings(**{name: getattr(arguments, name) for name in names if name in arguments})


def _parser_of(parameter: Parameter) -> Any:
    def parse(text: str) -> Any:
        try:
            return parameter.parse(text)
        except ParameterError as problem:
            raise argparse.ArgumentTypeError(str(problem)) from None

    return parse


def _metavar(parameter: Parameter) -> str:
    return {bool: "YES/NO", int: "N", float: "X"}.get(parameter.kind, "TEXT")


def _help(parameter: Parameter) -> str:
    choices = f"one of: {', '.join(parameter.choices)}" if parameter.choices else ""
    explanation = _lower_start(parameter.help)
    sentence = "; ".join(part for part in (parameter.label, explanation, choices) if part)
    default = f" (default: {_default(parameter)})" if parameter.default != "" else ""
    return f"{sentence}{default}".replace("%", "%%")


def _lower_start(text: str) -> str:
    """A text that continues a sentence; symbols and acronyms keep their capitals."""
    first = text.partition(" ")[0]
    is_word = first == "A" or first[1:2].islower()
    return text[:1].lower() + text[1:] if is_word else text


def _default(parameter: Parameter) -> str:
    if parameter.kind is bool:
        return "yes" if parameter.default else "no"
    return str(parameter.default)
