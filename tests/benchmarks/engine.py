"""Cost of running experiments: overhead, speed-up, HOSK protocol, listing, cancelling.

    python tests/benchmarks/engine.py [--trials 400] [--rounds 2] [--only workers,hosk,…]

Each row is a ratio (or a time) taken in this run. `workers` runs one plan of trials of 0.2 s, each
on a split of its own, with one and with two processes in turns; the quickest run of each counts.
Overhead is the share of the wall time of the run on one worker, its start included, that is not
fit, predict or scoring. Learning the weights of terms on the training documents is part of a fit;
a second row counts it as overhead. The speed-up of two processes without the runner shows how much
of a second core is free on this machine. `hosk` runs eight training sizes, ten splits and four
kernels on the four sci.* groups of 20news-18828 (WORKBENCH_DATA) and divides by the time of the
SVM fits alone.
"""

import argparse
import json
import multiprocessing
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from measure import markdown_table

_SECONDS_PER_TRIAL = 0.2
_SIZES = (80, 160, 320, 640, 960, 1280)  # training documents, of the 1,600 of the built-in corpus
_ROUNDS = 2
Row = tuple[str, str, str]


def plan_of(name: str, **values: Any) -> Any:
    """A plan on the built-in corpus."""
    from workbench.experiments.plans.plan import Plan

    return Plan.from_dict({"name": name, "corpus": "tour", "seed": 1, **values})


def timed_run(plan: Any, store: Any, workers: int) -> tuple[Any, float, float]:
    """Run a plan; give the run, its seconds, and the seconds from the first trial on."""
    from workbench.experiments.running.runner import run_plan

    moments: list[float] = []
    start = time.perf_counter()
    run = run_plan(
        plan,
        store,
        executor="process",
        workers=workers,
        progress=lambda _: moments.append(time.perf_counter()),
    )
    end = time.perf_counter()
    failed = [result.error for result in run.results() if result.error]
    assert not failed, failed[0]
    return run, end - start, end - moments[1]


def work_seconds(run: Any) -> float:
    """Seconds of fit, predict and scoring, preparations of fits included once."""
    results = run.results()
    work = sum(
        result.seconds_fit + result.seconds_predict + result.seconds_score for result in results
    )
    return work + features_seconds(run) + prepared_seconds(run)


def features_seconds(run: Any) -> float:
    """Seconds of learning features on training documents."""
    return sum(result.seconds_features for result in run.results())


def prepared_seconds(run: Any) -> float:
    """Seconds of the shared parts of fits: kernels, factorisations, graphs."""
    path = run.folder / "preparations.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return sum(json.loads(line)["seconds"] for line in lines)


def plan_of_size(name: str, sizes: str, repeats: int) -> Any:
    """A plan in which each trial has its own split."""
    protocol = {"kind": "learning curve", "sizes": sizes, "repeats": repeats}
    return plan_of(name, methods=["rbf-svm"], protocol=protocol)


def calibrated_plan(store: Any, repeats: int) -> Any:
    """A plan whose trials take about 0.2 s on this machine, now."""
    import numpy as np

    run, _, _ = timed_run(plan_of_size("calibration", ", ".join(map(str, _SIZES)), 5), store, 1)
    by_size: dict[int, list[float]] = {}
    for result in run.results():
        by_size.setdefault(int(result.training), []).append(
            result.seconds_fit + result.seconds_predict
        )
    times = np.maximum.accumulate([min(by_size[size]) for size in _SIZES])
    size = round(float(np.interp(_SECONDS_PER_TRIAL, times, _SIZES)))
    return plan_of_size("calibrated", str(size), repeats)


def workers(store: Any, trials: int, rounds: int) -> Iterator[Row]:
    """One process against two, in turns, on the same plan."""
    plan = calibrated_plan(store, trials)
    single, double = [], []
    for _ in range(rounds):
        single.append(timed_run(plan, store, 1))
        double.append(timed_run(plan, store, 2))
    run, whole, after_start = min(single, key=lambda timed: timed[1])
    work, features = work_seconds(run), features_seconds(run)
    label = f"Overhead, {trials} trials of {work / trials:.2f} s, start included"
    yield label, _share(work, whole), "< 5 %"
    yield "The same, learning features counted as overhead", _share(work - features, whole), "–"
    yield "The same, from the first trial on", _share(work, after_start), "–"
    faster, faster_alone = (
        min(times[part] for times in single) / min(times[part] for times in double)
        for part in (1, 2)
    )
    yield "Two workers against one, start included", f"{faster:.2f} times", "≥ 1.7 times"
    yield "The same, from the first trial on", f"{faster_alone:.2f} times", "–"
    yield "Two processes without an engine", f"{without_engine(run, trials // 4):.2f} times", "–"


def _share(work: float, whole: float) -> str:
    return f"{max(0.0, 1 - work / whole):.1%}"


def without_engine(run: Any, trials: int) -> float:
    """The speed-up of two processes that do nothing but run the trials' fits."""
    return fits_alone(run, trials, 1) / fits_alone(run, trials, 2)


def fits_alone(run: Any, trials: int, processes: int) -> float:
    """Seconds that processes take for some trials, counted from when all of them have started."""
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(processes + 1)
    shares = [range(position, trials, processes) for position in range(processes)]
    started = [
        context.Process(target=_fit_share, args=(str(run.folder), share, ready)) for share in shares
    ]
    for process in started:
        process.start()
    ready.wait()
    start = time.perf_counter()
    for process in started:
        process.join()
    return time.perf_counter() - start


def _fit_share(folder: str, share: range, ready: Any) -> None:
    from workbench.experiments.plans.trials import unfold
    from workbench.experiments.running.trial_execution import run_trial
    from workbench.experiments.running.worker import limit_threads
    from workbench.experiments.runs.run import Run

    limit_threads()
    trials = unfold(Run(Path(folder)).plan)
    run_trial(folder, trials[0])
    ready.wait()
    for position in share:
        run_trial(folder, trials[position])
    os._exit(0)


def hosk(store: Any, *_: int) -> Iterator[Row]:
    """The protocol of the HOSK paper against its SVM fitting time."""
    if not os.environ.get("WORKBENCH_DATA"):
        yield "HOSK protocol", "WORKBENCH_DATA is not set", "< 3 times"
        return
    counts = {"weighting": "row maximum", "length": "none"}
    kernels = [
        {"method": "linear-svm", "features": counts},
        {"method": "polynomial-svm", "features": counts},
        {"method": "rbf-svm", "features": counts},
        {
            "method": "higher-order-kernel-transductive",
            "features": {"weighting": "counts", "length": "none"},
        },
    ]
    plan = plan_of(
        "HOSK",
        corpus="20news-18828",
        reading={"classes": "sci.*"},
        features={
            "minimum_documents": 3,
            "selection": "information gain",
            "n_terms": 2000,
            "fit_on": "all",  # as published: terms were selected before the splits
        },
        protocol={"kind": "learning curve", "repeats": 10},
        methods=kernels,
    )
    run, whole, _ = timed_run(plan, store, 2)
    fitting = sum(result.seconds_fit for result in run.results())
    yield "HOSK protocol, 320 trials, two workers", f"{whole:.0f} s", "–"
    yield "Its SVM fits, summed over workers", f"{fitting:.0f} s", "–"
    yield (
        "Protocol (wall × workers) against SVM fits",
        f"{2 * whole / fitting:.2f} times",
        "< 3 times",
    )


def listing(store: Any, *_: int) -> Iterator[Row]:
    """List 2,000 interrupted runs, whose trials have to be counted."""
    from workbench.experiments.plans.trials import unfold
    from workbench.experiments.runs.store import RunStore

    plan = plan_of("listed", methods=["linear-svm"])
    many = RunStore(store.root / "many")
    record = (many.create(plan).folder / "run.json").read_bytes()
    line = json.dumps(unfold(plan)[0].result().to_dict()).encode()
    for number in range(1999):
        folder = many.root / f"20200101-{number:06}"
        folder.mkdir()
        (folder / "run.json").write_bytes(record)
        keys = (line.replace(b"@", f"{position}@".encode(), 1) for position in range(40))
        (folder / "trials.jsonl").write_bytes(b"\n".join(keys) + b"\n")
    times = []
    for _ in range(3):
        start = time.perf_counter()
        assert sum(run.done for run in many.list()) == 1999 * 40
        times.append(time.perf_counter() - start)
    yield "List 2,000 interrupted runs of 40 trials", f"{min(times):.2f} s", "< 1 s"


def cancel(store: Any, *_: int) -> Iterator[Row]:
    """The time from the request to the end of the run, in the middle of long trials."""
    from workbench.experiments.running.control import RunControl
    from workbench.experiments.running.runner import run_plan

    plan = plan_of(
        "cancelled",
        methods=[{"method": "lda-topics", "values": {"n_clusters": 100, "max_iter": 2000}}],
        protocol={"kind": "clustering", "repeats": 4},
        metrics=["purity"],
    )
    control, requests = RunControl(), []

    def request() -> None:
        requests.append(time.perf_counter())
        control.cancel()

    timer = threading.Timer(15, request)
    timer.start()
    run = run_plan(plan, store, executor="process", workers=2, control=control)
    waited = time.perf_counter() - requests[0]
    assert run.status == "cancelled"
    yield "Cancel with processes, in the middle of long trials", f"{waited:.2f} s", "< 1 s"


MEASURES: dict[str, Callable[..., Iterator[Row]]] = {
    "workers": workers,
    "hosk": hosk,
    "listing": listing,
    "cancel": cancel,
}


def main() -> None:
    """Run the chosen measurements and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--trials", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=_ROUNDS)
    parser.add_argument("--only", default=",".join(MEASURES))
    options = parser.parse_args()
    from workbench.experiments.runs.store import RunStore

    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("WORKBENCH_CACHE", str(Path(folder) / "cache"))
        for name in options.only.split(","):
            for row in MEASURES[name](
                RunStore(Path(folder) / name), options.trials, options.rounds
            ):
                print(
                    *row, sep=" | ", file=sys.stderr, flush=True
                )  # progress of a long measurement
                rows.append(row)
    print(markdown_table(["measure", "value", "goal"], rows))


if __name__ == "__main__":
    main()
