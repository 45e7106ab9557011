"""Who holds the lock of a run, also where the clock is set meanwhile."""

import json
import os
import sys

import psutil
import pytest

from workbench.experiments.runs.locks import WriterLock, is_alive


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere times do not follow the clock")
def test_a_living_owner_is_known_after_the_clock_was_set(tmp_path, monkeypatch):
    lock = WriterLock(tmp_path / "lock")
    lock.take()
    owner = json.loads((tmp_path / "lock").read_bytes())
    assert is_alive(owner["pid"], owner["started"])
    assert not is_alive(owner["pid"], owner["started"] - 100)
    # Linux reckons both times from the clock.
    boot, created = psutil.boot_time() - 7200, psutil.Process().create_time() - 7200
    monkeypatch.setattr(psutil, "boot_time", lambda: boot)
    monkeypatch.setattr(psutil.Process, "create_time", lambda _: created)
    assert owner["pid"] == os.getpid()
    assert is_alive(owner["pid"], owner["started"])
    lock.free()
