"""Every operation of every scenario on a disk that fails, one after another by their numbers."""

import os
import shutil
import warnings

from tests.faults.disk import FAULTS, LOSSES, Disk
from tests.faults.scenarios import SCENARIOS, count, try_fault
from tests.faults.targets.runs import whole_run

WAYS = [
    (fault, loss)
    for fault in FAULTS
    for loss in (LOSSES if fault.startswith("crash") else ("kept",))
]


class FailingDisk:
    """Attempt `number` is one operation of one scenario that fails in one way."""

    def __init__(self, folder):
        warnings.simplefilter("ignore", ResourceWarning)  # a crash closes no file
        self.root = folder / "root"
        os.environ["WORKBENCH_CACHE"] = str(self.root / "cache")
        run = whole_run(folder)
        self.cases = []
        for kind in SCENARIOS:
            scenario = kind(run.plan, run, self.root)
            operations = count(scenario, self.root)
            self.cases += [(scenario, number, *way) for number in range(operations) for way in WAYS]

    def attempt(self, chance):
        """Let one operation fail and check what is left."""
        scenario, *case = self.cases[chance.number % len(self.cases)]
        try_fault(scenario, self.root, *case)

    def number_of_cases(self):
        """How many attempts try everything."""
        shutil.rmtree(self.root, ignore_errors=True)
        assert Disk(self.root).count == 0
        return len(self.cases)
