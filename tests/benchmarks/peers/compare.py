"""This program, its papers' methods and their alternatives, on the same splits.

    python tests/benchmarks/peers/compare.py [--task NAME ...] [--peer NAME ...] [--again | --kept]

Every peer works on every task in a process of its own, with one thread per library. What was
measured is kept in results/peers.json and not measured again unless asked, so that the
comparison can be made in pieces; the tables are printed from what is kept. Peers that are not
installed are left out: Orange3-Text is looked for in the Python that WORKBENCH_PEER_PYTHON names,
the embedding model in WORKBENCH_EMBEDDING_PYTHON, WEKA's jar in WORKBENCH_WEKA_JAR.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

_HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(_HERE.parent), str(_HERE)]

from measure import MeasurementError, measure  # noqa: E402
from tables import page  # noqa: E402
from tasks import TASKS, write_task  # noqa: E402

KEPT = _HERE.parent / "results" / "peers.json"
_USUAL_JAR = "/usr/share/java/weka.jar"
_LIMIT = 600


@dataclass(frozen=True)
class Peer:
    """A line of the tables: a script, its name for the method, and the title."""

    script: str
    name: str
    title: str
    kind: str  # ours, paper, baseline, library, program or modern
    sees_test_text: bool = False
    draws: int = 0  # above 0: only the first draws of each training size

    @property
    def key(self) -> str:
        """The key of its stored results."""
        return f"{self.script}/{self.name}"

    def python(self) -> str | None:
        """The Python it runs in, or None where it is not installed."""
        if self.script == "orange":
            return os.environ.get("WORKBENCH_PEER_PYTHON")
        if self.script == "embedding":
            return os.environ.get("WORKBENCH_EMBEDDING_PYTHON")
        jar = Path(os.environ.get("WORKBENCH_WEKA_JAR", _USUAL_JAR))
        return None if self.script == "weka" and not jar.is_file() else sys.executable


PEERS = (
    Peer("workbench", "linear-svm", "this program, linear SVM", "ours"),
    Peer("workbench", "nb-svm", "this program, NB-SVM", "ours"),
    Peer("workbench", "nb-svm:paper", "this program, NB-SVM with β = 0.25", "ours"),
    Peer("workbench", "label-spreading", "this program, label spreading", "ours", True),
    Peer("workbench", "higher-order-kernel-transductive", "HOSK", "paper", True),
    Peer("workbench", "linear-svm:hosk", "linear kernel, as HOSK", "baseline"),
    Peer("workbench", "higher-order-kernel-improved", "HOSK, our variant", "ours", True),
    Peer("workbench", "spectral-classification", "spectral classification", "paper", True),
    Peer("workbench", "lsi", "LSI, nearest neighbours", "paper"),
    Peer("workbench", "adaptive-sprinkled-lsi", "LSI with adaptive sprinkling", "paper"),
    Peer("workbench", "knn-cosine:lsi", "nearest neighbours, as LSI", "baseline"),
    Peer("workbench", "term-cluster-kernel", "TCB, nearest neighbour", "paper"),
    Peer("workbench", "supervised-term-cluster-kernel", "STCB, nearest neighbour", "paper"),
    Peer("workbench", "knn-cosine:tcb", "nearest neighbour, as TCB", "baseline"),
    Peer("workbench", "term-cluster-kernel:svm", "TCB, linear SVM", "paper"),
    Peer("workbench", "supervised-term-cluster-kernel:svm", "STCB, linear SVM", "paper"),
    Peer("scikit_learn", "tfidf-svm", "scikit-learn, tf-idf + LinearSVC", "library"),
    Peer("scikit_learn", "logistic", "scikit-learn, tf-idf + logistic regression", "library"),
    Peer("scikit_learn", "naive-bayes", "scikit-learn, complement naive Bayes", "library"),
    Peer("orange", "linear-svm", "Orange3-Text, linear SVM", "program", draws=1),
    Peer("orange", "linear-svm-bare", "Orange3-Text, without its preprocessors", "program"),
    Peer("weka", "smo", "WEKA, StringToWordVector + SMO", "program"),
    Peer("scikit_learn", "tuned-svm", "tuned linear SVM, word pairs", "modern"),
    Peer("scikit_learn", "nb-svm", "NB-SVM, word pairs", "modern"),
    Peer("scikit_learn", "random-forest", "random forest (scikit-learn)", "library"),
    Peer("scikit_learn", "boosted-trees", "boosted trees (scikit-learn)", "library"),
    Peer("scikit_learn", "label-spreading", "label spreading (scikit-learn)", "modern", True),
    Peer("embedding", "linear-svm", "MiniLM embeddings + linear SVM", "modern"),
)


def main() -> None:
    """Measure what is missing, store it, print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--task", nargs="+", choices=tuple(TASKS), default=list(TASKS))
    parser.add_argument("--peer", nargs="+", help="parts of names such as orange or linear-svm")
    parser.add_argument("--again", action="store_true", help="measure what is kept once more")
    parser.add_argument("--kept", action="store_true", help="print what is kept, measure nothing")
    parser.add_argument("--limit", type=float, default=_LIMIT, help="CPU seconds for one peer")
    chosen = parser.parse_args()
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        for name in () if chosen.kept else chosen.task:
            _measure_task(name, Path(folder), chosen, kept)
    print(page(PEERS, TASKS, kept))


def _measure_task(
    name: str, folder: Path, chosen: argparse.Namespace, kept: dict[str, Any]
) -> None:
    of_task = kept.setdefault(name, {})
    wanted = [
        peer
        for peer in PEERS
        if (chosen.again or peer.key not in of_task)
        and (not chosen.peer or any(part in peer.key for part in chosen.peer))
    ]
    if not wanted:
        return
    file = write_task(name, folder)
    for peer in wanted:
        print(f"{name}: {peer.title} …", file=sys.stderr, flush=True)
        result = measure_peer(peer, file, chosen.limit)
        if result:
            of_task[peer.key] = result
            KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def measure_peer(peer: Peer, task: Path, limit: float, scripts: Path = _HERE) -> Mapping[str, Any]:
    """Cost and accuracies, those so far where it was stopped; empty where it is not installed."""
    python = peer.python()
    if python is None:
        return {}
    command = [
        "prlimit",
        f"--cpu={limit:.0f}:{limit + 5:.0f}",
        python,
        str(scripts / f"{peer.script}_peer.py"),
    ]
    command += [peer.name, str(task), *([str(peer.draws)] if peer.draws else [])]
    date = datetime.now(UTC).date().isoformat()
    try:
        whole = measure(command, {"QT_QPA_PLATFORM": "offscreen"})
    except MeasurementError as problem:
        print(str(problem)[-1500:], file=sys.stderr)
        return {"date": date, "stopped": limit, **_last(problem.output)} if problem.is_late else {}
    return {"date": date, "wall": whole.wall, "peak_mb": whole.peak_mb, **_last(whole.output)}


def _last(output: str) -> dict[str, Any]:
    """The last results that the peer printed, or nothing."""
    lines = [line for line in output.splitlines() if line.startswith('{"cpu"')]
    return json.loads(lines[-1]) if lines else {}


if __name__ == "__main__":
    main()
