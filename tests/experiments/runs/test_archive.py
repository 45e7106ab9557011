"""Archives of runs: complete, and safe to import."""

import dataclasses
import io
import json
import os
import shutil
import zipfile

import numpy as np
import pytest

from workbench.experiments.figures import MetricTableFigure
from workbench.experiments.figures.term_weights import counts_of
from workbench.experiments.reports.report import report_html
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.archive import export_zip, import_zip
from workbench.experiments.runs.archive_checks import ArchiveError
from workbench.experiments.runs.preparations import Preparations
from workbench.experiments.runs.store import RunStore


@pytest.fixture
def counted_run(fruit_run, fruit_counts):
    Preparations(fruit_run.folder).put(
        "corpus",
        {
            "counts": fruit_counts,
            "class_index": np.arange(30) % 3,
            "given_split": None,
            "indicators": None,
            "fingerprint": "fruit",
        },
    )
    return fruit_run


@pytest.fixture
def elsewhere(tmp_path):
    return RunStore(tmp_path / "elsewhere")


def repacked(source, target, change=None, **members):
    """The same archive with some members replaced or added."""
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for info in old.infolist():
            if info.filename not in members:
                new.writestr(info.filename, old.read(info))
        for name, content in members.items():
            if content is not None:
                new.writestr(change or name, content)
    return target


def test_an_imported_run_is_complete(counted_run, elsewhere, tmp_path, fruit_counts):
    file = export_zip(counted_run, tmp_path / "run.zip")
    shutil.rmtree(counted_run.folder)
    run = import_zip(file, elsewhere)
    assert run.id == counted_run.id
    assert run.plan.seed == 7
    assert len(run.results()) == 12
    table = MetricTableFigure.from_run(run)
    assert table.lines[1].cells[0].mean == pytest.approx(0.81)
    assert (counts_of(run).toarray() == fruit_counts.toarray()).all()
    assert not [file for file in elsewhere.root.iterdir() if file.name.startswith(".")]


def test_an_id_in_use_gets_a_number(counted_run, elsewhere, tmp_path):
    file = export_zip(counted_run, tmp_path / "run.zip")
    first, second = import_zip(file, elsewhere), import_zip(file, elsewhere)
    assert second.id == f"{first.id}-1"


def test_only_parts_of_the_run_are_packed(counted_run, tmp_path):
    (counted_run.folder / "private.txt").write_text("no")
    with zipfile.ZipFile(export_zip(counted_run, tmp_path / "run.zip")) as archive:
        names = set(archive.namelist())
    assert "private.txt" not in names
    assert "writer.lock" not in names
    assert {"plan.json", "trials.jsonl", "preparations/corpus/tree.json"} <= names


@pytest.mark.parametrize(
    "name",
    [
        "../evil.json",
        "/evil",
        "arrays/../../evil.npz",
        "arrays/a/b.npz",
        "C:evil",
        "arrays\\evil.npz",
        "extra.py",
        "preparations/corpus/../x.npy",
    ],
)
def test_unexpected_names_are_refused(name, fruit_run, elsewhere, tmp_path):
    file = export_zip(fruit_run, tmp_path / "run.zip")
    evil = repacked(file, tmp_path / "evil.zip", change=name, extra=b"x")
    with pytest.raises(ArchiveError, match="refused"):
        import_zip(evil, elsewhere)
    assert list(elsewhere.root.iterdir()) == []
    assert not (tmp_path / "evil.json").exists()


def test_links_are_refused(fruit_run, elsewhere, tmp_path):
    file = export_zip(fruit_run, tmp_path / "run.zip")
    link = zipfile.ZipInfo("arrays/link.npz")
    link.external_attr = 0o120777 << 16
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr(link, "/etc/passwd")
    with pytest.raises(ArchiveError, match="link"):
        import_zip(file, elsewhere)


def test_an_archive_bomb_is_refused_before_it_is_unpacked(fruit_run, elsewhere, tmp_path):
    file = export_zip(fruit_run, tmp_path / "run.zip")
    bomb = repacked(file, tmp_path / "bomb.zip", **{"arrays/x.npz": bytes(20_000_000)})
    with pytest.raises(ArchiveError, match="too much"):
        import_zip(bomb, elsewhere)


def test_the_total_size_is_limited(fruit_run, elsewhere, tmp_path):
    file = export_zip(fruit_run, tmp_path / "run.zip")
    with pytest.raises(ArchiveError, match="too much"):
        import_zip(file, elsewhere, most_bytes=3000)


def test_pickled_arrays_are_refused(fruit_run, elsewhere, tmp_path):
    content = io.BytesIO()
    np.savez(content, x=np.array([{"a": 1}], dtype=object))
    file = export_zip(fruit_run, tmp_path / "run.zip")
    evil = repacked(file, tmp_path / "evil.zip", **{"arrays/x.npz": content.getvalue()})
    with pytest.raises(ArchiveError, match="objects"):
        import_zip(evil, elsewhere)


def test_an_array_larger_than_its_data_is_refused(fruit_run, elsewhere, tmp_path):
    head = io.BytesIO()
    kind = {"descr": "<f8", "fortran_order": False, "shape": (10**12,)}
    np.lib.format.write_array_header_1_0(head, kind)
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as arrays:
        arrays.writestr("x.npy", head.getvalue())
    file = export_zip(fruit_run, tmp_path / "run.zip")
    evil = repacked(file, tmp_path / "evil.zip", **{"arrays/x.npz": content.getvalue()})
    with pytest.raises(ArchiveError, match="does not fit"):
        import_zip(evil, elsewhere)


def test_counts_outside_the_matrix_are_refused(counted_run, elsewhere, tmp_path):
    file = export_zip(counted_run, tmp_path / "run.zip")
    content = io.BytesIO()
    np.save(content, np.full(61, 10**6, dtype=np.int32))
    name = "preparations/corpus/1.npy"  # the column indices
    evil = repacked(file, tmp_path / "evil.zip", **{name: content.getvalue()})
    with pytest.raises(ArchiveError, match="opened"):
        import_zip(evil, elsewhere)


@pytest.mark.parametrize(
    ("name", "array", "message"),
    [
        ("test_rows", np.full(15, 10**6, dtype=np.int32), "refers to documents from 1000000"),
        ("test_rows", np.full(15, -1, dtype=np.int32), "refers to documents from -1"),
        ("train_rows", np.linspace(0, 1, 15), "not contain whole numbers"),
        (
            "predicted",
            np.full(15, 3, dtype=np.int16),
            "refers to classes from 3 to 3; there are 3",
        ),
        ("predicted", np.zeros(14, dtype=np.int16), "one entry for each of test_rows"),
        ("predicted", np.zeros((15, 2), dtype=np.int16), "one column for each of 3 classes"),
        (
            "decision",
            np.zeros((15, 9)),
            "decision does not have one column for each of 3 classes",
        ),
        ("labels", np.zeros(31, dtype=np.int32), "one entry for each of 30 documents"),
        ("columns", np.array([99]), "refers to terms from 99"),
        ("coordinates", np.zeros((4, 2)), "one entry for each of coordinate_rows"),
        ("merges", np.zeros((40, 4)), "not a tree of 30 documents"),
        ("merges", np.full((5, 4), 11.0), "result of a later step"),
        ("constraints", np.zeros((3, 2), dtype=np.int32), "not pairs"),
        ("term_weights", np.zeros((3, 2)), "one term for each weight"),
    ],
)
def test_arrays_that_do_not_fit_the_corpus_are_refused(
    fruit, elsewhere, tmp_path, name, array, message
):
    result = fruit.result("svm", "50%", 0, scores={"accuracy": 0.5})
    run = fruit.run([(result, {**fruit.predictions(), name: array})])
    with pytest.raises(ArchiveError, match=message):
        import_zip(export_zip(run, tmp_path / "run.zip"), elsewhere)
    assert list(elsewhere.root.iterdir()) == []


def test_a_corpus_whose_parts_do_not_fit_is_refused(fruit, elsewhere, tmp_path):
    facts = fruit.facts()
    for wrong, message in (
        ({"class_index": np.arange(29) % 3}, "class_index has 29 documents instead of 30"),
        ({"class_index": np.full(30, 3)}, "class_index refers to classes from 3 to 3"),
        ({"titles": ["one"]}, "1 titles for 30 documents"),
        ({"label_sets": ((7,),) * 30}, "label_sets refers to classes from 7"),
    ):
        run = fruit.run([], facts=dataclasses.replace(facts, **wrong))
        with pytest.raises(ArchiveError, match=message):
            import_zip(export_zip(run, tmp_path / "run.zip"), elsewhere)


def test_real_runs_of_every_task_pass_the_checks(small_plan, store, elsewhere, tmp_path):
    clustering = {"kind": "constrained clustering", "constraints": "0, 5", "repeats": 1}
    plans = (
        small_plan(methods=["linear-svm", "label-spreading", "sprinkled-lsi"]),
        small_plan(
            methods=["hierarchical-clustering", "constrained-spectral-clustering"],
            protocol=clustering,
            metrics=["purity"],
        ),
    )
    for plan in plans:
        run = run_plan(plan, store, "thread", 1)
        assert not [result.error for result in run.results() if result.error]
        imported = import_zip(export_zip(run, tmp_path / "run.zip"), elsewhere)
        assert report_html(imported)


def test_a_tree_that_names_functions_is_refused(counted_run, elsewhere, tmp_path):
    file = export_zip(counted_run, tmp_path / "run.zip")
    tree = json.dumps({"kind": "load_npz", "parts": ["x"], "shape": []})
    name = "preparations/corpus/tree.json"
    evil = repacked(file, tmp_path / "evil.zip", **{name: tree})
    with pytest.raises(ArchiveError, match="load_npz"):
        import_zip(evil, elsewhere)


def test_a_key_outside_the_folder_is_refused(fruit_run, elsewhere, tmp_path):
    file = export_zip(fruit_run, tmp_path / "run.zip")
    line = json.dumps({**fruit_run.results()[0].to_dict(), "key": "../../x"})
    evil = repacked(file, tmp_path / "evil.zip", **{"trials.jsonl": line + "\n"})
    with pytest.raises(ArchiveError, match="not the key"):
        import_zip(evil, elsewhere)


@pytest.mark.parametrize(
    "wrong", [{"scores": None}, {"scores": {"accuracy": "high"}}, {"swept": [1]}, {"fold": "x"}]
)
def test_a_result_with_wrong_types_is_refused(fruit_run, elsewhere, tmp_path, wrong):
    file = export_zip(fruit_run, tmp_path / "run.zip")
    line = json.dumps({**fruit_run.results()[0].to_dict(), **wrong})
    evil = repacked(file, tmp_path / "evil.zip", **{"trials.jsonl": line + "\n"})
    with pytest.raises(ArchiveError, match="no run that can be opened"):
        import_zip(evil, elsewhere)


@pytest.mark.parametrize(
    "wrong", [{"total": "many"}, {"methods": 5}, {"tags": 7}, {"environment": "x"}]
)
def test_a_record_with_wrong_types_is_refused(fruit_run, elsewhere, tmp_path, wrong):
    file = export_zip(fruit_run, tmp_path / "run.zip")
    record = json.dumps({**fruit_run.record, **wrong})
    evil = repacked(file, tmp_path / "evil.zip", **{"run.json": record})
    with pytest.raises(ArchiveError, match="no run that can be opened"):
        import_zip(evil, elsewhere)


def test_other_files_and_newer_formats_are_refused(fruit_run, elsewhere, tmp_path):
    other = tmp_path / "other.zip"
    other.write_bytes(b"PK\x03\x04 nothing")
    with pytest.raises(ArchiveError, match="damaged"):
        import_zip(other, elsewhere)
    with pytest.raises(ArchiveError, match="no file"):
        import_zip(tmp_path / "missing.zip", elsewhere)
    file = export_zip(fruit_run, tmp_path / "run.zip")
    newer = repacked(file, tmp_path / "n.zip", **{"workbench-run.json": '{"format": 99}'})
    with pytest.raises(ArchiveError, match="newer"):
        import_zip(newer, elsewhere)
    endless = repacked(file, tmp_path / "e.zip", **{"workbench-run.json": '{"format": 1e999}'})
    with pytest.raises(ArchiveError, match="not a run"):
        import_zip(endless, elsewhere)
    foreign = repacked(file, tmp_path / "f.zip", **{"workbench-run.json": None})
    with pytest.raises(ArchiveError, match="not a run"):
        import_zip(foreign, elsewhere)


def test_a_damaged_archive_leaves_no_files(fruit_run, elsewhere, tmp_path):
    file = export_zip(fruit_run, tmp_path / "run.zip")
    content = bytearray(file.read_bytes())
    content[len(content) // 3] ^= 0xFF
    file.write_bytes(content)
    with pytest.raises(ArchiveError):
        import_zip(file, elsewhere)
    assert list(elsewhere.root.iterdir()) == []


def test_what_a_killed_import_left_is_removed_after_a_day(fruit_run, elsewhere, tmp_path):
    left = elsewhere.root / ".import-old"
    left.mkdir(parents=True)
    os.utime(left, (0, 0))
    import_zip(export_zip(fruit_run, tmp_path / "run.zip"), elsewhere)
    assert not left.exists()
