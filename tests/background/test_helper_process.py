"""Jobs in a helper process: results, progress, errors and stopping at once."""

import os
import signal
import sys
import threading
import time

import numpy as np
import psutil
import pytest

from workbench.background.helper_process import HelperProcess, JobError, StoppedError
from workbench.errors import CorpusError, WorkbenchError

pytestmark = pytest.mark.processes


def add(progress, first, second):
    progress(1, 2)
    progress(2, 2)
    return first + second


def refuse(progress):
    raise CorpusError("The file is empty; choose another one.")


def fail(progress):
    return {}["missing"]


def sleep(progress, seconds):
    progress(0, 1)
    time.sleep(seconds)


def die(progress):
    os._exit(3)


def fragment(progress):
    """Free large arrays between small ones that stay; return by how many megabytes we grew."""
    np.ones(4_000_000)  # freed at once: the C library would keep arrays up to this size from now on
    before = psutil.Process().memory_info().rss
    large, small = [], []
    for _ in range(60):
        large.append(np.ones(250_000))
        small.append(bytes(60_000))
    large.clear()
    return (psutil.Process().memory_info().rss - before) / 2**20, len(small)


@pytest.fixture(scope="module")
def process():
    helper = HelperProcess()
    helper.start()
    yield helper
    helper.close()


def ignore(done, total):
    pass


def interrupt_itself(progress):
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(0.01)  # Python handles signals between bytecodes
    return "still here"


@pytest.mark.skipif(os.name == "nt", reason="os.kill ends the process on Windows")
def test_ctrl_c_in_the_terminal_does_not_end_the_helper(process):
    assert process.do(interrupt_itself, progress=ignore) == "still here"


def niceness(progress):
    return os.nice(0)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="Windows has priority classes instead")
def test_a_job_has_a_lower_priority_than_the_window(process):
    assert process.do(niceness, progress=ignore) >= min(
        19, os.nice(0) + 1
    )  # 19 is the lowest priority


def test_a_job_returns_its_result_and_reports_progress(process):
    steps = []
    assert process.do(add, 2, 3, progress=lambda *step: steps.append(step)) == 5
    assert steps == [(1, 2), (2, 2)]


def test_an_error_of_the_program_keeps_its_message(process):
    with pytest.raises(WorkbenchError, match="The file is empty; choose another one"):
        process.do(refuse, progress=ignore)


def test_an_unexpected_error_comes_with_its_traceback(process):
    with pytest.raises(JobError) as caught:
        process.do(fail, progress=ignore)
    assert "KeyError" in str(caught.value)
    assert "fail" in caught.value.details


def test_a_job_is_stopped_at_once_and_the_next_one_works(process):
    stopping = threading.Thread(target=process.stop)
    with pytest.raises(StoppedError):
        process.do(sleep, 600, progress=lambda *_: stopping.start())
    stopping.join()
    assert process.do(add, 1, 1, progress=ignore) == 2


def test_a_process_that_dies_is_reported_and_replaced(process):
    with pytest.raises(JobError, match="before the job was done"):
        process.do(die, progress=ignore)
    assert process.do(add, 1, 1, progress=ignore) == 2


def test_waiting_jobs_are_refused():
    helper, stopped = HelperProcess(), []

    def start_job():
        try:
            helper.do(sleep, 600, progress=lambda *_: started.set())
        except StoppedError:
            stopped.append(True)

    started = threading.Event()
    threads = [threading.Thread(target=start_job) for _ in range(3)]
    for thread in threads:
        thread.start()
    assert started.wait(250)
    helper.refuse()
    for thread in threads:
        thread.join(250)
    assert stopped == [True, True, True]
    helper.close()


def own_id(progress):
    return os.getpid()


def test_an_idle_process_that_ended_is_replaced_by_another(process):
    before = process.do(own_id, progress=ignore)
    process.end_if_idle()
    assert process.do(own_id, progress=ignore) != before


def test_a_process_with_a_job_is_not_ended(process):
    started = threading.Event()
    found = []

    def work():
        found.append(process.do(add_many_numbers, progress=lambda *_: started.set()))

    thread = threading.Thread(target=work)
    thread.start()
    started.wait(60)
    process.end_if_idle()
    thread.join(60)
    assert found == ["done"]


def add_many_numbers(progress):
    progress(0, 1)
    sum(range(10**6))
    return "done"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems return memory by themselves")
def test_large_arrays_are_returned_although_small_ones_stay(process):
    grown, _ = process.do(fragment, progress=ignore)
    assert grown < 30  # 114 MB were allocated


def test_a_job_that_is_refused_when_its_turn_comes_does_not_start(process):
    with pytest.raises(StoppedError):
        process.do(die, progress=ignore, begin=lambda: False)
    assert process.do(add, 1, 1, progress=ignore) == 2
