"""Other programs start with the variables that a person has, not with those of the built one."""

import os
import subprocess
import sys

from workbench.gui.widgets.outside import as_it_was, usual_variables

OWN = "/programs/workbench/_internal"


def test_what_leads_into_the_program_is_taken_away():
    variables = {"LD_LIBRARY_PATH": OWN, "QT_PLUGIN_PATH": f"{OWN}/plugins", "HOME": "/home/a"}
    assert usual_variables(variables, OWN) == {"HOME": "/home/a"}


def test_what_a_person_had_set_comes_back():
    variables = {"LD_LIBRARY_PATH": OWN, "LD_LIBRARY_PATH_ORIG": "/opt/lib"}
    assert usual_variables(variables, OWN) == {"LD_LIBRARY_PATH": "/opt/lib"}
    kept = {"QT_PLUGIN_PATH": "/opt/plugins"}
    assert usual_variables(kept, OWN) == kept


def test_a_process_started_meanwhile_sees_them_and_ours_are_back(monkeypatch):
    monkeypatch.setenv("QT_PLUGIN_PATH", f"{OWN}/plugins")
    monkeypatch.setattr(sys, "_MEIPASS", OWN, raising=False)
    ask = [sys.executable, "-c", "import os; print(os.environ.get('QT_PLUGIN_PATH'))"]
    with as_it_was():
        meanwhile = subprocess.run(ask, capture_output=True, text=True, check=True).stdout
    assert meanwhile.strip() == "None"
    assert os.environ["QT_PLUGIN_PATH"] == f"{OWN}/plugins"
