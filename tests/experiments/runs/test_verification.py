"""Verifying and repairing run folders: what is whole is kept, the rest can be run again."""

import json
import random
import shutil

import pytest

from workbench.cli import answer
from workbench.experiments.running.runner import resume, run_plan
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.repair import repair
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore
from workbench.experiments.runs.verification import run_folders, verify

PROTOCOL = {"kind": "random splits", "repeats": 4}


def table(run):
    return {
        result.key: (dict(result.scores), result.error, sorted(run.arrays(result.key)))
        for result in run.results()
    }


@pytest.fixture
def run(small_plan, store):
    return run_plan(small_plan(protocol=PROTOCOL), store, "thread", 1)


def change_byte(path, position=None):
    content = bytearray(path.read_bytes())
    content[len(content) // 2 if position is None else position] ^= 1
    path.write_bytes(bytes(content))


def test_a_whole_run_has_no_findings_and_a_repair_changes_nothing(run):
    before = {path: path.read_bytes() for path in run.folder.rglob("*") if path.is_file()}
    assert verify(run.folder) == ()
    assert repair(run.folder) == ()
    names = ("run.json", "trials.jsonl", "plan.json")
    assert all((run.folder / name).read_bytes() == before[run.folder / name] for name in names)
    assert not (run.folder / "set-aside").exists()


@pytest.mark.parametrize("name", ["plan.json", "trials.jsonl", "corpus.json.gz", "corpus.npz"])
def test_a_single_changed_byte_is_found(run, name):
    change_byte(run.folder / name)
    assert [finding.path.name for finding in verify(run.folder)][:1] == [name]


def test_arrays_of_every_trial_are_read_and_compared(run):
    files = sorted((run.folder / "arrays").iterdir())
    change_byte(files[0])
    files[1].unlink()
    files[2].write_bytes(b"nothing")
    assert {finding.path for finding in verify(run.folder)} == set(files[:3])


@pytest.mark.parametrize("seed", range(8))
def test_a_repaired_run_is_resumed_to_the_same_table(run, store, seed):
    expected, chance = table(run), random.Random(seed)
    files = [run.folder / "run.json", run.folder / "trials.jsonl", run.folder / "corpus.json.gz"]
    files += [run.folder / "corpus.npz", *sorted((run.folder / "arrays").iterdir())]
    for path in chance.sample(files, 3):
        content = path.read_bytes()
        path.write_bytes(content[: chance.randrange(len(content))])
    assert verify(run.folder)
    assert repair(run.folder) == ()
    again = resume(store.open(run.id), "thread", 1)
    assert table(again) == expected
    assert verify(run.folder) == ()


def test_a_damaged_line_costs_its_own_trial_alone(run):
    path = run.folder / "trials.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = b'{"key": 5}\n'
    lines[4] = lines[4][:20] + b"\n"
    path.write_bytes(b"".join(lines))
    assert sorted(finding.line for finding in verify(run.folder)) == [3, 5]
    assert repair(run.folder) == ()
    repaired = Run(run.folder)
    assert len(repaired.results()) == len(lines) - 2
    assert repaired.status == "cancelled"
    assert (run.folder / "set-aside" / "trials.jsonl").read_bytes() == b"".join(lines)


def test_what_an_earlier_repair_set_aside_is_kept(run):
    path = run.folder / "trials.jsonl"
    damaged = [path.read_bytes()[: -40 * times] for times in (1, 4)]
    for content in damaged:
        path.write_bytes(content)
        assert repair(run.folder) == ()
    aside = run.folder / "set-aside"
    assert [(aside / name).read_bytes() for name in ("trials.jsonl", "trials.jsonl-1")] == damaged


def test_without_its_plan_a_run_is_left_as_it_is(run):
    (run.folder / "plan.json").write_text("{")
    assert [finding.path.name for finding in repair(run.folder)] == ["plan.json"]
    assert len(run.results()) == 8


def test_a_run_that_is_being_written_is_not_repaired(run):
    (run.folder / "corpus.npz").unlink()
    with run.writing(), pytest.raises(StoreError, match="is being written"):
        repair(run.folder)


def test_resuming_makes_new_checksums(run):
    (run.folder / "trials.jsonl").write_bytes(b"")
    resume(run, "thread", 1)
    assert verify(run.folder) == ()


def test_folders_without_a_record_are_found_and_other_folders_are_not(run, store):
    (run.folder / "run.json").unlink()
    (store.root / "notes").mkdir()
    assert run_folders(store.root) == [run.folder]
    assert store.list() == []
    assert repair(run.folder) == ()
    assert store.open(run.id).name == run.name


def test_the_command_reports_and_repairs(run, store, capsys, tmp_path):
    options = ["--store", str(store.root)]
    assert answer(["verify", *options]) == 0
    assert "every file is as it was written" in capsys.readouterr().out
    shutil.copytree(run.folder, store.root / "copy")
    change_byte(store.root / "copy" / "corpus.npz")
    assert answer(["verify", "--json", *options]) == 1
    found = {fact["id"]: fact["damage"] for fact in json.loads(capsys.readouterr().out)}
    assert found[run.id] == []
    assert [entry["file"] for entry in found["copy"]] == ["corpus.npz"]
    assert answer(["verify", "copy", "--repair", *options]) == 0
    assert answer(["resume", "copy", *options]) == 0
    assert answer(["verify", *options]) == 0
    assert table(RunStore(store.root).open("copy")) == table(run)
