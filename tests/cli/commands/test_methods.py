"""`workbench methods`: plug-ins with their origin, and the contract as a command."""

import os
import subprocess
import sys

import pytest

PLUGIN = '''
from dataclasses import dataclass

import numpy as np

from workbench.methods.base import TextClassifier
from workbench.methods.registry import Method
from workbench.parameters import parameter


@dataclass(eq=False, repr=False)
class Centroid(TextClassifier):
    """The class whose mean is nearest by inner product."""

    power: float = parameter(1.0, "Power", low=0.1, high=2.0)

    def _learn(self, X, class_index, prepared):
        members = class_index[:, None] == np.arange(len(self.classes_))
        self.means_ = np.asarray(X.T @ (members / members.sum(axis=0)))

    def _class_scores(self, X):
        return np.asarray(X @ self.means_) ** {POWER}


METHOD = Method("plug-centroid", "Plugged centroid", "Plug-ins", "classify", "plug:Centroid")
'''


@pytest.fixture
def workbench(tmp_path):
    """Run the command with a package that offers a method."""

    def run(*arguments, power="1.0", target="plug:METHOD"):
        (tmp_path / "plug.py").write_text(PLUGIN.replace("{POWER}", power), encoding="utf-8")
        folder = tmp_path / "plug-1.0.dist-info"
        folder.mkdir(exist_ok=True)
        (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: plug\nVersion: 1.0\n")
        (folder / "entry_points.txt").write_text(f"[workbench.methods]\nplug = {target}\n")
        return subprocess.run(
            [sys.executable, "-m", "workbench", "methods", *arguments],
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=250,
            check=False,
        )

    return run


@pytest.mark.processes
def test_a_plug_in_is_listed_with_its_origin(workbench):
    done = workbench()
    line = next(line for line in done.stdout.splitlines() if "plug-centroid" in line)
    assert line.split()[-1] == "plug"


@pytest.mark.processes
def test_a_broken_plug_in_is_reported_and_the_rest_goes_on(workbench):
    done = workbench(target="plug:NOTHING")
    assert "linear-svm" in done.stdout
    assert "The methods of plug cannot be used" in done.stdout


@pytest.mark.processes
def test_the_contract_finds_what_is_wrong(workbench):
    good = workbench("--check", "plug")
    assert good.returncode == 0, good.stdout + good.stderr
    assert "checks passed." in good.stdout
    bad = workbench("--check", "plug", power="0 * np.nan")
    assert bad.returncode == 1
    assert "clear classes are found" in bad.stderr
    unknown = workbench("--check", "elsewhere")
    assert "packages with methods are plug" in unknown.stderr
