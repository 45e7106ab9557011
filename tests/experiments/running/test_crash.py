"""kill -9 at any moment: no finished trial is lost, and the final results are the same."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time

import psutil
import pytest

from workbench.experiments.plans.trials import unfold
from workbench.experiments.running.runner import resume, run_plan

pytestmark = pytest.mark.processes

PROGRAM = """
import sys
from pathlib import Path
if __name__ == "__main__":
    from workbench.experiments.running.runner import resume
    from workbench.experiments.runs.store import RunStore
    resume(RunStore(Path(sys.argv[1])).open(sys.argv[2]), sys.argv[3], 1)
"""


def table(run):
    """Scores, choices and arrays: everything but times and memory."""
    return {
        result.key: (
            dict(result.scores),
            result.error,
            result.seed,
            {name: array.tobytes() for name, array in run.arrays(result.key).items()},
        )
        for result in run.results()
    }


def finished_lines(run):
    """The whole lines on disk: what was finished when the process died."""
    path = run.folder / "trials.jsonl"
    content = path.read_bytes() if path.exists() else b""
    whole = content[: content.rfind(b"\n") + 1].splitlines()
    return {json.loads(line)["key"]: line for line in whole}


def kill_at_a_random_moment(run, program, executor, chance):
    """Start the run in a process group of its own and kill all of it.

    One kill in four hits the start of the program; the others come when trials are being stored.
    """
    command = [sys.executable, str(program), str(run.folder.parent), run.id, executor]
    before = run.done()
    with subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE) as process:
        if chance.random() < 0.25:
            time.sleep(chance.uniform(0.2, 3.0))
        else:
            while run.done() == before and process.poll() is None:
                time.sleep(0.01)
            time.sleep(chance.uniform(0.0, 0.2))
        ended = process.poll() is not None
        if not ended:
            os.killpg(process.pid, signal.SIGKILL)
        _, errors = process.communicate()
        if ended:
            assert process.returncode == 0, errors.decode()
    return not ended


def crash(run, tmp_path, executors, kills, chance):
    """Kill and resume; before each, what was finished is still there unchanged."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, "utf-8")
    done = 0
    while done < kills:
        before = finished_lines(run)
        killed = kill_at_a_random_moment(run, program, chance.choice(executors), chance)
        assert before.items() <= finished_lines(run).items()
        assert {result.key for result in run.results()} >= set(before)
        if not killed:
            return done
        done += 1
    return done


def test_some_kills_lose_nothing(small_plan, store, tmp_path):
    plan = small_plan(
        protocol={"kind": "random splits", "repeats": 250}, methods=["linear-svm", "lsi"]
    )
    run = store.create(plan)
    kills = crash(run, tmp_path, ("process",), 5, random.Random(4))
    assert kills  # on a slow machine the plan may finish before the kill
    resume(run, "thread", 2)
    assert run.status == "finished"
    assert len(run.results()) == len(unfold(plan)) == 500
    assert table(run) == table(run_plan(plan, store, "thread", 1))


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_a_hundred_kills_lose_nothing(small_plan, store, tmp_path):
    plan = small_plan(
        protocol={"kind": "random splits", "repeats": 1200},
        methods=["linear-svm", {"method": "lsi", "sweeps": {"n_components": [3, 6]}}],
    )
    run = store.create(plan)
    kills = crash(run, tmp_path, ("process", "thread"), 100, random.Random(100))
    seen = len(run.results())
    print(f"{kills} kills, {seen} of {run.total} trials finished between them, none lost")
    assert kills == 100, f"the plan was finished after {kills} kills"
    resume(run, "process", 2)
    assert run.status == "finished"
    assert 0 < seen <= len(run.results()) == len(unfold(plan))
    assert table(run) == table(run_plan(plan, store, "process", 2))


def test_a_worker_that_ends_while_it_reads_the_corpus_is_replaced(small_plan, store):
    killed = []

    def kill_once(progress):
        if progress.stage == "reading the corpus" and not killed:
            children = psutil.Process().children(recursive=True)
            killed.extend(child for child in children if "spawn_main" in " ".join(child.cmdline()))
            for process in killed:
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()

    run = run_plan(small_plan(), store, "process", 1, progress=kill_once)
    assert killed
    assert run.status == "finished"
    assert all(result.error is None for result in run.results())
