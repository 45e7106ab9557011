"""Attempts of one kind in this process; started by campaign.py, one process after another.

Usage: python -m tests.faults.attempts KIND FIRST_SEED COUNT SECONDS FOLDER. Every attempt has a
seed. What goes wrong is written to FOLDER, with the files of the attempt, and the next one follows.
"""

import contextlib
import faulthandler
import importlib
import json
import os
import resource
import shutil
import sys
import time
import traceback
import warnings
from pathlib import Path

from tests.faults.damage import chance_of

STARTED = time.monotonic()  # imports and preparations count too
MOST_SECONDS = 10  # of processor time in one attempt
LONGEST_WAIT = 600  # seconds by the clock; a busy computer is slow, not broken
MOST_MEGABYTES = 2048
TARGETS = {
    "readers": "readers:Readers",
    "plans": "plans:Plans",
    "run folders": "runs:RunFolders",
    "archives": "runs:Archives",
    "models": "runs:Models",
    "labellings": "user_files:Labellings",
    "caches": "user_files:Caches",
    "settings": "user_files:Settings",
    "disk": "failing_disk:FailingDisk",
    "kills": "killed:Killed",
    "clusters": "killed:DaskDeaths",
    "window": "window:Window",
}


def run_attempts(kind, first, count, seconds, folder):
    """Try `count` seeds or as many as fit into the time, and write what happened."""
    module, name = TARGETS[kind].split(":")
    work = folder / "work"
    work.mkdir(parents=True)
    target = getattr(importlib.import_module(f"tests.faults.targets.{module}"), name)(work)
    facts = {"tried": 0, "failures": [], "slowest": 0.0, "megabytes": 0}
    end = STARTED + seconds
    for seed in range(first, first + count):
        (folder / "seed").write_text(str(seed), "utf-8")
        faulthandler.dump_traceback_later(LONGEST_WAIT, exit=True)
        failure, used = attempt(target, kind, seed)
        faulthandler.cancel_dump_traceback_later()
        facts["tried"] += 1
        facts["slowest"] = max(facts["slowest"], used)
        if failure:
            facts["failures"].append({"seed": seed, "problem": failure})
            shutil.copytree(work, folder / f"failed {seed}", dirs_exist_ok=True)
        facts["megabytes"] = max(facts["megabytes"], _peak())
        (folder / "facts.part").write_text(json.dumps(facts), "utf-8")
        (folder / "facts.part").replace(folder / "facts.json")
        if time.monotonic() > end:
            break
    getattr(target, "stack", contextlib.nullcontext()).__exit__(None, None, None)
    shutil.rmtree(work, ignore_errors=True)


def attempt(target, kind, seed):
    """What is wrong with one attempt, or nothing, and its processor time."""
    _forget_own_peak()
    start, largest_child = time.process_time(), _peak_of_children()
    try:
        target.attempt(chance_of(kind, seed))
        failure = ""
    except Exception:  # whatever it is, it is the finding
        failure = traceback.format_exc()
    used = time.process_time() - start
    if not failure and used > MOST_SECONDS:
        failure = f"It took {used:.0f} s of processor time."
    children = _peak_of_children()
    peak = max(_own_peak(), children if children > largest_child else 0)
    if not failure and peak > MOST_MEGABYTES:
        failure = f"It took {peak} MB of memory."
    return failure, used


def _forget_own_peak():
    """Forget the peak of earlier attempts, where the system can."""
    with contextlib.suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5", "ascii")


def _peak():
    """The peak in megabytes of this process, or of a larger one that it started."""
    return max(_own_peak(), _peak_of_children())


def _own_peak():
    with contextlib.suppress(OSError):  # getrusage would count that of the process before this one
        status = Path("/proc/self/status").read_text("ascii")
        return int(status.partition("VmHWM:")[2].split()[0]) >> 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


def _peak_of_children():
    """The peak in megabytes of the largest process that this one ever started and that ended."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10


if __name__ == "__main__":
    warnings.simplefilter("error")
    warnings.filterwarnings("ignore", "unclosed file", ResourceWarning)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    root = Path(sys.argv[5])
    for variable in ("WORKBENCH_STORE", "WORKBENCH_CACHE", "WORKBENCH_SETTINGS"):
        os.environ[variable] = str(root / "home" / variable.lower())
    run_attempts(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), root)
