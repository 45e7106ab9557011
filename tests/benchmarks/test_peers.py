"""Peers answer for the task they are given, split by split; tables say who loses."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

PEERS = Path(__file__).resolve().parents[2] / "benchmarks" / "peers"
WORDS = (("orbit", "rocket", "moon", "launch"), ("goal", "referee", "match", "league"))


@pytest.fixture
def task(tmp_path):
    texts = [" ".join(WORDS[row % 2][(row // 2 + k) % 4] for k in range(3)) for row in range(24)]
    labels = [row % 2 for row in range(24)]
    labels[-1] = 0  # one document whose class its words do not tell
    splits = [
        {"training": "50%", "draw": draw, "train": list(range(12)), "test": list(range(12, 24))}
        for draw in (0, 1)
    ]
    values = {"name": "small", "language": "english", "texts": texts, "labels": labels}
    file = tmp_path / "task.json"
    file.write_text(json.dumps({**values, "splits": splits}), "utf-8")
    return file


def asked(script, *words):
    command = [sys.executable, str(PEERS / f"{script}_peer.py"), *map(str, words)]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return json.loads(printed.strip().splitlines()[-1])


@pytest.mark.parametrize(
    ("script", "name"),
    [
        ("workbench", "linear-svm"),
        ("workbench", "higher-order-kernel-transductive"),
        ("scikit_learn", "tuned-svm"),
        ("scikit_learn", "nb-svm"),
    ],
)
def test_a_peer_judges_every_split(script, name, task):
    found = asked(script, name, task)
    assert found["accuracy"] == {"50%": [pytest.approx(11 / 12)] * 2}
    assert found["splits"] == 2
    assert found["cpu"] > 0


def test_a_slow_peer_gets_the_first_draws_alone(task):
    assert asked("scikit_learn", "naive-bayes", task, 1)["splits"] == 1


def test_the_tables_say_plainly_who_loses(monkeypatch):
    for folder in (PEERS, PEERS.parent):
        monkeypatch.syspath_prepend(str(folder))
    import tables
    from compare import PEERS as LISTED

    def measured(accuracy, cpu):
        accuracies = {"1%": [accuracy, accuracy]}
        return {"accuracy": accuracies, "cpu": cpu, "splits": 2, "peak_mb": 100.0}

    kept = {
        "science": {
            "workbench/linear-svm": measured(0.5, 2.0),
            "workbench/term-cluster-kernel": measured(0.6, 4.0),
            "scikit_learn/tuned-svm": measured(0.7, 1.0),
            "weka/smo": {"stopped": 600},
        }
    }
    page = tables.page(LISTED, {"science": None}, kept)
    assert "TCB, loses by 10.0 points against tuned linear SVM, word pairs" in page
    assert "Below the plain linear SVM" not in page
    kept["science"]["workbench/linear-svm"] = measured(0.65, 2.0)
    told = tables.page(LISTED, {"science": None}, kept)
    assert "Below the plain linear SVM of the first line everywhere: TCB." in told
    assert "| TCB | 60.0 | 2.00 | 2.0 | 100 | 1.0 |" in page
    assert "> 600" in page
    for name in ("tables", "compare", "tasks", "measure"):
        sys.modules.pop(name, None)
