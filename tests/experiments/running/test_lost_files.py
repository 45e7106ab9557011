"""Runs whose disk, folder, files or corpus are lost or changed."""

import shutil

import pytest

from tests.experiments.running.runner_samples import TWENTY, table
from workbench.experiments.plans.trials import unfold
from workbench.experiments.running.control import RunControl
from workbench.experiments.running.run_context import prepare_corpus
from workbench.experiments.running.runner import resume, run_plan
from workbench.experiments.runs.durable import StoreError


def test_a_disk_that_cannot_be_written_stops_the_run_and_it_can_be_resumed(small_plan, store):
    plan = small_plan(protocol=TWENTY)
    last = list(unfold(plan))[-1].key
    in_the_way = []

    def break_the_disk(progress):
        if progress.done == 4:  # put a folder in the place of the arrays of the last trial
            in_the_way.append(store.open(store.list()[0].id).array_file(last))
            in_the_way[0].mkdir(parents=True)

    with pytest.raises(StoreError, match="resume the run when"):
        run_plan(plan, store, "thread", 1, progress=break_the_disk)
    run = store.open(store.list()[0].id)
    assert run.status == "failed"
    assert 4 <= len(run.results()) < 20
    assert last not in {result.key for result in run.results()}
    in_the_way[0].rmdir()
    resume(run, "thread", 1)
    assert table(run) == table(run_plan(plan, store, "thread", 1))
    assert all(run.arrays(result.key) for result in run.results())


def test_a_run_resumes_from_another_folder_and_without_its_corpus(
    small_plan, small_corpus, store, tmp_path, monkeypatch
):
    (tmp_path / "mine.jsonl").write_bytes(small_corpus.read_bytes())
    monkeypatch.chdir(tmp_path)
    control = RunControl()
    run = run_plan(
        small_plan(corpus="mine.jsonl"),
        store,
        "thread",
        1,
        progress=lambda progress: control.cancel() if progress.done == 1 else None,
        control=control,
    )
    assert run.plan.corpus == str(tmp_path / "mine.jsonl")
    monkeypatch.chdir("/")
    (tmp_path / "mine.jsonl").unlink()
    assert resume(run, "thread", 1).status == "finished"


def test_a_corpus_that_changed_is_not_mixed_into_a_run(small_plan, small_corpus, store, tmp_path):
    path = tmp_path / "mine.jsonl"
    path.write_bytes(small_corpus.read_bytes())
    run = store.create(small_plan(corpus=str(path)))
    prepare_corpus(str(run.folder))
    shutil.rmtree(run.folder / "preparations")
    path.write_bytes(b"".join(small_corpus.read_bytes().splitlines(keepends=True)[:-1]))
    with pytest.raises(StoreError, match="has changed since"):
        resume(run, "thread", 1)


def test_a_file_of_trials_deleted_during_a_run_is_never_called_finished(small_plan, store):
    def delete(progress):
        if progress.done == 5:
            for file in store.root.glob("*/trials.jsonl"):
                file.unlink()

    with pytest.raises(StoreError, match=r"trials\.jsonl was deleted during the run"):
        run_plan(small_plan(protocol=TWENTY), store, "thread", 1, progress=delete)
    run = store.open(store.list()[0].id)
    assert run.status == "failed"
    assert len(resume(run, "thread", 1).results()) == 20
    assert run.status == "finished"


def test_a_file_of_trials_deleted_at_the_end_is_noticed(small_plan, store):
    def delete(progress):
        if progress.done == progress.total:
            for file in store.root.glob("*/trials.jsonl"):
                file.unlink()

    with pytest.raises(StoreError, match=r"20 of 20 trials are missing"):
        run_plan(small_plan(protocol=TWENTY), store, "thread", 1, progress=delete)
    assert store.open(store.list()[0].id).status == "failed"


def test_a_folder_deleted_during_a_run_is_not_called_safe(small_plan, store, tmp_path):
    def remove(progress):
        if progress.done == 5:  # renamed, because a worker may just be writing into the folder
            for folder in store.root.glob("*-*"):
                folder.rename(tmp_path / "removed")

    with pytest.raises(StoreError) as caught:
        run_plan(small_plan(protocol=TWENTY), store, "thread", 1, progress=remove)
    assert "deleted" in str(caught.value)
    assert "safe" not in str(caught.value)
