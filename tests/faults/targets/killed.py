"""kill -9 of the program or of one of its workers while a run is being written."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace

import psutil

from tests.experiments.running.clusters import running_cluster
from tests.faults.targets.runs import whole_run
from workbench.errors import WorkbenchError
from workbench.experiments.plans.protocols import RandomSplits
from workbench.experiments.running.runner import resume, run_plan
from workbench.experiments.runs.store import RunStore

PROGRAM = """
import sys
from pathlib import Path
if __name__ == "__main__":
    from workbench.experiments.running.runner import resume
    from workbench.experiments.runs.store import RunStore
    resume(RunStore(Path(sys.argv[1])).open(sys.argv[2]), sys.argv[3], 2, scheduler=sys.argv[4])
"""
REPEATS = 300
LONGEST_WAIT = 100  # seconds to wait for the next finished trial


def scores(run):
    """Everything but times and memory."""
    return {
        result.key: (
            dict(result.scores),
            result.error,
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


class _Runs:
    """One run after another of the same plan, each with the scores that it must end with."""

    def __init__(self, folder):
        protocol = RandomSplits(share=0.5, repeats=REPEATS)
        self.plan = replace(whole_run(folder).plan, protocol=protocol)
        self.store = RunStore(folder / "runs")
        self.expected = scores(run_plan(self.plan, RunStore(folder / "expected"), "thread", 1))
        self.run = None

    def current(self):
        """The run in progress, or a new one."""
        if self.run is None:
            self.run = self.store.create(self.plan)
        return self.run

    def check_whole(self):
        """Compare a finished run with the expected one and begin another."""
        assert self.run.status == "finished"
        assert scores(self.run) == self.expected
        self.run = None


class Killed(_Runs):
    """Programs on one of three executors are killed whole, or lose a worker first."""

    def __init__(self, folder):
        super().__init__(folder)
        self.program = folder / "program.py"
        self.program.write_text(PROGRAM, "utf-8")
        self.stack = contextlib.ExitStack()
        self.address = self.stack.enter_context(running_cluster("tcp"))[0]

    def attempt(self, chance):
        """Go on with the run in another process and kill it; what was finished stays."""
        executor = chance.choice(["thread", "process", "process", "dask"])
        run = self.current()
        before = finished_lines(run)
        has_ended = self._kill(run, executor, chance)
        after = finished_lines(run)
        assert before.items() <= after.items()
        assert {result.key for result in self.store.open(run.id).results()} >= set(after)
        if has_ended or len(after) >= len(self.expected):
            resume(run, "thread", 1)
            self.check_whole()

    def _kill(self, run, executor, chance):
        command = [sys.executable, str(self.program), str(self.store.root), run.id]
        command += [executor, self.address if executor == "dask" else ""]
        with subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE) as process:
            try:
                if chance.random() < 0.15:
                    time.sleep(chance.uniform(0.2, 2.0))  # while the program starts
                else:
                    self._wait_for_trials(process, run)
                    time.sleep(chance.uniform(0.0, 0.1))
                if executor == "process" and chance.random() < 0.5:
                    self._kill_worker(process, run, chance)
                has_ended = process.poll() is not None
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
            errors = process.communicate()[1].decode()
        assert not has_ended or process.returncode == 0, errors
        return has_ended

    def _kill_worker(self, process, run, chance):
        """Kill a worker; the program replaces it and goes on."""
        with contextlib.suppress(psutil.Error):
            workers = psutil.Process(process.pid).children(recursive=True)
            if workers:
                chance.choice(workers).kill()
                self._wait_for_trials(process, run)

    @staticmethod
    def _wait_for_trials(process, run):
        before, end = run.done(), time.monotonic() + LONGEST_WAIT
        while run.done() == before and process.poll() is None:
            assert time.monotonic() < end, "no trial was finished"
            time.sleep(0.01)


class DaskDeaths(_Runs):
    """The only worker or the scheduler of a cluster dies during a run."""

    def attempt(self, chance):
        """Kill a process of the cluster after some trials; the run ends in a sentence."""
        run, after = self.current(), chance.randrange(20)
        before = finished_lines(run)
        with running_cluster("tcp") as (address, scheduler, workers):
            victim = chance.choice([scheduler, *workers])
            first = len(before)

            def watch(progress):
                if progress.done >= first + after and victim.poll() is None:
                    victim.kill()
                    victim.wait()

            try:
                resume(run, "dask", progress=watch, scheduler=address)
            except WorkbenchError as problem:
                assert "Dask" in str(problem), problem
        assert before.items() <= finished_lines(run).items()
        assert all(result.error is None for result in run.results())
        resume(run, "thread", 1)
        self.check_whole()
