"""Whatever is damaged in a run folder or an archive ends in one sentence and hides no other run."""

import json
import os
import random
import shutil
import zipfile

import pytest

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
from workbench.experiments.runs.store import RunStore

pytestmark = pytest.mark.fuzz
_FIRST = int(os.environ.get("WORKBENCH_FIRST_SEED", "0"))
_SEEDS = int(os.environ.get("WORKBENCH_SEEDS", "25"))  # more for a longer search
_WRONG_VALUES = [None, -1, 1e308, "text", [], {}, [1], {"a": 1}, True, 10**30]


@pytest.fixture(scope="module")
def whole_run(tmp_path_factory):
    """A finished run of a small corpus with classes, texts and arrays."""
    folder = tmp_path_factory.mktemp("whole")
    lines = [
        json.dumps({"text": f"{word} {word}er word{number % 5}", "label": word})
        for number in range(10)
        for word in ("cat", "dog")
    ]
    (folder / "pets.jsonl").write_text("\n".join(lines))
    plan = Plan(
        name="pets",
        corpus=str(folder / "pets.jsonl"),
        methods=(MethodChoice("linear-svm"), MethodChoice("multinomial-naive-bayes")),
        protocol=RandomSplits(share=0.5, repeats=2),
    )
    return run_plan(plan, RunStore(folder / "store"), executor="thread", workers=1)


def damage(content: bytes, chance: random.Random) -> bytes | None:
    """A damaged copy of a file; None: it is removed."""
    kind = chance.randrange(8)
    if kind == 0:
        return None
    if kind == 1:
        return content[: chance.randrange(len(content) + 1)]
    if kind == 2:
        return b"[" * 200_000
    if kind == 3:
        return chance.randbytes(chance.randrange(2000))
    if kind in (4, 5) and content[:1] == b"{":
        return _wrong_value(content, chance)
    changed = bytearray(content)
    for _ in range(chance.randrange(1, 20)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def _wrong_value(content: bytes, chance: random.Random) -> bytes:
    lines = content.decode().splitlines() if b'{"key"' in content[:7] else [content.decode()]
    at = chance.randrange(len(lines))
    values = json.loads(lines[at])
    name = chance.choice(list(values))
    if chance.random() < 0.3:
        del values[name]
    else:
        values[name] = chance.choice(_WRONG_VALUES)
    lines[at] = json.dumps(values)
    return "\n".join([*lines, ""]).encode()


def use_everything(store, run_id, folder):
    """Use a run in every way; only sentences may come back."""
    uses = [
        lambda run: report_text(run),
        lambda run: ComparisonFigure.from_runs([run]),
        lambda run: export_run(run, folder / "tables"),
        lambda run: export_zip(run, folder / "run.zip"),
        lambda run: write_report(run, folder / "report"),
        lambda run: classify(model_from_run(run, "linear-svm"), ["cat"]),
    ]
    for use in uses:
        try:
            use(store.open(run_id))
        except WorkbenchError as problem:
            assert len(str(problem)) < 2000


@pytest.mark.parametrize("seed", range(_FIRST, _FIRST + _SEEDS))
def test_a_damaged_folder_ends_in_sentences(whole_run, tmp_path, seed):
    chance = random.Random(seed)
    store = RunStore(tmp_path / "store")
    shutil.copytree(whole_run.folder, store.root / "damaged")
    shutil.copytree(whole_run.folder, store.root / "whole")
    files = [
        path
        for path in sorted((store.root / "damaged").rglob("*"))
        if path.is_file() and path.suffix != ".lock"
    ]
    path = chance.choice(files)
    content = damage(path.read_bytes(), chance)
    if content is None:
        path.unlink()
    else:
        path.write_bytes(content)
    assert "whole" in [summary.id for summary in store.list() if summary.status == "finished"]
    use_everything(store, "damaged", tmp_path)


def test_a_deeply_nested_record_does_not_hide_the_other_runs(whole_run, tmp_path):
    store = RunStore(tmp_path / "store")
    shutil.copytree(whole_run.folder, store.root / "whole")
    shutil.copytree(whole_run.folder, store.root / "nested")
    (store.root / "nested" / "run.json").write_text("[" * 200_000)
    summaries = {summary.id: summary for summary in store.list()}
    assert summaries["whole"].status == "finished"
    assert "nested too deeply" in summaries["nested"].problem
    assert "verify nested --repair" in summaries["nested"].problem


@pytest.mark.parametrize("seed", range(_FIRST, _FIRST + _SEEDS))
def test_an_archive_is_refused_or_can_be_used(whole_run, tmp_path, seed):
    chance = random.Random(seed)
    archive = export_zip(whole_run, tmp_path / "run.zip")
    with zipfile.ZipFile(archive) as packed:
        parts = {info.filename: packed.read(info) for info in packed.infolist()}
    name = chance.choice(sorted(parts))
    content = damage(parts.pop(name), chance)
    with zipfile.ZipFile(archive, "w") as packed:
        for other, whole in {**parts, **({} if content is None else {name: content})}.items():
            packed.writestr(other, whole)
    store = RunStore(tmp_path / "store")
    try:
        run = import_zip(archive, store)
    except WorkbenchError:
        assert store.list() == []
        return
    report_text(run)
    ComparisonFigure.from_runs([run])
    export_run(run, tmp_path / "tables")
    write_report(run, tmp_path / "report")
    export_zip(run, tmp_path / "again.zip")


@pytest.mark.parametrize("seed", range(_FIRST, _FIRST + _SEEDS))
def test_a_damaged_model_is_refused_or_can_be_used(whole_run, tmp_path, seed):
    chance = random.Random(seed)
    file = save_model(model_from_run(whole_run, "linear-svm"), tmp_path / "model.zip")
    with zipfile.ZipFile(file) as packed:
        parts = {info.filename: packed.read(info) for info in packed.infolist()}
    name = chance.choice(sorted(parts))
    content = damage(parts.pop(name), chance)
    with zipfile.ZipFile(file, "w") as packed:
        for other, whole in {**parts, **({} if content is None else {name: content})}.items():
            packed.writestr(other, whole)
    try:
        classify(load_model(file), ["cat word1"])
    except WorkbenchError as problem:
        assert str(problem)
