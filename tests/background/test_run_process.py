"""A run in a process of its own: what it says, and what it does with failed trials."""

import pytest

from workbench.background.run_process import RunProcess
from workbench.experiments.running.runner import run_plan


def messages(supervised):
    told = [supervised.next_message()]
    while told[-1][0] != "ended":
        told.append(supervised.next_message())
    supervised.close()
    return told


@pytest.fixture
def failed(small_plan, store):
    """Two sound trials, and two that ask for terms that no document has."""
    impossible = {"method": "linear-svm", "label": "bad", "features": {"minimum_documents": 500}}
    plan = small_plan(
        methods=["linear-svm", impossible],
        protocol={"kind": "random splits", "repeats": 2},
    )
    return run_plan(plan, store, "thread", 1)


def test_failed_trials_are_run_again_where_that_is_asked_for(failed, store):
    path = failed.folder / "trials.jsonl"
    before = path.read_bytes()
    assert messages(RunProcess(store.root, failed.id, 1))[-1] == ("ended", "finished", "")
    assert path.read_bytes() == before
    told = messages(RunProcess(store.root, failed.id, 1, retry_failed=True))
    assert told[-1] == ("ended", "finished", "")
    assert [one[1].done for one in told if one[0] == "progress"][-1] == 4
    added = path.read_bytes().removeprefix(before).splitlines()
    assert len(added) == 2
    assert all(b'"label": "bad"' in line for line in added)
    assert store.list()[0].failed == 2
