"""Damage of runs that random attempts found: each ended in a foreign exception or was accepted."""

import gzip
import json
import os
from pathlib import Path

import numpy as np
import pytest

from tests.faults.targets.runs import whole_run
from workbench.experiments.figures.class_order import run_class_order
from workbench.experiments.models.model import model_from_run
from workbench.experiments.reports.report import write_report
from workbench.experiments.reports.terminal_report import report_text
from workbench.experiments.running.runner import resume
from workbench.experiments.runs.archive import export_zip, import_zip
from workbench.experiments.runs.archive_checks import ArchiveError
from workbench.experiments.runs.damage import DamageError
from workbench.experiments.runs.durable import write_arrays, write_json
from workbench.experiments.runs.file_reading import read_arrays
from workbench.experiments.runs.repair import repair
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore
from workbench.experiments.runs.verification import verify


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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.timeout(60)
@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, lambda path: path.symlink_to("/dev/zero")])
@pytest.mark.parametrize("name", ["run.json", "trials.jsonl", "corpus.npz", "corpus.json.gz"])
def test_a_pipe_or_a_folder_in_place_of_a_file_is_set_aside(run, name, make):
    (run.folder / name).unlink()
    make(run.folder / name)
    with pytest.raises(DamageError, match="is not an ordinary file"):
        Run(run.folder)
    assert [problem.reason for problem in verify(run.folder)] == ["is not an ordinary file"]
    repair(run.folder)
    assert resume(Run(run.folder), "thread", 1).status == "finished"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.timeout(60)
def test_a_pipe_in_place_of_arrays_is_damage(run):
    path = run.array_file(run.results()[0].key)
    path.unlink()
    os.mkfifo(path)
    with pytest.raises(DamageError, match="is not an ordinary file"):
        run.arrays(path.stem)
    assert [problem.path for problem in verify(run.folder)] == [path]


def test_without_an_ordinary_plan_the_scores_are_still_shown(run):
    (run.folder / "plan.json").unlink()
    (run.folder / "plan.json").mkdir()
    opened = Run(run.folder)
    assert "Linear SVM" in report_text(opened)
    with pytest.raises(DamageError, match="is not an ordinary file"):
        _ = opened.plan


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("training_size", float("nan"), "training_size = nan has a wrong type"),
        ("seconds_total", float("nan"), "seconds_total of .* is too large or no number"),
        ("test_size", 10**30, "test_size of .* is too large or no number"),
        ("key", "é" * 300, "is not the key of a trial"),
        ("scores", {"con": 0.5}, "There is no metric 'con'"),
        ("scores", {"accuracy": 10**400}, "is not a number"),
        ("scores", {"accuracy": 1e308}, "is not a number"),
    ],
)
def test_a_result_that_no_table_can_show_is_damage(run, name, value, reason):
    file = run.folder / "trials.jsonl"
    lines = file.read_text("utf-8").splitlines()
    lines[0] = json.dumps({**json.loads(lines[0]), name: value})
    file.write_text("\n".join([*lines, ""]), "utf-8")
    with pytest.raises(DamageError, match=reason):
        report_text(Run(run.folder))
    repair(run.folder)
    assert resume(Run(run.folder), "thread", 1).status == "finished"


def test_names_of_a_corpus_that_unpack_without_end_are_damage(run):
    file = run.folder / "corpus.json.gz"
    file.write_bytes(gzip.compress(b" " * (64 << 20) + b"{}"))
    with pytest.raises(DamageError, match="unpacks to too many bytes"):
        Run.read_corpus(run.folder)


def test_a_line_without_a_key_is_damage_where_trials_are_only_counted(run):
    file = run.folder / "trials.jsonl"
    file.write_text("{}\n" + file.read_text("utf-8"), "utf-8")
    with pytest.raises(DamageError, match="is damaged"):
        Run(run.folder).stored_trials()


def test_a_result_of_a_method_that_the_plan_lacks_makes_no_model(run):
    file = run.folder / "trials.jsonl"
    results = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    lines = [json.dumps({**result, "label": "other"}) for result in results]
    file.write_text("\n".join([*lines, ""]), "utf-8")
    with pytest.raises(DamageError, match="has no method 'other'"):
        model_from_run(Run(run.folder), "other")
