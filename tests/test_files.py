"""Arrays as files: a full disk is known as such."""

import errno
import re
from pathlib import Path

import numpy as np
import pytest

import workbench
from workbench.files import write_array


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
