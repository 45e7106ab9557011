"""Peers solve a task split by split; the tables name the methods that lose."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

PEERS = Path(__file__).resolve().parent / "peers"
WORDS = (("orbit", "rocket", "moon", "launch"), ("goal", "referee", "match", "league"))


@pytest.fixture
def task(tmp_path):
    texts = [" ".join(WORDS[row % 2][(row // 2 + k) % 4] for k in range(3)) for row in range(24)]
    labels = [row % 2 for row in range(24)]
    labels[-1] = 0  # a document whose words belong to another class
    splits = [
        {"training": "50%", "draw": draw, "train": list(range(12)), "test": list(range(12, 24))}
        for draw in (0, 1)
    ]
    values = {"name": "small", "language": "english", "texts": texts, "labels": labels}
    file = tmp_path / "task.json"
    file.write_text(json.dumps({**values, "splits": splits}), "utf-8")
    return file


@pytest.fixture
def comparison(monkeypatch):
    for folder in (PEERS, PEERS.parent):
        monkeypatch.syspath_prepend(str(folder))
    import compare

    yield compare
    for name in ("tables", "compare", "tasks", "measure"):
        sys.modules.pop(name, None)


def run_peer(script, *words):
    command = [sys.executable, str(PEERS / f"{script}_peer.py"), *map(str, words)]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return json.loads(printed.strip().splitlines()[-1])


@pytest.mark.parametrize(
    ("script", "name"),
    [
        ("workbench", "linear-svm"),
        ("workbench", "higher-order-kernel-transductive"),
        ("workbench", "term-cluster-kernel:svm"),
        ("scikit_learn", "tuned-svm"),
        ("scikit_learn", "nb-svm"),
    ],
)
def test_a_peer_classifies_every_split(script, name, task):
    found = run_peer(script, name, task)
    assert found["accuracy"] == {"50%": [pytest.approx(11 / 12)] * 2}
    assert found["splits"] == 2
    assert found["cpu"] > 0


def test_every_method_of_a_paper_has_a_matched_baseline_that_was_measured(comparison):
    from tables import MATCHED

    papers = {peer.key for peer in comparison.PEERS if peer.kind == "paper"}
    others = {peer.key for peer in comparison.PEERS if peer.kind != "paper"}
    assert set(MATCHED) == papers
    assert set(MATCHED.values()) <= others
    measured = json.loads((PEERS.parent / "results" / "peers.json").read_text("utf-8"))
    for task, results in measured.items():
        assert set(MATCHED.values()) <= set(results), task


def test_a_slow_peer_gets_only_the_first_draws(task):
    assert run_peer("scikit_learn", "naive-bayes", task, 1)["splits"] == 1


def test_a_stopped_peer_keeps_its_finished_splits(task, comparison, tmp_path):
    (tmp_path / "slow_peer.py").write_text(
        "import signal, sys\n"
        f"sys.path.append({str(PEERS)!r})\n"
        "from answering import answer\n"
        "def work(task):\n"
        "    yield [0] * 12\n"
        "    signal.raise_signal(signal.SIGXCPU)\n"
        "answer({'slow': work})\n",
        "utf-8",
    )
    peer = comparison.Peer("slow", "slow", "a slow peer", "modern")
    found = comparison.measure_peer(peer, task, 100.0, scripts=tmp_path)
    assert (found["stopped"], found["splits"]) == (100.0, 1)
    assert list(found["accuracy"]) == ["50%"]


def test_the_tables_name_the_methods_that_lose(comparison):
    listed, page_of = comparison.PEERS, comparison.page

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
    page = page_of(listed, {"science": None}, kept)
    assert (
        "TCB, nearest neighbour, loses by 10.0 points against tuned linear SVM, word pairs" in page
    )
    assert "Below the plain linear SVM" not in page
    assert "Not measured: this program, NB-SVM; " in page
    kept["science"]["workbench/linear-svm"] = measured(0.65, 2.0)
    second_page = page_of(listed, {"science": None}, kept)
    assert (
        "Below the plain linear SVM of the first line everywhere: TCB, nearest neighbour."
        in second_page
    )
    kept["science"]["workbench/knn-cosine:tcb"] = measured(0.65, 1.0)
    against = page_of(listed, {"science": None}, kept)
    assert (
        "Against the matched baseline of each, in points: TCB, nearest neighbour −5.0." in against
    )
    assert "| TCB, nearest neighbour | 60.0 | 2.00 | 2.0 | 100 | 1.0 |" in page
    assert (
        "WEKA, StringToWordVector + SMO *(stopped after 600 s: 0 of 2 splits)* | – | > 600" in page
    )
    kept["science"]["workbench/linear-svm"]["accuracy"]["50%"] = [0.8, 0.9]
    kept["science"]["scikit_learn/tuned-svm"] |= {"stopped": 30, "splits": 2}
    half = page_of(listed, {"science": None}, kept)
    assert "*(stopped after 30 s: 2 of 2 splits)* | 70.0 | – | > 10 |" in half
    assert (
        "50% labelled: the best method of the papers" not in half
    )  # none of them was measured at this size
