"""Damage of runs that random attempts found: each ended in a foreign exception or was accepted."""

import numpy as np
import pytest

from tests.faults.targets.runs import whole_run
from workbench.experiments.figures.class_order import run_class_order
from workbench.experiments.reports.report import write_report
from workbench.experiments.runs.archive import export_zip, import_zip
from workbench.experiments.runs.archive_checks import ArchiveError
from workbench.experiments.runs.damage import DamageError
from workbench.experiments.runs.durable import write_arrays, write_json
from workbench.experiments.runs.file_reading import read_arrays
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore


@pytest.fixture
def run(tmp_path):
    return whole_run(tmp_path)


def change(run, **changes):
    """Replace arrays of the first trial; None removes one."""
    path = run.array_file(run.results()[0].key)
    arrays = {**read_arrays(path), **changes}
    write_arrays(path, {name: array for name, array in arrays.items() if array is not None})


def test_rows_outside_the_corpus_leave_the_order_of_classes_to_other_trials(run, tmp_path):
    expected = run_class_order(run)
    rows = run.arrays(run.results()[0].key)["test_rows"]
    change(run, test_rows=np.full_like(rows, 538976267))
    assert run_class_order(run).tolist() == expected.tolist()
    assert write_report(run, tmp_path / "report").is_file()


@pytest.mark.parametrize("name", ["actual", "test_rows", "predicted"])
def test_an_archive_without_an_array_that_tables_need_is_refused(run, name, tmp_path):
    change(run, **{name: None})
    file = export_zip(run, tmp_path / "run.zip")
    with pytest.raises(ArchiveError, match="Nothing of it was stored"):
        import_zip(file, RunStore(tmp_path / "elsewhere"))


@pytest.mark.parametrize("name", ["total", "done", "failed", "tags", "methods", "environment"])
def test_an_entry_of_the_record_without_a_value_is_damage(run, name):
    write_json(run.folder / "run.json", {**run.record, name: None})
    with pytest.raises(DamageError, match=f"{name} = None has a wrong type"):
        Run(run.folder)
