"""Arrays and lines as files: a full disk is known as such and leaves nothing half written."""

import contextlib
import errno
import os
import re
from pathlib import Path

import numpy as np
import pytest

import workbench
from workbench.corpora.labels import Decision, Labelling
from workbench.errors import CorpusError
from workbench.experiments.runs.durable import StoreError, append_line
from workbench.files import (
    move_without_replacing,
    remove_abandoned,
    replaced_file,
    write_array,
)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_disk_that_is_full_is_known_by_its_number_when_an_array_is_written():
    with pytest.raises(OSError) as problem:
        write_array(Path("/dev/full"), np.zeros(100_000))
    assert problem.value.errno == errno.ENOSPC


def test_arrays_are_written_as_numpy_writes_them(tmp_path):
    for array in (np.arange(6.0).reshape(2, 3), np.asfortranarray(np.eye(3)), np.array(["ä", "b"])):
        write_array(tmp_path / "ours.npy", array)
        np.save(tmp_path / "theirs.npy", array)
        assert (tmp_path / "ours.npy").read_bytes() == (tmp_path / "theirs.npy").read_bytes()


def test_numpy_itself_writes_arrays_to_memory_alone():
    # On a full disk np.save raises an error without a number, and a run would fail instead of wait.
    package = Path(workbench.__file__).parent
    calls = [
        line.strip()
        for path in package.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if re.search(r"np\.(save|savez|savez_compressed)\(|\.tofile\(", line)
    ]
    assert calls
    assert all("(content, " in call for call in calls), calls


@contextlib.contextmanager
def files_of_at_most(size):
    """Let writes beyond a size fail after a first part, as on a full disk."""
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def test_a_line_that_was_written_in_part_leaves_nothing_when_the_file_is_closed(tmp_path):
    path = tmp_path / "trials.jsonl"
    append_line(path, "first")
    for size in (7, 300, 9_000):
        with files_of_at_most(size), pytest.raises(StoreError):
            append_line(path, "x" * 2 * size)
        assert path.read_text() == "first\n"
    append_line(path, "second")
    assert path.read_text() == "first\nsecond\n"


def test_decisions_that_were_written_in_part_leave_nothing_when_the_file_is_closed(tmp_path):
    labelling = Labelling(tmp_path / "labels.jsonl", "corpus")
    labelling.append([Decision("d0", "label", "a")])
    before = labelling.path.read_bytes()
    for size, number in ((len(before) + 10, 1), (1_000, 30), (50_000, 1000)):
        many = [Decision(f"d{row}", "label", "b") for row in range(number)]
        with files_of_at_most(size), pytest.raises(CorpusError, match="Earlier decisions are safe"):
            labelling.append(many)
        assert labelling.path.read_bytes() == before


def test_two_writers_of_one_file_never_share_an_unfinished_one(tmp_path):
    # Two threads have the same number of a process, and so have two containers on one disk.
    path = tmp_path / "values.json"
    with replaced_file(path) as first, replaced_file(path) as second:
        first.write_text("first")
        second.write_text("second")
    assert path.read_text() == "first"  # replaced last, and whole
    assert [file.name for file in tmp_path.iterdir()] == ["values.json"]


def test_what_is_abandoned_is_told_by_the_clock_of_the_disk(tmp_path):
    hours = 3600
    for name, age in (("old.part", 25), ("fresh.part", 23), ("old.kept", 25)):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (hours * (1000 - age),) * 2)
    remove_abandoned(tmp_path, "*.part", now=1000 * hours)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["fresh.part", "old.kept"]


def test_a_name_that_another_program_takes_meanwhile_is_left_to_it(tmp_path, monkeypatch):
    for name in ("run", "run-1", "ours"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "content").write_text(name)
    monkeypatch.setattr(Path, "exists", lambda _: False)  # when it was looked for
    moved = move_without_replacing(tmp_path / "ours", tmp_path / "run")
    contents = {path.name: (path / "content").read_text() for path in tmp_path.iterdir()}
    assert contents == {"run": "run", "run-1": "run-1", "run-2": "ours"}
    assert moved == tmp_path / "run-2"
