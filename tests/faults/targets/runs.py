"""Damaged run folders, exported runs and models of one small finished run."""

import json
import shutil
import zipfile

from tests.faults.damage import WRONG_VALUES, damaged_bytes, damaged_values, damaged_zip
from tests.faults.targets.readers import sentence
from workbench.errors import WorkbenchError
from workbench.experiments.figures import ComparisonFigure
from workbench.experiments.models.files import load_model, save_model
from workbench.experiments.models.model import classify, model_from_run
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import RandomSplits
from workbench.experiments.reports.report import write_report
from workbench.experiments.reports.tables import export_run
from workbench.experiments.reports.terminal_report import report_text
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.archive import export_zip, import_zip
from workbench.experiments.runs.repair import repair
from workbench.experiments.runs.store import RunStore
from workbench.experiments.runs.verification import verify


def whole_run(folder):
    """A finished run of a small corpus with classes, texts and arrays."""
    lines = [
        json.dumps({"text": f"{word} {word}er word{number % 5}", "label": word})
        for number in range(10)
        for word in ("cat", "dog")
    ]
    (folder / "pets.jsonl").write_text("\n".join(lines), "utf-8")
    plan = Plan(
        name="pets",
        corpus=str(folder / "pets.jsonl"),
        methods=(MethodChoice("linear-svm"), MethodChoice("multinomial-naive-bayes")),
        protocol=RandomSplits(share=0.5, repeats=2),
    )
    return run_plan(plan, RunStore(folder / "whole"), executor="thread", workers=1)


def damaged_part(content, chance):
    """A damaged copy of a file of a run; JSON is often damaged in its values."""
    kind = chance.random()
    if kind < 0.04:
        return b"[" * 200_000
    if kind < 0.08:
        return chance.randbytes(chance.randrange(2000))
    if kind < 0.5 and content[:1] == b"{":
        return _wrong_values(content, chance)
    if kind < 0.7 and content[:2] == b"PK":
        return damaged_zip(content, chance)
    return damaged_bytes(content, chance) if content else b"\0"


def _wrong_values(content, chance):
    lines = content.splitlines() if b'{"key"' in content[:7] else [content]
    at = chance.randrange(len(lines))
    values = json.loads(lines[at])
    if chance.random() < 0.5:
        values[chance.choice(list(values))] = chance.choice(WRONG_VALUES)
    else:
        values = damaged_values(values, chance)
    lines[at] = json.dumps(values).encode()
    return b"\n".join([*lines, b""])


class RunFolders:
    """A store with a whole and a damaged run."""

    def __init__(self, folder):
        self.folder, self.run = folder, whole_run(folder)
        self.store = RunStore(folder / "store")
        shutil.copytree(self.run.folder, self.store.root / "whole")
        files = sorted(path for path in self.run.folder.rglob("*") if path.is_file())
        self.files = [path.relative_to(self.run.folder) for path in files if path.suffix != ".lock"]

    def attempt(self, chance):
        """Damage one file and use the run in every way, then verify and repair it."""
        shutil.rmtree(self.store.root / "damaged", ignore_errors=True)
        shutil.copytree(self.run.folder, self.store.root / "damaged")
        path = self.store.root / "damaged" / chance.choice(self.files)
        if chance.random() < 0.1:
            path.unlink()
        else:
            path.write_bytes(damaged_part(path.read_bytes(), chance))
        listed = [summary.id for summary in self.store.list() if summary.status == "finished"]
        assert "whole" in listed
        for use in chance.sample(self._uses(), 3):
            allowing_sentences(lambda use=use: use(self.store.open("damaged")))
        allowing_sentences(lambda: self._repaired())

    def _uses(self):
        return [
            report_text,
            lambda run: ComparisonFigure.from_runs([run]),
            lambda run: export_run(run, self.folder / "tables"),
            lambda run: export_zip(run, self.folder / "run.zip"),
            lambda run: write_report(run, self.folder / "report"),
            lambda run: classify(model_from_run(run, "linear-svm"), ["cat"]),
        ]

    def _repaired(self):
        folder = self.store.root / "damaged"
        verify(folder)
        repair(folder)


def allowing_sentences(act):
    """Do something that may end in an error of the program."""
    try:
        return act()
    except WorkbenchError as problem:
        sentence(problem)
        return None


class Archives:
    """Exported runs that are refused whole or can be used."""

    def __init__(self, folder):
        self.folder, self.run = folder, whole_run(folder)
        self.content = export_zip(self.run, folder / "whole.zip").read_bytes()

    def attempt(self, chance):
        """Import a damaged archive; what is accepted can be shown and exported."""
        file, store = self.folder / "run.zip", RunStore(self.folder / "store")
        shutil.rmtree(store.root, ignore_errors=True)
        damage = damaged_bytes if chance.random() < 0.15 else _damaged_archive
        file.write_bytes(damage(self.content, chance))
        try:
            run = import_zip(file, store)
        except WorkbenchError as problem:
            sentence(problem)
            assert store.list() == []
            return
        report_text(run)
        ComparisonFigure.from_runs([run])
        if chance.random() < 0.3:
            export_run(run, self.folder / "tables")
            write_report(run, self.folder / "report")
            export_zip(run, self.folder / "again.zip")


def _damaged_archive(content, chance):
    return damaged_zip(content, chance, damaged_part)


class Models:
    """Saved models that are refused or classify."""

    def __init__(self, folder):
        self.folder, run = folder, whole_run(folder)
        methods = ("linear-svm", "multinomial-naive-bayes")
        files = [save_model(model_from_run(run, name), folder / f"{name}.zip") for name in methods]
        assert all(zipfile.is_zipfile(file) for file in files)
        self.contents = [file.read_bytes() for file in files]

    def attempt(self, chance):
        """Load a damaged model and classify with it."""
        file = self.folder / "model.zip"
        damage = damaged_bytes if chance.random() < 0.15 else _damaged_archive
        file.write_bytes(damage(chance.choice(self.contents), chance))
        allowing_sentences(lambda: classify(load_model(file), ["cat word1"]))
