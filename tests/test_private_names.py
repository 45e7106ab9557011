"""Tests act from outside: they neither read nor patch a private name of the project."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
FOREIGN = {"os": "_exit", "sys": "_MEIPASS _current_frames"}  # names of Python and of PyInstaller
OWN_OBJECTS = {"self", "cls"}
PATCHING = {"setattr", "delattr", "getattr", "patch", "object", "attrgetter"}


def private_names(text: str) -> list[str]:
    """Every private name that a module reads, imports or patches, with its line."""
    found = []
    for node in ast.walk(ast.parse(text)):
        for name in _names_in(node):
            found.append(f"{getattr(node, 'lineno', 0)}: {name}")
    return found


def _names_in(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Attribute):
        return [node.attr] if _is_private(node.attr) and not _is_foreign(node) else []
    if isinstance(node, ast.ImportFrom):
        return [alias.name for alias in node.names if _is_private(alias.name)]
    if isinstance(node, ast.Call):
        return _patched(node)
    return []


def _patched(call: ast.Call) -> list[str]:
    """Private names in the strings of `monkeypatch.setattr`, `getattr` and the like."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name not in PATCHING:
        return []
    target = call.args[0] if call.args else None
    strings = [part.value for part in call.args[:2] if isinstance(part, ast.Constant)]
    last_parts = [str(string).rpartition(".")[2] for string in strings]
    allowed = FOREIGN.get(target.id, "").split() if isinstance(target, ast.Name) else []
    return [part for part in last_parts if _is_private(part) and part not in allowed]


def _is_private(name: str) -> bool:
    return re.fullmatch(r"_[a-zA-Z0-9]\w*", name) is not None


def _is_foreign(node: ast.Attribute) -> bool:
    if not isinstance(node.value, ast.Name):
        return False
    owner = node.value.id
    return owner in OWN_OBJECTS or node.attr in FOREIGN.get(owner, "").split()


def test_no_test_reads_or_patches_a_private_name():
    files = sorted(TESTS.rglob("*.py"))
    assert len(files) > 150
    found = {
        str(file.relative_to(TESTS)): names
        for file in files
        if (names := private_names(file.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "model._class_scores(X)",
        "page.reader._title.text()",
        "from workbench.gui.views.curves import _spaced",
        "monkeypatch.setattr(links, '_DENSE_SHARE', 1.0)",
        "monkeypatch.setattr('workbench.corpora.doctor.shingles._MOST_KEPT', 10)",
        "getattr(model, '_fitted')",
        "sys._getframe()",
    ],
)
def test_a_private_name_is_found(line):
    assert len(private_names(line)) == 1


@pytest.mark.parametrize(
    "line", ["os._exit(3)", "self._x", "model.__class__", "for _ in x: pass", "module.__name__"]
)
def test_public_and_foreign_names_are_allowed(line):
    assert private_names(line) == []
