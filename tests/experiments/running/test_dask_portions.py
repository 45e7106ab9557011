"""Portions of a corpus on a Dask cluster: the same numbers, also when a worker is killed."""

import numpy as np
import pytest

from tests.experiments.running.clusters import running_cluster
from tests.experiments.running.runner_samples import table
from workbench.cli import answer
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.storage import load_corpus, save_corpus
from workbench.corpora.terms import portions as counted_portions
from workbench.corpora.terms.counting import cached_term_matrix, count_terms
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import WorkbenchError
from workbench.experiments.models import portions as classified_portions
from workbench.experiments.models.files import load_model, save_model
from workbench.experiments.models.model import class_probabilities, classify, model_from_run
from workbench.experiments.models.portions import classify_all
from workbench.experiments.running.executors import open_workers
from workbench.experiments.running.runner import run_plan

pytest.importorskip("distributed")
pytestmark = [pytest.mark.processes, pytest.mark.timeout(400)]


@pytest.fixture
def cluster():
    """Three workers: (address, scheduler, workers)."""
    with running_cluster(workers=3) as processes:
        yield processes


@pytest.fixture
def stored(tmp_path):
    save_corpus(open_corpus("tour"), tmp_path / "stored")
    return load_corpus(tmp_path / "stored")


@pytest.fixture(autouse=True)
def small_portions(monkeypatch):
    monkeypatch.setattr(counted_portions, "LEAST_DOCUMENTS", 3)
    monkeypatch.setattr(counted_portions, "PORTION_BYTES", 2000)
    monkeypatch.setattr(classified_portions, "PORTION", 5)


def assert_same_counts(first, second):
    for name in ("data", "indices", "indptr"):
        assert np.array_equal(getattr(first.counts, name), getattr(second.counts, name))
    assert list(first.terms) == list(second.terms)


def test_counts_are_the_same_when_a_worker_is_killed(tmp_path, stored, cluster):
    address, _, workers = cluster
    seen = []

    def kill_the_first(done, total):
        if not seen:
            workers[0].kill()
        seen.append((done, total))

    with open_workers("dask", None, address) as handles:
        found = cached_term_matrix(
            stored, TokenSettings(), tmp_path, progress=kill_the_first, cluster=handles
        )
    assert len(seen) > 10
    assert seen[-1] == (len(stored), len(stored))
    assert workers[0].wait(60) == -9
    assert_same_counts(found, count_terms(stored, TokenSettings()))


def test_the_death_of_all_workers_ends_the_counting_in_a_sentence(tmp_path, stored, cluster):
    address, _, workers = cluster

    def kill_all(done, total):
        for worker in workers:
            worker.kill()

    with (
        open_workers("dask", None, address) as handles,
        pytest.raises(WorkbenchError, match="lost all its workers"),
    ):
        cached_term_matrix(stored, TokenSettings(), tmp_path, progress=kill_all, cluster=handles)


def test_a_folder_that_workers_cannot_read_is_named(tmp_path, stored, cluster):
    (tmp_path / "stored" / "texts.bin").rename(tmp_path / "elsewhere.bin")
    with (
        open_workers("dask", None, cluster[0]) as handles,
        pytest.raises(WorkbenchError, match=r"cannot read .*texts\.bin.*share"),
    ):
        cached_term_matrix(stored, TokenSettings(), tmp_path / "cache", cluster=handles)


def test_a_run_counts_on_the_cluster(small_plan, store, cluster):
    plan = small_plan(methods=["linear-svm"], protocol={"kind": "random splits", "repeats": 3})
    run = run_plan(plan, store, "dask", scheduler=cluster[0])
    expected = run_plan(plan, store, "thread", 1)
    assert table(run) == table(expected)


def test_classes_are_the_same_when_a_worker_is_killed(tmp_path, small_plan, store, stored, cluster):
    address, _, workers = cluster
    run = run_plan(small_plan(methods=["calibrated-svm"]), store, "thread", 1)
    save_model(model_from_run(run), tmp_path / "model.zip")
    model, found = load_model(tmp_path / "model.zip"), []
    with open_workers("dask", None, address) as handles:
        for portion in classify_all(model, tmp_path / "model.zip", stored.texts, handles):
            if not found:
                workers[1].kill()
            found.append(portion)
    assert workers[1].wait(60) == -9
    assert len(found) == -(-len(stored) // 5)
    assert [name for portion in found for name in portion.classes] == classify(model, stored.texts)
    probabilities = np.concatenate([portion.probabilities for portion in found])
    assert probabilities == pytest.approx(class_probabilities(model, stored.texts).max(axis=1))


def test_a_corpus_is_described_in_the_same_words(tmp_path, cluster, capsys, monkeypatch):
    described = []
    for name, options in (("here", []), ("cluster", ["--scheduler", cluster[0]])):
        monkeypatch.setenv("WORKBENCH_CACHE", str(tmp_path / name))
        assert answer(["describe", "tour", "--json", *options]) == 0
        described.append(capsys.readouterr().out)
    assert described[0] == described[1]
    assert '"terms"' in described[0]
