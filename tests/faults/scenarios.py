"""What is tried on a failing disk: act, and after it check that nothing finished is lost."""

import gc
import shutil
import time

from tests.faults.disk import FAULTS, LOSSES, Crash, Disk
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.labels import LABEL, Decision, Labelling
from workbench.corpora.storage import open_cached
from workbench.errors import WorkbenchError
from workbench.experiments.models.files import load_model, save_model
from workbench.experiments.models.model import model_from_run
from workbench.experiments.reports.tables import export_run
from workbench.experiments.running.control import RunControl
from workbench.experiments.running.runner import resume, run_plan
from workbench.experiments.runs.archive import export_zip, import_zip
from workbench.experiments.runs.locks import WriterLock
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore
from workbench.experiments.runs.verification import verify


def table(run):
    return {
        result.key: (dict(result.scores), result.error, sorted(run.arrays(result.key)))
        for result in run.results()
    }


class RunScenario:
    """Run a plan; every trial that was reported as done must survive."""

    def __init__(self, plan, whole, root):
        self.plan, self.store, self.expected, self.done = plan, RunStore(root), table(whole), 0

    def prepare(self):
        self.store.root.mkdir()

    def act(self):
        run_plan(self.plan, self.store, "thread", 1, progress=self.watch)

    def watch(self, progress):
        self.done = progress.done

    def check(self):
        runs = self.store.list()
        assert not [run.problem for run in runs if run.status == "unreadable"]
        if not runs:
            assert self.done == 0
            return
        run = self.store.open(runs[0].id)
        assert len(run.results()) >= self.done
        assert table(resume(run, "thread", 1)) == self.expected
        assert verify(run.folder) == ()


class ResumeScenario(RunScenario):
    """Go on with a run of which one trial is done."""

    def prepare(self):
        control = RunControl()

        def cancel(progress):
            if progress.done:
                control.cancel()

        run_plan(self.plan, self.store, "thread", 1, cancel, control)

    def act(self):
        (summary,) = self.store.list()
        resume(self.store.open(summary.id), "thread", 1, self.watch)


class ArchiveScenario:
    """Export a run and import it: the file is whole or absent, and so is the imported run."""

    def __init__(self, plan, whole, root):
        self.run, self.root, self.store = whole, root, RunStore(root / "runs")

    def prepare(self):
        self.root.mkdir()

    def act(self):
        import_zip(export_zip(self.run, self.root / "run.zip"), self.store)

    def check(self):
        for summary in self.store.list():
            assert table(self.store.open(summary.id)) == table(self.run)
        if (self.root / "run.zip").exists():
            other = RunStore(self.root / "again")
            assert table(import_zip(self.root / "run.zip", other)) == table(self.run)


class ModelScenario(ArchiveScenario):
    """Save a model over an older one: either can be opened."""

    def prepare(self):
        super().prepare()
        self.model = model_from_run(self.run, self.run.results()[0].configuration)
        save_model(self.model, self.root / "model.zip")

    def act(self):
        save_model(self.model, self.root / "model.zip")

    def check(self):
        assert load_model(self.root / "model.zip").class_names == self.model.class_names


class TablesScenario(ArchiveScenario):
    """Export tables: every file that is there is whole."""

    def act(self):
        export_run(self.run, self.root / "tables")

    def check(self):
        export_run(self.run, self.root / "expected")
        for file in (self.root / "tables").glob("*"):
            if not file.name.endswith(".part"):
                assert file.read_bytes() == (self.root / "expected" / file.name).read_bytes()


class TrashScenario(ArchiveScenario):
    """Delete a run and restore it: it is in the store or in the trash."""

    def prepare(self):
        shutil.copytree(self.run.folder, self.store.root / self.run.id)

    def act(self):
        self.store.delete(self.run.id)
        self.store.restore(self.run.id)

    def check(self):
        if self.run.id in self.store.trash():
            self.store.restore(self.run.id)
        assert table(Run(self.store.root / self.run.id)) == table(self.run)


class CacheScenario:
    """Read a corpus through the cache: it is the same corpus with or without the cache."""

    def __init__(self, plan, whole, root):
        self.corpus, self.root = plan.corpus, root

    def prepare(self):
        self.root.mkdir()

    def act(self):
        open_cached(self.corpus, None, self.root)

    def check(self):
        expected, read = open_corpus(self.corpus), open_cached(self.corpus, None, self.root)
        assert list(read.texts) == list(expected.texts)
        assert read.class_index.tolist() == expected.class_index.tolist()


class LabellingScenario:
    """Write decisions one by one: every one that was confirmed is read again, in its order."""

    def __init__(self, plan, whole, root):
        self.root, self.path, self.done = root, root / "labels.jsonl", 0

    def prepare(self):
        self.root.mkdir()

    def act(self):
        for number in range(4):
            Labelling(self.path, "letters").append([self.decision(number)])
            self.done = number + 1

    def decision(self, number):
        return Decision(document=f"d{number}", action=LABEL, label="ab"[number % 2], by="Ada")

    def check(self):
        read = Labelling(self.path, "letters").history() if self.path.exists() else []
        assert read[: self.done] == [self.decision(number) for number in range(self.done)]
        assert len(read) <= self.done + 1
        Labelling(self.path, "letters").append([self.decision(9)])
        assert Labelling(self.path, "letters").history() == [*read, self.decision(9)]


SCENARIOS = (
    RunScenario,
    ResumeScenario,
    ArchiveScenario,
    ModelScenario,
    TablesScenario,
    TrashScenario,
    CacheScenario,
    LabellingScenario,
)


def try_fault(scenario, root, number, fault, loss):
    """Let operation `number` fail; whether there was such an operation."""
    shutil.rmtree(root, ignore_errors=True)
    scenario.done = 0
    scenario.prepare()
    disk = Disk(root, number, fault)
    with disk.watching():
        try:
            scenario.act()
        except (WorkbenchError, Crash) as problem:
            assert str(problem) or disk.has_crashed
    if disk.has_crashed:
        disk.lose(loss)
        wait_for_locks(root)
    try:
        scenario.check()
    except AssertionError as error:
        raise AssertionError(f"operation {number}, {fault}, {loss}: {error}") from error
    return disk.count > number


def wait_for_locks(root):
    """A computer that stops holds no lock; here the threads of the crashed run must end first."""
    locks = [WriterLock(path) for path in root.rglob("writer.lock")]
    end = time.monotonic() + 60
    while time.monotonic() < end and not all(lock.is_free() for lock in locks):
        gc.collect()
        time.sleep(0.01)


def count(scenario, root):
    """How many operations the scenario has."""
    shutil.rmtree(root, ignore_errors=True)
    scenario.prepare()
    with Disk(root).watching() as disk:
        scenario.act()
    scenario.check()
    return disk.count


def try_all(scenario, root, first, step):
    number, tried = first, 0
    while True:
        for fault in FAULTS:
            for loss in LOSSES if fault.startswith("crash") else ("kept",):
                if not try_fault(scenario, root, number, fault, loss):
                    return tried
                tried += 1
        number += step
