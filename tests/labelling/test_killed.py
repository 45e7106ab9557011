"""No confirmed decision is lost, whenever the process is killed."""

import os
import random
import signal
import subprocess
import sys
import time

import pytest

from workbench.corpora.labels import LABEL, Decision, Labelling

# The decision counts as confirmed once its number is printed, after `append` returned.
PERSON = """
import sys
from pathlib import Path
from workbench.corpora.labels import LABEL, Decision, Labelling
labelling = Labelling(Path(sys.argv[1]), "letters")
for number in range(int(sys.argv[2]), 10**9):
    labelling.append([Decision(f"d{number}", LABEL, "ab"[number % 2])])
    print(number, flush=True)
"""
pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9"),
]


def kill_persons(file, times, chance):
    confirmed, following = [], 0
    for _ in range(times):
        command = [sys.executable, "-c", PERSON, str(file), str(following)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as person:
            confirmed.append(int(person.stdout.readline()))
            time.sleep(chance.uniform(0, 0.1))
            os.kill(person.pid, signal.SIGKILL)
            confirmed += [int(line) for line in person.stdout if line.endswith("\n")]
        held = Labelling(file).decisions()
        missing = [number for number in confirmed if f"d{number}" not in held]
        assert not missing
        following = confirmed[-1] + 1
    return confirmed


def check(file, times):
    confirmed = kill_persons(file, times, random.Random(times))
    assert len(confirmed) >= times
    Labelling(file).append([Decision("after", LABEL, "a")])
    held = Labelling(file).decisions()
    assert "after" in held
    assert all(held[f"d{number}"].label == "ab"[number % 2] for number in confirmed)


def test_ten_kills_lose_nothing(tmp_path):
    check(tmp_path / "mine.jsonl", 10)


@pytest.mark.slow
def test_a_hundred_kills_lose_nothing(tmp_path):
    check(tmp_path / "mine.jsonl", 100)
