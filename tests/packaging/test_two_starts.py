"""Two starts at once with the same store and an empty cache: both finish with correct results."""

import json
import os
import subprocess
import sys

import pytest

from workbench.experiments.runs.store import RunStore

pytestmark = pytest.mark.processes

PLAN = """
format = 1
name = "At once"
corpus = "tour"
seed = 3
metrics = ["accuracy"]
[protocol]
kind = "random splits"
share = 0.1
repeats = 4
[[methods]]
method = "linear-svm"
[[methods]]
method = "spectral-classification"
"""


def start(tmp_path, *arguments):
    folders = {"STORE": "runs", "CACHE": "cache", "SETTINGS": "settings"}
    private = {f"WORKBENCH_{name}": str(tmp_path / folder) for name, folder in folders.items()}
    return subprocess.Popen(
        [sys.executable, "-m", "workbench", *arguments],
        env={**os.environ, **private},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_two_runs_of_one_plan_at_once_both_finish_with_the_same_scores(tmp_path):
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    plan = str(tmp_path / "plan.toml")
    both = [start(tmp_path, "run", plan, "--workers", "1", "--json") for _ in range(2)]
    runs = []
    for process in both:
        out, err = process.communicate(timeout=250)
        assert (process.returncode, err) == (0, "")
        runs.append(json.loads(out))
    assert runs[0]["id"] != runs[1]["id"]
    assert runs[0]["scores"] == runs[1]["scores"]
    listed = RunStore(tmp_path / "runs").list()
    assert sorted((run.status, run.done, run.failed) for run in listed) == [("finished", 8, 0)] * 2


def test_a_run_is_resumed_by_only_one_of_two(tmp_path):
    """A run that is resumed twice is written by one process; the other explains it."""
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    first = start(tmp_path, "run", str(tmp_path / "plan.toml"), "--workers", "1", "--json")
    assert first.communicate(timeout=250)[1] == ""
    run = RunStore(tmp_path / "runs").open("latest")
    lines = (run.folder / "trials.jsonl").read_text("utf-8").splitlines()
    (run.folder / "trials.jsonl").write_text("\n".join(lines[:2]) + "\n", "utf-8")
    both = [start(tmp_path, "resume", run.id, "--workers", "1") for _ in range(2)]
    ends = [(process.communicate(timeout=250), process.returncode) for process in both]
    assert 0 in [code for _, code in ends], ends
    for (_, err), code in ends:
        assert code in (0, 1)
        assert "Traceback" not in err
    results = RunStore(tmp_path / "runs").open(run.id).results()
    assert len({result.key for result in results}) == len(results) == 8
