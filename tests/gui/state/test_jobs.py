"""Jobs of the window: one can be cancelled, and a process can be ended for its memory."""

import time

import pytest

from workbench.gui.state.jobs import JobRunner

pytestmark = pytest.mark.processes
WAIT = 60_000


def double(progress, number):
    progress(1, 1)
    return 2 * number


def wait(progress, seconds):
    progress(0, 1)
    time.sleep(seconds)


@pytest.fixture
def runner(qtbot, qapp):
    runner = JobRunner(qapp)  # which outlives the last events of its threads
    yield runner
    runner.close()
    runner.deleteLater()


def test_a_cancelled_job_does_not_start_and_the_others_go_on(qtbot, runner):
    first, second, third = (runner.start(double, number) for number in (1, 2, 3))
    runner.cancel(second)
    found = []
    for job in (first, second, third):
        job.finished.connect(found.append)
    with qtbot.waitSignals([first.ended, second.stopped, third.ended], timeout=WAIT):
        pass
    assert sorted(found) == [2, 6]


def test_cancelling_the_current_job_ends_it_at_once(qtbot, runner):
    job = runner.start(wait, 600)
    with qtbot.waitSignal(job.progressed, timeout=WAIT):
        pass
    with qtbot.waitSignal(job.stopped, timeout=WAIT):
        runner.cancel(job)


def test_after_the_end_of_its_process_a_runner_starts_another(qtbot, runner):
    with qtbot.waitSignal(runner.start(double, 1).finished, timeout=WAIT):
        pass
    ending = runner.end_process()
    with qtbot.waitSignal(ending.ended, timeout=WAIT):
        pass
    with qtbot.waitSignal(runner.start(double, 2).finished, timeout=WAIT) as answer:
        pass
    assert answer.args == [4]
