"""Two starts at once on one store and one cold cache: both finish, neither hurts the other."""

import json
import os
import subprocess
import sys

from workbench.experiments.runs.store import RunStore

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
    private = {f"WORKBENCH_{name}": str(tmp_path / one) for name, one in folders.items()}
    return subprocess.Popen(
        [sys.executable, "-m", "workbench", *arguments],
        env={**os.environ, **private},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_two_runs_of_one_plan_at_once(tmp_path):
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    plan = str(tmp_path / "plan.toml")
    both = [start(tmp_path, "run", plan, "--workers", "1", "--json") for _ in range(2)]
    told = []
    for process in both:
        out, err = process.communicate(timeout=250)
        assert (process.returncode, err) == (0, "")
        told.append(json.loads(out))
    assert told[0]["id"] != told[1]["id"]
    assert told[0]["scores"] == told[1]["scores"]
    listed = RunStore(tmp_path / "runs").list()
    assert sorted((one.status, one.done, one.failed) for one in listed) == [("finished", 8, 0)] * 2


def test_only_one_of_two_goes_on_with_the_same_run(tmp_path):
    """A run taken up twice is written by one of them; the other says so."""
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    first = start(tmp_path, "run", str(tmp_path / "plan.toml"), "--workers", "1", "--json")
    assert first.communicate(timeout=250)[1] == ""
    run = RunStore(tmp_path / "runs").open("latest")
    kept = (run.folder / "trials.jsonl").read_text("utf-8").splitlines()
    (run.folder / "trials.jsonl").write_text("\n".join(kept[:2]) + "\n", "utf-8")
    both = [start(tmp_path, "resume", run.id, "--workers", "1") for _ in range(2)]
    ends = [(one.communicate(timeout=250), one.returncode) for one in both]
    assert 0 in [code for _, code in ends], ends
    for (_, err), code in ends:
        assert code in (0, 1)
        assert "Traceback" not in err
    results = RunStore(tmp_path / "runs").open(run.id).results()
    assert len({one.key for one in results}) == len(results) == 8
