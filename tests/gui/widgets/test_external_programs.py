"""Other programs start without the environment variables of the built program."""

import os
import subprocess
import sys

from workbench.gui.widgets.external_programs import original_environment, original_variables

PROGRAM = "/programs/workbench/_internal"


def test_variables_that_point_into_the_program_are_removed():
    variables = {
        "LD_LIBRARY_PATH": PROGRAM,
        "QT_PLUGIN_PATH": f"{PROGRAM}/plugins",
        "HOME": "/home/a",
    }
    assert original_variables(variables, PROGRAM) == {"HOME": "/home/a"}


def test_replaced_variables_are_restored():
    variables = {"LD_LIBRARY_PATH": PROGRAM, "LD_LIBRARY_PATH_ORIG": "/opt/lib"}
    assert original_variables(variables, PROGRAM) == {"LD_LIBRARY_PATH": "/opt/lib"}
    kept = {"QT_PLUGIN_PATH": "/opt/plugins"}
    assert original_variables(kept, PROGRAM) == kept


def test_the_original_environment_applies_only_inside_the_block(monkeypatch):
    monkeypatch.setenv("QT_PLUGIN_PATH", f"{PROGRAM}/plugins")
    monkeypatch.setattr(sys, "_MEIPASS", PROGRAM, raising=False)
    command = [sys.executable, "-c", "import os; print(os.environ.get('QT_PLUGIN_PATH'))"]
    with original_environment():
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert output.strip() == "None"
    assert os.environ["QT_PLUGIN_PATH"] == f"{PROGRAM}/plugins"
