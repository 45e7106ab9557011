"""The explicit list of methods: add a module, then one line here."""

import importlib
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from workbench.errors import ParameterError
from workbench.parameters import Parameter, check_values, parameters_of

Task = Literal["classify", "transduce", "cluster"]


@dataclass(frozen=True)
class Method:
    """A method by name; its module is imported when the method is first used.

    `fixed` are settings that make a named variant of a shared estimator.
    """

    name: str
    title: str
    family: str
    task: Task
    estimator: str  # "module:Class" below workbench.methods
    paper: str = ""
    fixed: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def estimator_class(self) -> Any:
        """The estimator's class, imported now."""
        module, _, name = self.estimator.partition(":")
        return getattr(importlib.import_module(f"workbench.methods.{module}"), name)

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The settings a person may change."""
        described = parameters_of(self.estimator_class)
        return tuple(one for one in described if one.name not in self.fixed)

    def build(self, **values: Any) -> Any:
        """Make the estimator with some settings and the defaults of the others."""
        check_values(self.estimator_class, values)
        return self.estimator_class(**{**values, **self.fixed})


METHODS: dict[str, Method] = {}


def method_named(name: str) -> Method:
    """Find a method, or say which ones there are."""
    if name not in METHODS:
        raise ParameterError(f"There is no method {name!r}; there are {', '.join(METHODS)}.")
    return METHODS[name]
