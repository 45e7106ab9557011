"""The campaign counts what it tries, finds a planted failure, and its table is up to date."""

import json
import lzma
import sys
import zlib
from contextlib import suppress
from pathlib import Path

import pytest

from tests.faults.attempts import MOST_MEGABYTES, TARGETS, attempt
from tests.faults.campaign import RESULTS, SHARES, attack, record
from tests.faults.damage import (
    PACKERS,
    WRONG_VALUES,
    chance_of,
    damaged_file,
    damaged_values,
)
from tests.faults.page import PAGE, TITLES, page
from tests.faults.targets.readers import Readers, top_of, unpacked
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.documents.kinds import kind_of
from workbench.corpora.readers.settings import FORMATS
from workbench.errors import WorkbenchError

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="memory as Unix measures it")


class Planted:
    """Fails on every second seed in the way given."""

    def __init__(self, act):
        self.act = act

    def attempt(self, chance):
        if chance.number % 2:
            self.act()


@pytest.fixture
def own_process_may_be_large(monkeypatch):
    """Attempts usually have a small process; this one holds what all earlier tests have left."""
    monkeypatch.setattr("tests.faults.attempts.MOST_MEGABYTES", 1 << 20)


def test_an_attempt_leaves_no_traces_in_the_values_of_the_next():
    before = repr(WRONG_VALUES)
    for seed in range(300):
        damaged_values({"a": {"b": [1, 2]}, "c": []}, chance_of("plans", seed))
    assert repr(WRONG_VALUES) == before


@pytest.mark.usefixtures("own_process_may_be_large")
def test_a_foreign_exception_is_a_failure_and_names_its_line():
    failure, _ = attempt(Planted(lambda: {}["key"]), "readers", 1)
    assert "KeyError: 'key'" in failure
    assert attempt(Planted(lambda: {}["key"]), "readers", 2)[0] == ""


@pytest.mark.usefixtures("own_process_may_be_large")
def test_an_error_that_a_target_lets_through_is_a_failure_too():
    def refuse():
        raise WorkbenchError("No.")

    assert "WorkbenchError: No." in attempt(Planted(refuse), "plans", 1)[0]


def test_too_much_memory_is_a_failure(monkeypatch):
    monkeypatch.setattr("tests.faults.attempts.MOST_MEGABYTES", 0)
    assert "MB of memory" in attempt(Planted(lambda: bytearray(300 << 20)), "models", 1)[0]
    assert MOST_MEGABYTES == 2048


@pytest.mark.parametrize("kind", ["readers", "labellings", "settings"])
def test_attempts_in_another_process_are_counted(kind):
    total = attack(kind, 12, first=0)
    assert (total["first"], total["tried"], total["failed"]) == (0, 12, 0)
    assert 0 < total["megabytes"] < MOST_MEGABYTES


def test_a_process_that_dies_is_a_failure(capsys):
    total = attack("no such kind", 1, first=5)
    assert (total["tried"], total["failed"]) == (1, 1)
    assert '--seed 5 "no such kind=1"' in capsys.readouterr().out


def test_counts_are_added_and_a_repeated_portion_replaces_the_earlier_one(tmp_path):
    file = tmp_path / "results.json"
    for first, failed in ((1, 2), (9, 0), (1, 0)):
        record("plans", {"first": first, "tried": 5, "failed": failed, "slowest": 0.1}, file)
    stored = json.loads(file.read_text("utf-8"))["plans"]
    assert sorted((entry["first"], entry["failed"]) for entry in stored) == [(1, 0), (9, 0)]


def test_every_format_and_every_kind_of_document_is_attacked(tmp_path):
    formats, kinds = set(), set()
    files = Readers(tmp_path).files
    for name, content in files.items():
        file = tmp_path / name
        file.write_bytes(content)
        folder = tmp_path / f"folder of {name}"
        is_folder = file.suffix == ".zip" and unpacked(content, folder)
        for path in [file, top_of(folder)] if is_folder else [file]:
            with suppress(WorkbenchError):
                formats.add(detect_format(path))
        kinds.add(kind_of(name, content))
    assert {*FORMATS} - formats == {"auto"}
    assert kinds > {"subtitles", "latex", "pdf", "rtf", "mail", "page", "xml", "json", "package"}
    assert {*PACKERS} <= {Path(name).suffix for name in files}


@pytest.mark.parametrize("ending", PACKERS)
def test_what_is_inside_of_a_packed_file_is_damaged(ending):
    start, pack, unpack = PACKERS[ending]
    packed = pack(b"text,label\n" * 9)
    damaged = [damaged_file(packed, chance_of("readers", seed)) for seed in range(40)]
    assert packed.startswith(start)
    readable = []
    for content in damaged:
        with suppress(OSError, EOFError, zlib.error, lzma.LZMAError, ValueError):
            readable.append(unpack(content))
    assert sum(inside != unpack(packed) for inside in readable) > 10


def test_every_kind_has_a_line_and_most_a_share_of_the_time():
    assert set(TITLES) == set(TARGETS)
    assert set(TARGETS) - set(SHARES) == {"kills", "clusters"}  # which take minutes each


def test_the_table_agrees_with_what_was_counted():
    text = PAGE.read_text("utf-8")
    results = json.loads(RESULTS.read_text("utf-8"))
    assert page(text, results) == text
    assert "<!-- counts -->" in text
    assert all(entry["failed"] == 0 for portions in results.values() for entry in portions)
