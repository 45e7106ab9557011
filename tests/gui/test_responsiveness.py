"""The window imports neither scientific libraries nor most pages before it is visible."""

import subprocess
import sys

import pytest

START = """
import sys
from workbench.gui.shell.application import make_application, make_window
application = make_application()
window = make_window()
window.show()
application.processEvents()
print(sorted(name for name in {names} if name in sys.modules))
window.close()
"""
HEAVY = (
    "sklearn",
    "scipy",
    "scipy.sparse",
    "nltk",
    "py3langid",
    "python_calamine",
    "distributed",
    "PySide6.QtNetwork",
)
LATE = (
    "workbench.gui.pages.experiment.page",
    "workbench.gui.pages.results.page",
    "workbench.gui.help.viewer",
    "workbench.gui.shell.new_documents",
)


@pytest.mark.parametrize("names", [HEAVY, LATE], ids=["libraries", "pages"])
def test_the_window_starts_without_these_modules(names):
    done = subprocess.run(
        [sys.executable, "-c", START.format(names=names)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_pages_need_no_scientific_libraries():
    pages = START.replace(
        "application.processEvents()",
        "[window.page(name) for name in ('label', 'experiment', 'runs', 'results', 'comparison')]",
    )
    names = ("sklearn", "scipy", "nltk")
    done = subprocess.run(
        [sys.executable, "-c", pages.format(names=names)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_no_module_of_the_window_needs_scientific_libraries():
    code = (
        "import pkgutil, sys, workbench.gui\n"
        "for module in pkgutil.walk_packages(workbench.gui.__path__, 'workbench.gui.'):\n"
        "    __import__(module.name)\n"
        "print(sorted({'sklearn', 'scipy', 'nltk'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout.strip(), done.returncode) == ("[]", 0), done.stderr
