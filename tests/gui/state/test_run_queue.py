"""The run queue: order, hold, and several runs within the worker limit."""

import pytest

from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import make_protocol
from workbench.experiments.runs.store import RunStore
from workbench.gui.state.run_queue import QueueLimits, RunQueue

WAIT = 120_000


def plan(name):
    return Plan(
        name=name,
        corpus="ratings",
        methods=(MethodChoice("nearest-centroid"),),
        protocol=make_protocol("random splits", share=0.2, repeats=2),
        metrics=("accuracy",),
        seed=1,
    )


@pytest.fixture
def store(tmp_path):
    return RunStore(tmp_path / "runs")


@pytest.fixture
def queue(qapp, store):
    made = RunQueue(store, workers=2)
    yield made
    made.close()


def test_workers_are_shared_by_the_runs_at_once():
    assert QueueLimits(workers=8, runs_at_once=2).workers_of_a_run() == 4
    assert QueueLimits(workers=2, runs_at_once=4).workers_of_a_run() == 1
    assert QueueLimits(workers=5).workers_of_a_run() == 5


@pytest.mark.processes
def test_waiting_runs_keep_their_order_until_they_are_moved(qtbot, queue, store):
    queue.hold(True)
    first, second, third = (queue.add(plan(name)) for name in "abc")
    assert queue.waiting() == (first, second, third)
    assert not queue.is_busy()
    queue.move(third, 0)
    assert queue.waiting() == (third, first, second)
    queue.move(third, 1)
    assert queue.waiting() == (first, third, second)
    queue.cancel(second)
    assert queue.waiting() == (first, third)
    assert store.open(second).status == "cancelled"  # and is not offered as interrupted
    assert store.open(third).status == "queued"
    started = []
    queue.started.connect(started.append)
    with qtbot.waitSignal(
        queue.ended, timeout=WAIT, check_params_cb=lambda run_id, *_: run_id == third
    ):
        queue.hold(False)
    assert started == [first, third]


@pytest.mark.processes
def test_two_runs_go_on_at_once(qtbot, queue):
    queue.use_limits(QueueLimits(workers=2, runs_at_once=2))
    ids = {queue.add(plan("a")), queue.add(plan("b"))}
    assert set(queue.running()) == ids
    waiting = queue.add(plan("c"))
    assert queue.waiting() == (waiting,)
    ended = []
    queue.ended.connect(lambda run_id, status, _: ended.append((run_id, status)))
    qtbot.waitUntil(lambda: len(ended) == 3, timeout=WAIT)
    assert {status for _, status in ended} == {"finished"}
    assert not queue.is_busy()
