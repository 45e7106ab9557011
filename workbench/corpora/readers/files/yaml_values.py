"""YAML as texts, lists and mappings, read event by event without references."""

from collections.abc import Iterator
from typing import Any

from workbench.errors import CorpusError

_DEEPEST = 50
_BULLET = "- "


def yaml_value(content: str, name: str) -> Any:
    """Return the value of a YAML text, or a list of them; errors name the file."""
    import yaml  # late: 0.05 s to import

    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    try:
        documents = _documents(yaml.parse(content, Loader=loader), name)
    except yaml.YAMLError as problem:
        mark = getattr(problem, "problem_mark", None)
        where = f", line {mark.line + 1}" if mark is not None else ""
        reason = getattr(problem, "problem", None) or str(problem)[:100]
        raise CorpusError(f"{name}{where}: not valid YAML ({reason}); correct the line.") from None
    if not documents:
        raise CorpusError(f"{name} is empty; choose a file with documents.")
    return documents[0] if len(documents) == 1 else documents


def _documents(events: Iterator[Any], name: str) -> list[Any]:
    """Build the values without recursion; references, which could multiply them, are refused."""
    builder = _Builder(name)
    for event in events:
        builder.add(type(event).__name__, event)
    return builder.finished


class _Builder:
    """Open lists and mappings; a mapping waits for the value of its last key."""

    def __init__(self, name: str) -> None:
        self.finished: list[Any] = []
        self._name = name
        self._open: list[Any] = []
        self._keys: list[str | None] = []

    def add(self, kind: str, event: Any) -> None:
        """Take one event of the parser."""
        if kind == "AliasEvent":
            raise CorpusError(
                f"{self._name} has references (*{str(event.anchor)[:40]}), which are not read; "
                "write the values out, or save it as JSON."
            )
        if kind == "ScalarEvent":
            self._place(_listed(event.value))
        elif kind in ("SequenceStartEvent", "MappingStartEvent"):
            if len(self._open) == _DEEPEST:
                raise CorpusError(f"{self._name} is nested too deeply; save it as JSON or CSV.")
            self._open.append([] if kind.startswith("Sequence") else {})
            self._keys.append(None)
        elif kind in ("SequenceEndEvent", "MappingEndEvent"):
            self._keys.pop()
            self._place(self._open.pop())

    def _place(self, value: Any) -> None:
        if not self._open:
            self.finished.append(value)
        elif isinstance(self._open[-1], list):
            self._open[-1].append(value)
        elif self._keys[-1] is None:
            self._keys[-1] = str(value)
        else:
            self._open[-1][self._keys[-1]] = value
            self._keys[-1] = None


def _listed(value: str) -> Any:
    """A block of lines that all begin with “- ” is a list, as Rasa writes examples."""
    lines = [line.strip() for line in value.splitlines() if line.strip()]
    if len(lines) < 2 or not all(line.startswith(_BULLET) for line in lines):
        return value
    return [line.removeprefix(_BULLET).strip() for line in lines]
