"""Partitions read by the workers of a Dask cluster: one corpus, also when a worker is killed."""

import json
import os
from pathlib import Path

import pytest

from tests.corpora.readers.formats.tables.test_partitions import write_parts
from tests.experiments.running.clusters import running_cluster
from tests.experiments.running.runner_samples import table
from workbench.cli import answer
from workbench.corpora.portion_workers import read_by
from workbench.corpora.readers.context import ReadingContext
from workbench.corpora.readers.formats.tables.partitions import read_elsewhere, read_partitions
from workbench.corpora.readers.preview import columns_of
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError
from workbench.experiments.running.executors import open_workers
from workbench.experiments.running.runner import run_plan

pytest.importorskip("distributed")
pytestmark = [pytest.mark.processes, pytest.mark.timeout(300)]


@pytest.fixture
def cluster():
    """Three workers: (address, scheduler, workers)."""
    with running_cluster(workers=3) as processes:
        yield processes


def read_and_note(file, settings):
    """Read a partition and leave the number of this process beside the corpus."""
    (Path(file).parents[1] / f"{Path(file).name}.{os.getpid()}").touch()
    return read_corpus(file, settings)


def test_workers_read_all_partitions_also_when_one_is_killed(tmp_path, cluster):
    address, _, workers = cluster
    folder = write_parts(tmp_path / "parts", size=1)
    expected = read_corpus(folder)

    def kill_the_first(done, total):
        if done == 1:
            workers[0].kill()

    context = ReadingContext(folder, ReadingSettings(), kill_the_first)
    with open_workers("dask", None, address) as handles, read_by(handles):
        found = read_partitions(context, read_and_note, columns_of)
    assert workers[0].wait(60) == -9
    assert found.fingerprint() == expected.fingerprint()
    assert list(found.document_ids) == list(expected.document_ids)
    assert found.notes == expected.notes
    readers = {int(file.suffix[1:]) for file in tmp_path.glob("part-*.*.*")}
    assert readers
    assert readers <= {worker.pid for worker in workers}


def test_a_run_and_a_description_are_the_same(
    tmp_path, small_plan, store, cluster, capsys, monkeypatch
):
    rows = [
        {"label": "ab"[number % 2], "text": f"{['red', 'green'][number % 2]} n{number % 7}"}
        for number in range(40)
    ]
    folder = write_parts(tmp_path / "parts", rows)
    plan = small_plan(corpus=str(folder), methods=["linear-svm"])
    tables, described = [], []
    for name, address in (("here", ""), ("cluster", cluster[0])):
        monkeypatch.setenv("WORKBENCH_CACHE", str(tmp_path / name))
        run = run_plan(plan, store, "dask" if address else "thread", scheduler=address)
        tables.append(table(run))
        options = ["--scheduler", address] if address else []
        assert answer(["describe", str(folder), "--json", *options]) == 0
        described.append(json.loads(capsys.readouterr().out))
    assert tables[0] == tables[1]
    assert described[0] == described[1]
    assert described[0]["documents"] == 40


def test_a_partition_that_a_worker_does_not_see_is_named(tmp_path):
    with pytest.raises(CorpusError, match=r"cannot read .*part-0000.*share"):
        read_elsewhere(read_corpus, tmp_path / "part-0000.jsonl.gz", ReadingSettings())
