"""Whatever is damaged in a run folder or an archive ends in one sentence and hides no other run."""

import shutil

import numpy as np
import pytest

from tests.faults.damage import chance_of
from tests.faults.targets.runs import Archives, Models, RunFolders
from workbench.experiments.reports.tables import export_run
from workbench.experiments.runs.array_trees import check_sparse
from workbench.experiments.runs.damage import DamageError
from workbench.experiments.runs.store import RunStore

pytestmark = pytest.mark.fuzz


@pytest.mark.parametrize(("kind", "target"), [
    ("run folders", RunFolders), ("archives", Archives), ("models", Models),
])  # fmt: skip
def test_damage_ends_in_sentences(kind, target, tmp_path):
    attacked = target(tmp_path)
    for seed in range(40):
        attacked.attempt(chance_of(kind, seed))


@pytest.fixture(scope="module")
def whole_run(tmp_path_factory):
    return RunFolders(tmp_path_factory.mktemp("whole")).run


@pytest.fixture
def run(whole_run, tmp_path):
    """A copy of a whole run that a test may damage."""
    shutil.copytree(whole_run.folder, tmp_path / "store" / "pets")
    return RunStore(tmp_path / "store").open("pets")


def change_arrays(run, change):
    """Write the arrays of the first trial again after a change."""
    file = run.array_file(run.results()[0].key)
    with np.load(file) as stored:
        arrays = dict(stored)
    change(arrays)
    np.savez(file, **arrays)


def test_a_deeply_nested_record_does_not_hide_the_other_runs(run, tmp_path):
    store = RunStore(tmp_path / "store")
    shutil.copytree(run.folder, store.root / "nested")
    (store.root / "nested" / "run.json").write_text("[" * 200_000)
    summaries = {summary.id: summary for summary in store.list()}
    assert summaries["pets"].status == "finished"
    assert "nested too deeply" in summaries["nested"].problem
    assert "verify nested --repair" in summaries["nested"].problem


def test_a_missing_array_is_damage(run, tmp_path):
    change_arrays(run, lambda arrays: arrays.pop("test_rows"))
    with pytest.raises(DamageError, match="test_rows"):
        export_run(run, tmp_path / "tables")
    with pytest.raises(DamageError, match=r"has no taught_share\."):
        run.arrays(run.results()[1].key)["taught_share"]


def test_a_class_that_does_not_exist_is_damage(run, tmp_path):
    def change(arrays):
        arrays["predicted"] = arrays["predicted"] + 7

    change_arrays(run, change)
    with pytest.raises(DamageError, match="predicted refers to classes"):
        export_run(run, tmp_path / "tables")


@pytest.mark.parametrize("ends", [[0, 2**31 - 1, -(2**31), 0], [0, 9, 9, 0], [0, 2, 1, 3]])
def test_rows_of_a_stored_matrix_that_end_before_they_begin_are_refused(ends):
    """scipy accepts the first two and then crashes."""
    from scipy.sparse import csr_array

    matrix = csr_array(np.eye(3))
    matrix.indptr = np.array(ends, dtype=np.int32)
    with pytest.raises(ValueError, match="non-decreasing"):
        check_sparse(matrix)
