"""A run in its own process: its messages, and what it does with failed trials."""

import pytest

from workbench.background.run_process import RunProcess
from workbench.experiments.running.runner import run_plan

pytestmark = pytest.mark.processes


def messages_of(process):
    messages = [process.next_message()]
    while messages[-1][0] != "ended":
        messages.append(process.next_message())
    process.close()
    return messages


@pytest.fixture
def failed(small_plan, store):
    """Two trials that finish, and two that fail because no term is left."""
    impossible = {"method": "linear-svm", "label": "bad", "features": {"minimum_documents": 500}}
    plan = small_plan(
        methods=["linear-svm", impossible],
        protocol={"kind": "random splits", "repeats": 2},
    )
    return run_plan(plan, store, "thread", 1)


def test_failed_trials_are_run_again_only_on_request(failed, store):
    path = failed.folder / "trials.jsonl"
    before = path.read_bytes()
    assert messages_of(RunProcess(store.root, failed.id, 1))[-1] == ("ended", "finished", "")
    assert path.read_bytes() == before
    messages = messages_of(RunProcess(store.root, failed.id, 1, retry_failed=True))
    assert messages[-1] == ("ended", "finished", "")
    assert [message[1].done for message in messages if message[0] == "progress"][-1] == 4
    added = path.read_bytes().removeprefix(before).splitlines()
    assert len(added) == 2
    assert all(b'"label": "bad"' in line for line in added)
    assert store.list()[0].failed == 2
