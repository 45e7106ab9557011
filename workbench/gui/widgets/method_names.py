"""What methods are called in the window; files and the command line keep their short names."""

import re

from workbench.methods.registry import METHODS

_NAME = re.compile(r"[a-z0-9-]+(?=$|[ ,])")
_HYPHENED = re.compile(r"\b[a-z0-9]+(?:-[a-z0-9]+)+\b(?!-)")
_SHORTER = {  # where the title of the catalogue is too long for a legend
    "higher-order-kernel": "Higher-order kernel",
    "higher-order-kernel-transductive": "Higher-order kernel, transductive",
    "higher-order-kernel-improved": "Higher-order kernel, improved",
    "supervised-term-cluster-kernel": "Supervised term-cluster kernel",
    "term-cluster-kernel": "Term-cluster kernel",
}


def sentence_words(sentence: str) -> str:
    """A sentence with titles in place of the names of methods."""
    return _HYPHENED.sub(lambda found: configuration_words(found.group()), sentence)


def configuration_words(configuration: str) -> str:
    """A configuration with the title of its method in place of the name it begins with.

    What a person called it stays as it is, and so does what follows: settings, sizes, runs.
    """
    found = _NAME.match(configuration)
    if found is None or found.group() not in METHODS:
        return configuration
    name = found.group()
    return f"{_SHORTER.get(name, METHODS[name].title)}{configuration[len(name) :]}"
