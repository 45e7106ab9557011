"""Deleted runs are removed after 30 days of use, whatever the clock says in between."""

import json
from datetime import UTC, datetime, timedelta

import pytest

from workbench.experiments.runs.store import RunStore

DAYS = ".trash-days.json"


@pytest.fixture
def store(tmp_path):
    return RunStore(tmp_path / "runs")


def age(store, run_id, days):
    """Write down that a run was seen in the trash on earlier days."""
    today = datetime.now(UTC).date()
    earlier = [str(today - timedelta(number)) for number in range(days, 0, -1)]
    deleted = dict.fromkeys(store.trash(), days + 1) | {run_id: 1}
    values = {"days": [*earlier, str(today)], "deleted": deleted}
    (store.root / DAYS).write_text(json.dumps(values))


def test_a_run_is_removed_after_30_further_days_of_use(store, small_plan):
    old, late = (store.create(small_plan(name=name)) for name in ("old", "late"))
    for run in (old, late):
        store.delete(run.id)
    age(store, old.id, 29)
    assert set(store.trash()) == {old.id, late.id}
    assert not store.list()
    assert set(store.trash()) == {old.id, late.id}
    age(store, old.id, 30)
    assert not store.list()
    assert store.trash() == (late.id,)
    assert store.restore(late.id).name == "late"


def test_a_clock_that_was_wrong_removes_nothing(store, small_plan, monkeypatch):
    class Clock(datetime):
        year_shown = 2026

        @classmethod
        def now(cls, tz=None):
            return datetime(cls.year_shown, 3, 1, tzinfo=tz)

    monkeypatch.setattr("workbench.experiments.runs.trash_days.datetime", Clock)
    run = store.create(small_plan())
    Clock.year_shown = 1970
    store.delete(run.id)
    for year in (2026, 2099, 1970, 2026):
        Clock.year_shown = year
        assert not store.list()
        assert store.trash() == (run.id,)


def test_a_run_that_is_deleted_again_is_new_in_the_trash(store, small_plan):
    run = store.create(small_plan())
    store.delete(run.id)
    age(store, run.id, 30)
    store.restore(run.id)
    store.delete(run.id)
    assert not store.list()
    assert store.trash() == (run.id,)


@pytest.mark.parametrize("content", ["", "[]", '{"days": 5, "deleted": []}', "[" * 100_000])
def test_damaged_notes_count_anew(store, small_plan, content):
    run = store.create(small_plan())
    store.delete(run.id)
    (store.root / DAYS).write_text(content)
    assert not store.list()
    assert store.trash() == (run.id,)
    assert len(json.loads((store.root / DAYS).read_text())["days"]) == 1
