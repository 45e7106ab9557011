"""The import contracts hold and can fail, and the core works without Qt."""

import ast
import os
import pkgutil
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import workbench

PROJECT = Path(__file__).resolve().parents[1]
LINT = "from importlinter.cli import lint_imports_command as lint; lint(['--no-cache'])"

# One violation of each kind: the module that gets the import, and what it imports.
PLANTED = {
    "Layers of the package": ("corpora/corpus.py", "workbench.experiments.plans.plan"),
    "Layers of experiments": ("experiments/runs/run.py", "workbench.experiments.running.runner"),
    "Layers of labelling": ("labelling/settings.py", "workbench.labelling.situation"),
    "Layers of learning": (
        "labelling/learning/learners.py",
        "workbench.labelling.learning.session",
    ),
    "The window learns": ("gui/pages/label/page.py", "workbench.labelling.learning.session"),
    "Layers of methods": ("methods/spectral/space.py", "workbench.methods.higher_order.kernel"),
    "Layers of corpora": (
        "corpora/term_matrix.py",
        "workbench.corpora.readers.reading",
    ),
    "Layers of the window": ("gui/views/spectrum.py", "workbench.gui.pages.results.page"),
    "Views draw figures": ("gui/views/ranks.py", "workbench.experiments.running.runner"),
    "Pages know no other page": ("gui/pages/runs/page.py", "workbench.gui.pages.results.tabs"),
    "No cycles": ("experiments/reports/svg.py", "workbench.experiments.reports.svg_curves"),
    "Only the window knows Qt": ("experiments/figures/curves.py", "PySide6.QtCore"),
    "Window, command line": ("gui/state/jobs.py", "workbench.methods.algebra.kernels"),
}
# The same inside a function, where an import is easily overlooked.
PLANTED_LATE = {
    "Layers of the package": ("labelling/record.py", "workbench.gui.state.workspace"),
    "Layers of experiments": ("experiments/plans/plan.py", "workbench.experiments.runs.run"),
    "Views draw figures": ("gui/views/curves.py", "workbench.experiments.running.schedule"),
    "Pages know no other page": ("gui/pages/corpus/page.py", "workbench.gui.pages.label.page"),
    "Only the window knows Qt": ("cli/answers.py", "pyqtgraph"),
    "Window, command line": ("cli/commands/methods.py", "workbench.methods.plugins"),
}
# Functions that every module of a kind has: commands, checks of the doctor, programs.
INTERFACES = {"configure", "execute", "find", "main"}
# Folders that are placed in no layer, by the contract that has to report them.
UNPLACED = {
    "Layers of the package": "planted",
    "Layers of experiments": "experiments/planted",
    "Layers of labelling": "labelling/planted",
    "Layers of learning": "labelling/learning/planted",
    "Layers of methods": "methods/planted",
    "Layers of corpora": "corpora/planted",
    "Layers of the window": "gui/planted",
}


def python(code: str, folder: Path = PROJECT) -> subprocess.CompletedProcess[str]:
    wide = {**os.environ, "COLUMNS": "400"}  # no line of a report is broken
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, env=wide)


def linter_sections(folder: Path) -> dict[str, str]:
    """What the linter says about each broken contract, by the heading of its section."""
    found = python(f"import sys; sys.path.insert(0, '.'); {LINT}", folder)
    assert found.returncode == 1, found.stdout
    report = found.stdout[found.stdout.index("Broken contracts") :]
    _before, _title, _nothing, *parts = re.split(r"^(\S.*)\n-{3,}$", report, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def section_of(contract: str, sections: dict[str, str]) -> list[str]:
    """The lines of the section whose heading begins with the name of a contract."""
    found = [text for heading, text in sections.items() if heading.startswith(contract)]
    assert len(found) == 1, list(sections)
    return [re.sub(r"^-\s+", "", line) for line in found[0].splitlines()]


def copy_of_the_package(folder: Path) -> Path:
    shutil.copytree(PROJECT / "workbench", folder / "workbench")
    shutil.copy(PROJECT / "pyproject.toml", folder)
    return folder / "workbench"


@pytest.fixture(scope="module")
def reported(tmp_path_factory):
    """The sections about a copy of the package with every violation planted in it."""
    copy = tmp_path_factory.mktemp("planted")
    package = copy_of_the_package(copy)
    for path, imported in PLANTED.values():
        module = package / path
        module.write_text(module.read_text("utf-8") + f"\nimport {imported}\n", "utf-8")
    return linter_sections(copy)


@pytest.fixture(scope="module")
def reported_late(tmp_path_factory):
    """The sections about a copy of the package with imports planted inside functions."""
    copy = tmp_path_factory.mktemp("planted-late")
    package = copy_of_the_package(copy)
    for path, imported in PLANTED_LATE.values():
        module = package / path
        code = f"\n\ndef planted():\n    import {imported}\n"
        module.write_text(module.read_text("utf-8") + code, "utf-8")
    return linter_sections(copy)


@pytest.mark.parametrize("contract", PLANTED_LATE)
def test_a_violation_inside_a_function_is_reported(contract, reported_late):
    path, imported = PLANTED_LATE[contract]
    module = "workbench." + path.removesuffix(".py").replace("/", ".")
    number = len((PROJECT / "workbench" / path).read_text("utf-8").splitlines()) + 4
    assert f"{module} -> {imported} (l.{number})" in section_of(contract, reported_late)


@pytest.mark.parametrize("contract", PLANTED)
def test_a_planted_violation_is_reported(contract, reported):
    path, imported = PLANTED[contract]
    lines = section_of(contract, reported)
    file = PROJECT / "workbench" / path
    module = "workbench." + path.removesuffix(".py").replace("/", ".")
    if contract == "No cycles":  # siblings are named relative to their folder
        folder = module.rpartition(".")[0]
        assert f"No cycles are allowed in {folder}." in lines
        assert ".svg -> .svg_curves (1 import)" in lines
        return
    target = imported if imported.startswith("workbench.") else imported.partition(".")[0]
    number = len(file.read_text("utf-8").splitlines()) + 2  # after an empty line
    assert f"{module} -> {target} (l.{number})" in lines


def test_a_folder_without_a_layer_is_reported(tmp_path):
    package = copy_of_the_package(tmp_path)
    for folder in UNPLACED.values():
        (package / folder).mkdir()
        (package / folder / "__init__.py").touch()
    sections = linter_sections(tmp_path)
    assert len(sections) == len(UNPLACED)
    for contract, folder in UNPLACED.items():
        lines = section_of(contract, sections)
        title = lines.index("The following modules are not listed as layers:")
        assert lines[title + 2] == f"workbench.{folder.replace('/', '.')}"


def contract_named(part: str) -> dict[str, Any]:
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    return next(contract for contract in contracts if part in contract["name"])


def children(package: str) -> set[str]:
    folder = PROJECT.joinpath(*package.split("."))
    return {f"{package}.{module.name}" for module in pkgutil.iter_modules([str(folder)])}


def test_all_but_the_window_must_do_without_qt():
    sources = set(contract_named("knows Qt")["source_modules"])
    assert children("workbench") - sources == {"workbench.gui"}


def test_every_family_of_methods_is_behind_the_registry():
    forbidden = set(contract_named("through the registry alone")["forbidden_modules"])
    assert children("workbench.methods") - forbidden == {"workbench.methods.registry"}


def core_modules() -> list[str]:
    found = pkgutil.walk_packages(workbench.__path__, "workbench.", onerror=lambda _: None)
    return [module.name for module in found if not module.name.startswith("workbench.gui")]


def test_every_core_module_works_where_qt_is_blocked():
    blocked = "import sys; sys.modules['PySide6'] = sys.modules['pyqtgraph'] = None\n"
    modules = [name for name in core_modules() if name != "workbench.__main__"]
    done = python(blocked + "\n".join(f"import {name}" for name in modules))
    assert done.returncode == 0, done.stderr
    assert len(modules) > 200


def test_qt_cannot_be_imported_where_it_is_blocked():
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
    """Imports inside functions of the package whose line does not say how long they take."""
    found = []
    for file in sorted((PROJECT / "workbench").rglob("*.py")):
        text = file.read_text("utf-8")
        lines = text.splitlines()
        functions = [node for node in ast.walk(ast.parse(text)) if _is_function(node)]
        for node in {inner for function in functions for inner in ast.walk(function)}:
            if isinstance(node, ast.Import | ast.ImportFrom):
                written = " ".join(lines[node.lineno - 1 : node.end_lineno])
                if not re.search(r"# late: .*\b\d+(\.\d+)? m?s\b", written):
                    found.append(f"{file.relative_to(PROJECT)}:{node.lineno}")
    return found


def _is_function(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def test_an_import_inside_a_function_says_how_long_it_takes():
    assert late_imports() == []


def names_with_several_addresses(package: Path) -> dict[str, list[str]]:
    """Public functions and classes that more than one module defines."""
    addresses: dict[str, list[str]] = {}
    for file in sorted(package.rglob("*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if _is_function(node) or isinstance(node, ast.ClassDef):
                addresses.setdefault(node.name, []).append(file.relative_to(package).as_posix())
    return {
        name: files
        for name, files in addresses.items()
        if len(files) > 1 and not name.startswith("_") and name not in INTERFACES
    }


def test_every_public_name_has_one_address():
    assert names_with_several_addresses(PROJECT / "workbench") == {}


def test_a_name_defined_twice_is_found(tmp_path):
    (tmp_path / "a.py").write_text("class Answer:\n    pass\ndef main():\n    pass\n", "utf-8")
    (tmp_path / "b.py").write_text("def Answer():\n    pass\ndef main():\n    pass\n", "utf-8")
    assert names_with_several_addresses(tmp_path) == {"Answer": ["a.py", "b.py"]}
