"""The import contracts hold and can fail, and the core works without Qt."""

import ast
import pkgutil
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import workbench

PROJECT = Path(__file__).resolve().parents[1]
LINT = "from importlinter.cli import lint_imports_command as lint; lint(['--no-cache'])"

# One violation of each kind: the module that gets the import, and what it imports.
PLANTED = {
    "Layers of the package": ("corpora/corpus.py", "workbench.experiments.plans.plan"),
    "Layers of experiments": ("experiments/runs/run.py", "workbench.experiments.running.runner"),
    "Layers of methods": ("methods/spectral/space.py", "workbench.methods.higher_order.kernel"),
    "Layers of corpora": (
        "corpora/term_matrix.py",
        "workbench.corpora.readers.reading",
    ),
    "Layers of the window": ("gui/views/spectrum.py", "workbench.gui.pages.results.page"),
    "Pages know no other page": ("gui/pages/runs/page.py", "workbench.gui.pages.results.tabs"),
    "No cycles": ("corpora/readers/settings.py", "workbench.corpora.readers.reading"),
    "Only the window knows Qt": ("experiments/figures/curves.py", "PySide6.QtCore"),
    "through the registry": ("gui/state/tasks.py", "workbench.methods.algebra.kernels"),
}


def python(code: str, folder: Path = PROJECT) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True)


@pytest.fixture(scope="module")
def reported(tmp_path_factory):
    """What the linter says about a copy of the package with every violation planted in it."""
    copy = tmp_path_factory.mktemp("planted")
    shutil.copytree(PROJECT / "workbench", copy / "workbench")
    shutil.copy(PROJECT / "pyproject.toml", copy)
    for place, imported in PLANTED.values():
        module = copy / "workbench" / place
        module.write_text(module.read_text("utf-8") + f"\nimport {imported}\n", "utf-8")
    found = python(f"import sys; sys.path.insert(0, '.'); {LINT}", copy)
    assert found.returncode == 1, found.stdout
    return found.stdout


@pytest.mark.parametrize("contract", PLANTED)
def test_a_planted_violation_is_reported(contract, reported):
    place, imported = PLANTED[contract]
    report = reported[reported.index("Broken contracts") :]
    start = report.index(contract)
    assert contract in report
    module = "workbench." + place.removesuffix(".py").replace("/", ".")
    if contract == "No cycles":  # siblings are named relative to their folder
        assert f"allowed in {module.rpartition('.')[0]}." in report[start:].replace("\n", " ")
    else:
        assert module in report[start:]
        assert imported.partition(".")[0] in report[start:]


def test_every_family_of_methods_is_behind_the_registry():
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    forbidden = next(
        contract["forbidden_modules"]
        for contract in contracts
        if "registry" in contract["name"] and contract["type"] == "forbidden"
    )
    folder = PROJECT / "workbench" / "methods"
    modules = {f"workbench.methods.{module.name}" for module in pkgutil.iter_modules([str(folder)])}
    assert modules - set(forbidden) == {"workbench.methods.registry"}


def core_modules() -> list[str]:
    found = pkgutil.walk_packages(workbench.__path__, "workbench.", onerror=lambda _: None)
    return [module.name for module in found if not module.name.startswith("workbench.gui")]


def test_every_core_module_works_where_qt_is_blocked():
    blocked = "import sys; sys.modules['PySide6'] = sys.modules['pyqtgraph'] = None\n"
    modules = [name for name in core_modules() if name != "workbench.__main__"]
    done = python(blocked + "\n".join(f"import {name}" for name in modules))
    assert done.returncode == 0, done.stderr
    assert len(modules) > 200


def test_qt_is_really_blocked_there():
    done = python("import sys; sys.modules['PySide6'] = None\nimport workbench.gui.shell.menus")
    assert "ModuleNotFoundError" in done.stderr or "ImportError" in done.stderr


@pytest.mark.parametrize("heavy", ["sklearn", "scipy", "nltk", "numpy"])
def test_help_loads_no_scientific_library(heavy):
    done = python(
        "import sys\nfrom workbench.cli import answer\n"
        "try: answer(['--help'])\nexcept SystemExit: pass\n"
        f"assert {heavy!r} not in sys.modules, 'loaded'"
    )
    assert done.returncode == 0, done.stderr


def late_imports() -> list[str]:
    """Imports inside functions of the package whose line does not say why they are late."""
    found = []
    for file in sorted((PROJECT / "workbench").rglob("*.py")):
        text = file.read_text("utf-8")
        lines = text.splitlines()
        functions = [node for node in ast.walk(ast.parse(text)) if _is_function(node)]
        for node in {inner for function in functions for inner in ast.walk(function)}:
            if isinstance(node, ast.Import | ast.ImportFrom):
                written = " ".join(lines[node.lineno - 1 : node.end_lineno])
                if "# late: " not in written:
                    found.append(f"{file.relative_to(PROJECT)}:{node.lineno}")
    return found


def _is_function(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def test_an_import_inside_a_function_says_why_it_is_late():
    assert late_imports() == []
