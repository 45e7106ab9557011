"""Attack the program with random damage, count what was tried, and keep what went wrong.

    python -m tests.faults.campaign --store readers=1000 plans=500   new seeds
    python -m tests.faults.campaign --minutes 1                      all kinds in turn
    python -m tests.faults.campaign --seed 7 readers=1               one attempt again

A failure prints its seed and the folder of its files. With --store the counts are added to
results.json, from which page.py makes the table in SECURITY.md.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.faults.attempts import TARGETS
from workbench.files import locked

PROJECT = Path(__file__).resolve().parents[2]
RESULTS = Path(__file__).with_name("results.json")
PORTION = 2000  # attempts of one process
SHARES = {  # of the time, where only a time is given
    "readers": 8,
    "plans": 3,
    "run folders": 3,
    "archives": 2,
    "models": 2,
    "labellings": 1,
    "caches": 1,
    "settings": 1,
    "disk": 2,
    "window": 4,
}
NEVER = 10.0**9


def portion(kind, first, count, seconds=NEVER):
    """Try seeds in a process of its own; one that dies or hangs counts as a failure."""
    folder = Path(tempfile.mkdtemp(prefix="campaign-"))
    command = [sys.executable, "-m", "tests.faults.attempts", kind, str(first), str(count)]
    command += [str(seconds), str(folder)]
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(
        command, cwd=PROJECT, env=environment, capture_output=True, text=True, errors="replace"
    )
    file = folder / "facts.json"
    facts = {"tried": 0, "failures": [], "slowest": 0.0, "megabytes": 0}
    if file.exists():
        facts |= json.loads(file.read_text("utf-8"))
    if done.returncode != 0:
        seed = int((folder / "seed").read_text("utf-8")) if (folder / "seed").exists() else first
        problem = f"The process ended with {done.returncode}.\n{done.stderr[-4000:]}"
        facts["failures"].append({"seed": seed, "problem": problem})
        facts["tried"] += 1
    if facts["failures"]:
        facts["folder"] = str(folder)
    else:
        shutil.rmtree(folder, ignore_errors=True)
    return facts


def new_seed():
    """The first seed of a campaign: drawn, or that of the check, which follows from the commit."""
    return int(os.environ.get("WORKBENCH_TEST_SEED") or random.SystemRandom().randrange(10**12))


def attack(kind, count, first=None, seconds=NEVER):
    """Try as many seeds as wanted, in portions; print failures; what was tried."""
    first = new_seed() if first is None else first
    total = {"first": first, "tried": 0, "failed": 0, "slowest": 0.0, "megabytes": 0}
    end = time.monotonic() + seconds
    while total["tried"] < count:
        left = end - time.monotonic()
        if total["tried"] and left <= 0:
            break
        start = first + total["tried"]
        facts = portion(kind, start, min(PORTION, count - total["tried"]), left)
        total["tried"] += facts["tried"]
        total["failed"] += len(facts["failures"])
        for name in ("slowest", "megabytes"):
            total[name] = max(total[name], facts[name])
        for failure in facts["failures"]:
            print(f"{kind}, seed {failure['seed']}: {failure['problem']}")
            print(f"Files: {facts['folder']}. Again: python -m tests.faults.campaign", end=" ")
            print(f'--seed {failure["seed"]} "{kind}=1"', flush=True)
    return total


def record(kind, total, file=RESULTS):
    """Add counts to the stored ones; a portion that is repeated keeps what it found earlier."""
    with file.open("ab") as held, locked(held):  # another campaign may run at the same time
        stored = json.loads(file.read_text("utf-8") or "{}")
        same = [entry for entry in stored.get(kind, []) if entry["first"] == total["first"]]
        others = [entry for entry in stored.get(kind, []) if entry not in same]
        found = total["failed"] + sum(entry.get("found", entry["failed"]) for entry in same)
        total |= {"slowest": round(total["slowest"], 2), "found": found}
        total |= {"commit": commit("%h"), "day": commit("%cs")}
        stored[kind] = [*others, total]
        file.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n", "utf-8")


def commit(form):
    """The commit that is attacked, in a form of git."""
    command = ["git", "log", "-1", "--abbrev=9", f"--format={form}"]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True)
    return done.stdout.strip()


def attack_for(minutes):
    """Spread a time over all kinds; how many attempts failed."""
    failed = 0
    for kind, share in SHARES.items():
        total = attack(kind, 10**9, seconds=60 * minutes * share / sum(SHARES.values()))
        print(f"{kind}: {total['tried']} tried, {total['failed']} failed", flush=True)
        failed += total["failed"]
    return failed


def main():
    """Read the arguments; the exit code says whether something failed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("counts", nargs="*", metavar="KIND=COUNT", help=", ".join(TARGETS))
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--seed", type=int, help="the first seed")
    parser.add_argument("--store", action="store_true", help="add the counts to results.json")
    chosen = parser.parse_args()
    failed = attack_for(chosen.minutes) if chosen.minutes else 0
    for entry in chosen.counts:
        kind, _, count = entry.partition("=")
        total = attack(kind, int(count), chosen.seed)
        print(f"{kind}: {total}", flush=True)
        if chosen.store:
            record(kind, total)
        failed += total["failed"]
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
