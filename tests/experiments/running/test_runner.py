"""The runner: progress, pause, cancel, resume, failures; every trial runs once."""

import json
import sys
import threading
import time

import pytest

from tests.experiments.running.runner_samples import TWENTY, table
from workbench.errors import CorpusError, ParameterError
from workbench.experiments.plans.trials import unfold
from workbench.experiments.running.control import Limits, RunControl
from workbench.experiments.running.runner import resume, run_plan


def test_every_trial_runs_once_and_progress_is_reported(small_plan, store):
    reports = []
    plan = small_plan(protocol=TWENTY)
    run = run_plan(plan, store, executor="thread", workers=2, progress=reports.append)
    assert run.status == "finished"
    keys = sorted(trial.key for trial in unfold(plan))
    assert sorted(result.key for result in run.results()) == keys
    assert reports[0].stage == "reading the corpus"
    assert [progress.done for progress in reports[1:]] == list(range(1, 21))
    assert all(progress.total == 20 for progress in reports)
    assert reports[-1].seconds_left == 0
    assert reports[5].rate > 0
    assert reports[5].seconds_left > 0
    assert set(reports[5].current) <= set(keys)
    assert run.record["done"] == run.record["total"] == 20
    assert run.record["started"] < run.record["finished"]


def test_a_plan_with_problems_leaves_no_run(small_plan, store):
    with pytest.raises(ParameterError, match="'no-such'"):
        run_plan(small_plan(methods=["no-such"]), store)
    assert store.list() == []


@pytest.mark.processes
def test_a_corpus_that_cannot_be_read_fails_the_run_in_a_sentence(small_plan, store):
    with pytest.raises(CorpusError):
        run_plan(small_plan(corpus="/nowhere/at/all"), store, executor="process", workers=1)
    (summary,) = store.list()
    assert summary.status == "failed"
    assert "/nowhere/at/all" in store.open(summary.id).record["message"]


def test_more_folds_than_documents_of_a_class_fail_the_run_in_a_sentence(small_plan, store):
    plan = small_plan(protocol={"kind": "k-fold", "folds": 31})
    with pytest.raises(ParameterError, match="folds = 31 must be at most 30, the documents of the"):
        run_plan(plan, store, "thread", 1)
    assert store.list()[0].status == "failed"
    loose = small_plan(protocol={"kind": "k-fold", "folds": 31, "stratified": False})
    assert run_plan(loose, store, "thread", 1).status == "finished"


def test_trials_that_raise_are_recorded_and_the_run_continues(small_plan, store):
    plan = small_plan(
        protocol={"kind": "random splits", "repeats": 2, "share": 0.2},
        methods=["linear-svm", {"method": "linear-svm", "label": "no terms", "features": TOO_MANY}],
    )
    run = run_plan(plan, store, executor="thread", workers=2)
    assert run.status == "finished"
    failed = [result for result in run.results() if result.error]
    assert {result.label for result in failed} == {"no terms"}
    assert all("minimum document frequency" in result.error for result in failed)
    assert run.record["failed"] == len(failed) == 2


TOO_MANY = {"minimum_documents": 500}


@pytest.mark.parametrize("executor", ["thread", "process"])
def test_cancel_and_resume_end_with_the_numbers_of_an_undisturbed_run(small_plan, store, executor):
    plan = small_plan(protocol=TWENTY, methods=["linear-svm", "lsi"])
    control = RunControl()

    def cancel_early(progress):
        if progress.done == 5:
            control.cancel()

    run = run_plan(plan, store, executor, 2, progress=cancel_early, control=control)
    assert run.status == "cancelled"
    before = {result.key: result for result in run.results()}
    assert 5 <= len(before) < 20
    resume(run, executor, 2)
    after = {result.key: result for result in run.results()}
    assert run.status == "finished"
    assert len(after) == 20
    assert {key: after[key] for key in before} == before  # not run again
    assert table(run) == table(run_plan(plan, store, executor="thread", workers=1))


def test_the_trials_of_a_large_plan_are_made_while_it_runs(small_plan, store):
    svm = {"method": "linear-svm", "sweeps": {"cost": {"from": 1, "to": 300, "step": 1}}}
    plan = small_plan(protocol={"kind": "random splits", "repeats": 1000}, methods=[svm])
    control, blocks = RunControl(), []

    def cancel_early(progress):
        blocks.append(sys.getallocatedblocks())
        if progress.done == 3:
            control.cancel()

    before = sys.getallocatedblocks()
    run = run_plan(plan, store, "thread", 1, progress=cancel_early, control=control)
    assert (run.status, run.total) == ("cancelled", 300_000)
    assert max(blocks) - before < 300_000  # less than one per trial
    assert run.stored_trials() == {result.key: False for result in run.results()}


@pytest.mark.processes
def test_cancel_ends_processes_in_the_middle_of_a_trial(slow_corpus_plan, store):
    control, begun = RunControl(), threading.Event()

    def watch(progress):
        if progress.stage == "running":
            begun.set()

    def ask():
        begun.wait()
        time.sleep(0.3)  # so that a trial that takes minutes has begun
        control.cancel()

    thread = threading.Thread(target=ask, daemon=True)  # it would wait forever if the run failed
    thread.start()
    run = run_plan(slow_corpus_plan, store, "process", 2, progress=watch, control=control)
    thread.join()
    assert run.status == "cancelled"
    # Waiting for running trials would have stored one of the long ones.
    assert {result.method for result in run.results()} == {"k-means"}


@pytest.fixture
def slow_corpus_plan(tmp_path, small_plan):
    """One quick trial, then trials that take minutes."""
    import numpy as np

    chance = np.random.default_rng(1)
    lines = []
    for number in range(1500):
        words = [f"w{word}" for word in chance.zipf(1.3, 200) % 9000]
        lines.append(json.dumps({"id": number, "label": "ab"[number % 2], "text": " ".join(words)}))
    path = tmp_path / "slow.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    return small_plan(
        corpus=str(path),
        protocol={"kind": "clustering", "repeats": 3},
        metrics=["purity"],
        methods=[
            {"method": "k-means", "values": {"n_clusters": 2}},
            {"method": "lda-topics", "values": {"n_clusters": 200}},
        ],
    )


def test_no_trial_starts_during_a_pause(small_plan, store):
    control, paused = RunControl(), threading.Event()
    done_while_paused = []

    def watch(progress):
        if progress.done == 4 and not paused.is_set():
            control.pause()
        if progress.stage == "paused":
            done_while_paused.append(progress.done)
            if len(done_while_paused) == 5:
                paused.set()
                control.continue_()

    plan = small_plan(protocol=TWENTY)
    run = run_plan(plan, store, "thread", 1, progress=watch, control=control)
    assert run.status == "finished"
    assert len(run.results()) == 20
    assert len(set(done_while_paused)) == 1
    # At the fourth of 20 trials, one more may have ended and two more may be assigned.
    assert 4 <= done_while_paused[0] <= 4 + 1 + 2


def test_a_cancelled_pause_ends(small_plan, store):
    control = RunControl()
    control.pause()

    def watch(progress):
        if progress.stage == "paused":
            control.cancel()

    run = run_plan(small_plan(), store, "thread", 1, progress=watch, control=control)
    assert run.status == "cancelled"
    assert run.results() == []


def test_ctrl_c_leaves_a_resumable_run(small_plan, store):
    plan = small_plan(protocol=TWENTY)

    def interrupt(progress):
        if progress.done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_plan(plan, store, "process", 2, progress=interrupt)
    (summary,) = store.list()
    run = store.open(summary.id)
    assert run.status == "cancelled"
    assert len(run.results()) >= 3
    resume(run, "thread", 1)
    assert len(run.results()) == 20


def test_failed_trials_are_tried_again_only_on_request(small_plan, store):
    features = {"minimum_documents": 500}
    plan = small_plan(methods=[{"method": "linear-svm", "features": features}])
    run = run_plan(plan, store, "thread", 1)
    lines = (run.folder / "trials.jsonl").read_bytes().count(b"\n")
    resume(run, "thread", 1)
    assert (run.folder / "trials.jsonl").read_bytes().count(b"\n") == lines
    resume(run, "thread", 1, retry_failed=True)
    assert (run.folder / "trials.jsonl").read_bytes().count(b"\n") == 2 * lines
    assert len(run.results()) == 4


@pytest.mark.parametrize("seconds", [1e308, float("inf"), float("nan"), -1.0])
def test_an_impossible_time_limit_is_refused_before_the_run(small_plan, store, seconds):
    with pytest.raises(ParameterError, match=r"seconds = .* must be a number from 0"):
        run_plan(small_plan(), store, "thread", 1, limits=Limits(seconds=seconds))
    assert store.list() == []


def test_a_warning_of_a_method_is_a_warning_of_the_trial(store, small_plan):
    # One eigenvector cannot tell three classes apart, while neighbours can.
    plan = small_plan(
        methods=[{"method": "spectral-classification", "values": {"n_components": 1}}],
        protocol={"kind": "learning curve", "sizes": "60%", "repeats": 1},
    )
    (result,) = run_plan(plan, store, executor="thread").results()
    assert any("held-out labels are predicted worse" in warning for warning in result.warnings)


def test_the_beginnings_of_documents_end_with_whole_words(small_plan, store, tmp_path):
    path = tmp_path / "long.jsonl"
    words = [f"word{number}" for number in range(40)]
    rows = [
        {"text": " ".join(words[number % 9 :]), "label": "ab"[number % 2]} for number in range(20)
    ]
    path.write_text("\n".join(map(json.dumps, [*rows, {"text": "one two", "label": "a"}])), "utf-8")
    titles = run_plan(small_plan(corpus=str(path)), store, "thread", 1).corpus.titles
    for title in titles[:-1]:
        assert len(title) <= 80 and title.endswith(" …")
        assert set(title.split()[:-1]) <= set(words)
    assert titles[-1] == "one two"
