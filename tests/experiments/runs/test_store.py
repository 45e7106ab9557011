"""The store: nothing finished is lost, whatever happens to the process or the disk."""

import errno
import json
import multiprocessing
import os
import time
from pathlib import Path

import numpy as np
import pytest

from workbench.experiments.runs.durable import (
    CHOOSE_ANOTHER_FOLDER,
    DiskFullError,
    StoreError,
    append_line,
    write_json,
    writing,
)
from workbench.experiments.runs.json_lines import cut_damaged_end, read_lines
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore


@pytest.fixture
def run(store, small_plan):
    return store.create(small_plan())


def add(run, fruit, *repeats, arrays=None):
    with run.writing():
        for repeat in repeats:
            run.append(fruit.result("svm", "10%", repeat, scores={"accuracy": 0.5}), arrays)


def test_a_run_keeps_its_plan_results_and_arrays(store, small_plan, fruit):
    plan = small_plan()
    run = store.create(plan)
    arrays = {"predicted": np.arange(5), "decision": np.eye(2)}
    add(run, fruit, 0, 1, arrays=arrays)
    again = store.open(run.id)
    assert again.plan == plan
    assert again.status == "queued"
    assert again.total == 8
    assert [result.repeat for result in again.results()] == [0, 1]
    stored = again.arrays(again.results()[1].key)
    assert set(stored) == set(arrays)
    assert np.array_equal(stored["decision"], np.eye(2))
    assert again.arrays("no-such-trial") == {}
    assert again.environment["versions"]["numpy"] == np.__version__
    assert again.environment["command"]


def test_results_are_read_back_exactly_from_their_line(run, fruit):
    result = fruit.result(
        "svm", "10%", 0, scores={"accuracy": 0.1 + 0.2}, warnings=("ünicode\nline",), error=None
    )
    with run.writing():
        run.append(result)
    assert run.results() == [result]


def test_writing_needs_the_lock(run, fruit):
    with pytest.raises(StoreError, match="opened for writing"):
        run.append(fruit.result("svm", "10%", 0))


def test_two_writers_of_one_run_are_refused(store, run):
    with (
        run.writing(),
        pytest.raises(StoreError, match=f"process {os.getpid()}"),
        store.open(run.id).writing(),
    ):
        pass
    with store.open(run.id).writing():
        pass


def _hold(folder, pipe):
    run = Run(Path(folder))
    with run.writing():
        run.start()
        pipe.send("held")
        time.sleep(600)


@pytest.mark.processes
def test_a_dead_writer_leaves_an_interrupted_run_and_no_lock(store, run, fruit):
    ours, theirs = multiprocessing.Pipe()
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_hold, args=(str(run.folder), theirs), daemon=True)
    process.start()
    assert ours.recv() == "held"
    run = store.open(run.id)
    assert run.status == "running"
    with pytest.raises(StoreError, match=f"process {process.pid}"), run.writing():
        pass
    process.kill()
    process.join()
    assert run.status == "interrupted"
    add(run, fruit, 0)
    for resource in (ours, theirs, process):
        resource.close()


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_partial_line_at_the_end_is_cut_and_the_rest_kept(run, fruit, cut):
    add(run, fruit, 0, 1, 2)
    path = run.folder / "trials.jsonl"
    os.truncate(path, path.stat().st_size - cut)
    assert [result.repeat for result in run.results()] == [0, 1]
    add(run, fruit, 2)
    assert [result.repeat for result in run.results()] == [0, 1, 2]


def test_garbage_at_the_end_is_cut(run, fruit):
    add(run, fruit, 0)
    with (run.folder / "trials.jsonl").open("ab") as file:
        file.write(b"\x00\x00\x00\n")
    assert len(run.results()) == 1
    assert cut_damaged_end(run.folder / "trials.jsonl") == 4
    assert cut_damaged_end(run.folder / "trials.jsonl") == 0


def test_damage_in_the_middle_is_reported_with_its_line(run, fruit):
    add(run, fruit, 0, 1, 2)
    path = run.folder / "trials.jsonl"
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([lines[0], b"{damaged", *lines[2:]]))
    with pytest.raises(StoreError, match=r"trials\.jsonl is damaged in line 2"):
        run.results()
    with pytest.raises(StoreError, match="line 2"), run.writing():
        pass


def test_a_newer_format_is_refused(run, store):
    write_json(run.folder / "run.json", {**run.record, "format": 2})
    with pytest.raises(StoreError, match="format 2, newer than 1"):
        store.open(run.id)
    (summary,) = store.list()
    assert summary.status == "unreadable"
    assert "newer" in summary.problem


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff\xfe"])
def test_a_damaged_record_is_listed_with_its_reason(run, store, content):
    (run.folder / "run.json").write_bytes(content)
    (summary,) = store.list()
    assert "run.json is damaged" in summary.problem


def test_a_folder_that_cannot_be_written_gives_one_sentence(tmp_path, small_plan):
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StoreError, match="cannot be written"):
        RunStore(tmp_path / "file").create(small_plan())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_leaves_complete_lines_and_a_sentence(run, fruit):
    add(run, fruit, 0)
    with pytest.raises(StoreError, match="No space left"):
        append_line(Path("/dev/full"), "x")
    assert len(list(read_lines(run.folder / "trials.jsonl"))) == 1


def test_deleting_can_be_undone(store, run):
    store.delete(run.id)
    assert store.list() == []
    assert store.trash() == (run.id,)
    assert store.restore(run.id).id == run.id
    assert [summary.id for summary in store.list()] == [run.id]
    with pytest.raises(StoreError, match="trash"):
        store.restore(run.id)


def test_a_running_run_is_not_deleted(store, run):
    with run.writing():
        run.start()
        with pytest.raises(StoreError, match="is running"):
            store.delete(run.id)


def test_runs_open_by_the_beginning_of_their_id(store, small_plan):
    first, second = store.create(small_plan()), store.create(small_plan(name="other"))
    assert store.open("latest").id == max(first.id, second.id)
    assert store.open(second.id[:-1]).id == second.id
    for wrong in ("", "nothing", "../runs", str(first.folder)):
        with pytest.raises(StoreError):
            store.open(wrong)
    with pytest.raises(StoreError, match="beginning of 2 run ids"):
        store.open(first.id[:4])


@pytest.mark.parametrize("name", ["a" * 300, "a" * 100_000, "../run", "a/b", "..", ".", ""])
def test_names_that_no_run_can_have_end_in_a_sentence(store, run, name):
    for use in (store.open, store.delete, store.restore):
        with pytest.raises(StoreError, match="There is no run"):
            use(name)
    assert run.folder.is_dir()


def test_notes_and_tags_are_kept_beside_the_status(store, run):
    other = store.open(run.id)
    other.annotate(notes="a note", tags=("one", "two"))
    run.start()
    run.finish("finished")
    assert store.open(run.id).notes == "a note"
    assert store.open(run.id).tags == ("one", "two")
    assert store.list()[0].status == "finished"


def test_the_list_is_newest_first_and_counts_trials(store, small_plan, fruit):
    first, second = store.create(small_plan()), store.create(small_plan())
    add(first, fruit, 0, 1)
    listed = store.list()
    assert [summary.id for summary in listed] == [second.id, first.id]
    assert [(summary.done, summary.total) for summary in listed] == [(0, 8), (2, 8)]
    assert listed[0].methods == ("linear-svm", "multinomial-naive-bayes")


def test_arrays_never_execute_anything(run):
    run.array_file("x").parent.mkdir()
    np.savez(run.array_file("x"), evil=np.array([{"a": 1}], dtype=object))
    with pytest.raises(StoreError, match="damaged"):
        run.arrays("x")


def test_json_is_never_partly_written(tmp_path):
    path = tmp_path / "some.json"
    write_json(path, {"a": 1})
    with pytest.raises(TypeError):
        write_json(path, {"a": object()})
    assert json.loads(path.read_text()) == {"a": 1}
    assert [path.name for path in tmp_path.iterdir()] == ["some.json"]


def test_a_list_counts_the_trials_that_the_run_has(store, run, fruit):
    with run.writing():
        run.start()
        for error in ('not "error": null', None, "again"):
            run.append(fruit.result("svm", "10%", 0, error=error))
            run.append(fruit.result("knn", "10%", 0, scores={"accuracy": 0.5}))
    path = run.folder / "trials.jsonl"
    for damage in (b'{"key": "svm", "half', b"\x00\x00\n"):
        with path.open("ab") as file:
            file.write(damage)
        (listed,) = store.list()
        assert (listed.done, listed.failed) == (2, 1)
        assert listed.done == len(run.results())


def test_many_runs_are_listed(store, run):
    record = (run.folder / "run.json").read_bytes()
    for number in range(200):
        folder = store.root / f"2020-{number:04}"
        folder.mkdir()
        (folder / "run.json").write_bytes(record)
    assert len(store.list()) == 201


def test_the_outermost_block_advises(tmp_path):
    with (
        pytest.raises(DiskFullError, match=r"page cannot be written: full\. Free some disk space"),
        writing(str(tmp_path), CHOOSE_ANOTHER_FOLDER),
        writing("page"),
    ):
        raise OSError(errno.ENOSPC, "full")
