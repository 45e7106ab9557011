"""The core works without Qt, and starts quickly."""

import pkgutil
import subprocess
import sys

import pytest

import workbench


def core_modules() -> list[str]:
    found = pkgutil.walk_packages(workbench.__path__, "workbench.", onerror=lambda _: None)
    return [one.name for one in found if not one.name.startswith("workbench.gui")]


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


def test_every_core_module_works_where_qt_is_blocked():
    blocked = "import sys; sys.modules['PySide6'] = sys.modules['pyqtgraph'] = None\n"
    modules = [name for name in core_modules() if name != "workbench.__main__"]
    imports = "\n".join(f"import {name}" for name in modules)
    done = python(blocked + imports)
    assert done.returncode == 0, done.stderr
    assert len(modules) > 20


@pytest.mark.parametrize("heavy", ["sklearn", "scipy", "nltk", "numpy"])
def test_help_loads_no_scientific_library(heavy):
    done = python(
        "import sys\nfrom workbench.cli import answer\n"
        "try: answer(['--help'])\nexcept SystemExit: pass\n"
        f"assert {heavy!r} not in sys.modules, 'loaded'"
    )
    assert done.returncode == 0, done.stderr
