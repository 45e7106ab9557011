"""A partitioned corpus on a Dask cluster whose workers have little memory.

    python tests/benchmarks/large_cluster.py CORPUS [--parts 15] [--memory 1500] [--step NAME]

CORPUS is a folder made by `large_corpus.py`, of which the first parts are used. A scheduler and
three workers are started; Dask ends a worker that takes more than its memory. `workbench describe`
reads and counts the corpus on the cluster, `workbench run` classifies and clusters it, and
`workbench classify` applies a model. The table has the clock time of each command, the highest
memory that a worker of it ever had, and how many workers were lost. Results are stored in
results/large_cluster.json.
"""

import argparse
import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from measure import markdown_table

_KEPT = Path(__file__).resolve().parent / "results" / "large_cluster.json"
_WORKERS = 3
_SECONDS_BETWEEN_LOOKS = 0.05
_SPLIT = {"kind": "random splits", "share": 0.5, "repeats": 1}
_TRANSDUCE = {"kind": "learning curve", "sizes": "5%", "repeats": 1, "transductive": True}
_RARE = {"minimum_documents": 2}
PLANS: dict[str, dict[str, Any]] = {
    "linear SVM": {"protocol": _SPLIT, "methods": ["linear-svm"]},
    "LSI, 100 dimensions": {"protocol": _SPLIT, "methods": ["lsi"]},
    "spectral classification": {"protocol": _TRANSDUCE, "methods": ["spectral-classification"]},
    "spectral clustering": {
        "protocol": {"kind": "clustering", "repeats": 1},
        "methods": ["spectral-clustering"],
        "metrics": ["adjusted_rand"],
    },
}
DESCRIBE, CLASSIFY, FIRST_PLAN = "describe: read and count", "classify", next(iter(PLANS))
STEPS = (DESCRIBE, *PLANS, CLASSIFY)


class Watch:
    """The highest memory of each worker process, looked at again and again."""

    def __init__(self, nannies: Sequence[subprocess.Popen[bytes]]) -> None:
        self._nannies = {process.pid for process in nannies}
        self._peaks: dict[int, float] = {}
        self._is_over = threading.Event()
        threading.Thread(target=self._look, daemon=True).start()

    def take(self) -> tuple[float, int]:
        """The highest megabytes since the last call, and the workers lost since the start."""
        peak = max(self._peaks.values(), default=0.0)
        lost = len(self._peaks) - len(self._nannies)
        self._peaks = dict.fromkeys(self._peaks, 0.0)
        return peak, max(lost, 0)

    def stop(self) -> None:
        """Look no more."""
        self._is_over.set()

    def _look(self) -> None:
        while not self._is_over.wait(_SECONDS_BETWEEN_LOOKS):
            for folder in Path("/proc").glob("[0-9]*"):
                with contextlib.suppress(OSError, ValueError, KeyError):
                    if _parent(folder) in self._nannies and _is_worker(folder):
                        number, now = int(folder.name), _resident(folder)
                        self._peaks[number] = max(self._peaks.get(number, 0.0), now)


def _parent(folder: Path) -> int:
    return int((folder / "stat").read_text().rpartition(")")[2].split()[1])


def _is_worker(folder: Path) -> bool:
    return b"resource_tracker" not in (folder / "cmdline").read_bytes()


def _resident(folder: Path) -> float:
    lines = (folder / "status").read_text().splitlines()
    sizes = dict(line.split(":", 1) for line in lines)
    # Mapped files are not the worker's own: the system drops them when memory is short.
    return int(sizes["RssAnon"].split()[0]) / 1000


@contextlib.contextmanager
def cluster(megabytes: int) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler, and workers with this much memory each."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    address = f"tcp://127.0.0.1:{port}"
    processes = [_start("scheduler", "--port", port, "--no-dashboard")]
    limit = ["--nthreads", "1", "--memory-limit", f"{megabytes}MB", "--no-dashboard"]
    processes += [_start("worker", address, *limit) for _ in range(_WORKERS)]
    try:
        time.sleep(10)
        yield address, processes[1:]
    finally:
        for process in reversed(processes):
            process.terminate()
            process.wait()


def _start(what: str, *options: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *options]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _workbench(*arguments: str) -> Any:
    command = [sys.executable, "-m", "workbench", *arguments, "--json"]
    printed = subprocess.run(command, check=False, stdout=subprocess.PIPE).stdout
    return json.loads(printed or "{}")


def measured(step: str, folder: Path, megabytes: int) -> dict[str, Any]:
    """Run one command on a cluster of its own."""
    corpus, model = str(folder / "corpus"), folder / "model.zip"
    command = ["describe", corpus]
    if step == CLASSIFY:
        command = ["classify", str(model), corpus]
    elif step in PLANS:
        file = folder / "plan.json"
        plan = {"name": step, "corpus": corpus, "features": _RARE, "metrics": ["accuracy"]}
        file.write_text(json.dumps(plan | PLANS[step]), "utf-8")
        command = ["run", str(file)]
    with cluster(megabytes) as (address, workers):
        watch = Watch(workers)
        started = time.perf_counter()
        answer = _workbench(*command, "--scheduler", address)
        seconds = time.perf_counter() - started
        peak, lost = watch.take()
        watch.stop()
    if step == FIRST_PLAN and "id" in answer:
        _workbench("export", answer["id"], "--model", "linear-svm", "--to", str(model))
    return {"seconds": seconds, "peak_mb": peak, "lost": lost, "result": _result(answer)}


def _result(answer: Any) -> str:
    if isinstance(answer, list):
        return f"{len(answer):,} documents"
    if "documents" in answer:
        return f"{answer['documents']:,} documents, {answer['terms']:,} terms"
    if answer.get("failures") or "scores" not in answer:
        return "no result: the workers had too little memory"
    scores = next(iter(answer["scores"].values()), {})
    return ", ".join(f"{name} {score['mean']:.3f}" for name, score in scores.items())


def table(kept: Mapping[str, Any]) -> str:
    """A line for each command."""
    header = ("step", "clock s", "highest memory of a worker, MB", "workers lost", "result")
    lines = [
        (step, f"{row['seconds']:.0f}", f"{row['peak_mb']:.0f}", row["lost"], row["result"])
        for step, row in kept.items()
    ]
    return markdown_table(header, lines)


def main() -> None:
    """Run the chosen commands, store and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("corpus", type=Path, nargs="?")
    parser.add_argument("--parts", type=int, default=15)
    parser.add_argument("--memory", type=int, default=1500, help="megabytes of each worker")
    parser.add_argument("--step", nargs="+", choices=STEPS, default=STEPS)
    parser.add_argument("--folder", type=Path, help="keep corpus, cache and runs here")
    chosen = parser.parse_args()
    kept = json.loads(_KEPT.read_text("utf-8")) if _KEPT.exists() else {}
    if chosen.corpus is not None:
        with tempfile.TemporaryDirectory() as made:
            folder = chosen.folder or Path(made)
            _prepare(folder, sorted(chosen.corpus.glob("part-*"))[: chosen.parts])
            for step in chosen.step:
                print(f"{step} …", file=sys.stderr, flush=True)
                kept[step] = measured(step, folder, chosen.memory)
                _KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print(table(kept))


def _prepare(folder: Path, parts: Sequence[Path]) -> None:
    (folder / "corpus").mkdir(parents=True, exist_ok=True)
    for part in parts:
        if not (folder / "corpus" / part.name).exists():
            shutil.copy2(part, folder / "corpus")
    for name in ("STORE", "CACHE", "SETTINGS"):
        os.environ[f"WORKBENCH_{name}"] = str(folder / name)
    for library in ("OMP", "OPENBLAS"):
        os.environ[f"{library}_NUM_THREADS"] = "1"


if __name__ == "__main__":
    main()
