"""Jobs in a spare process: answers, progress, errors, and an end at once."""

import os
import signal
import threading
import time

import pytest

from workbench.background.helper_process import HelperProcess, JobError, StoppedError
from workbench.errors import CorpusError, WorkbenchError


def add(progress, first, second):
    progress(1, 2)
    progress(2, 2)
    return first + second


def refuse(progress):
    raise CorpusError("The file is empty; choose another one.")


def stumble(progress):
    return {}["missing"]


def sleep(progress, seconds):
    progress(0, 1)
    time.sleep(seconds)


def die(progress):
    os._exit(3)


@pytest.fixture(scope="module")
def process():
    spare = HelperProcess()
    spare.start()
    yield spare
    spare.close()


def ignore(done, total):
    pass


def interrupt_itself(progress):
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(0.01)  # Python hears signals between its steps
    return "still here"


@pytest.mark.skipif(os.name == "nt", reason="kill means something else there")
def test_ctrl_c_in_the_terminal_is_left_to_the_window(process):
    assert process.do(interrupt_itself, progress=ignore) == "still here"


def niceness(progress):
    return os.nice(0)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="Windows has classes of priority instead")
def test_a_job_lets_the_window_go_first(process):
    assert process.do(niceness, progress=ignore) >= min(19, os.nice(0) + 1)  # 19 is the nicest


def test_a_job_answers_and_tells_its_progress(process):
    told = []
    assert process.do(add, 2, 3, progress=lambda *step: told.append(step)) == 5
    assert told == [(1, 2), (2, 2)]


def test_what_the_user_can_mend_comes_as_a_sentence(process):
    with pytest.raises(WorkbenchError, match="The file is empty; choose another one"):
        process.do(refuse, progress=ignore)


def test_the_unexpected_comes_with_its_details(process):
    with pytest.raises(JobError) as caught:
        process.do(stumble, progress=ignore)
    assert "KeyError" in str(caught.value)
    assert "stumble" in caught.value.details


def test_a_job_is_stopped_at_once_and_the_next_one_works(process):
    stopping = threading.Thread(target=process.stop)
    with pytest.raises(StoppedError):
        process.do(sleep, 600, progress=lambda *_: stopping.start())
    stopping.join()
    assert process.do(add, 1, 1, progress=ignore) == 2


def test_a_process_that_dies_is_told_and_replaced(process):
    with pytest.raises(JobError, match="without an answer"):
        process.do(die, progress=ignore)
    assert process.do(add, 1, 1, progress=ignore) == 2


def test_jobs_that_wait_for_their_turn_are_refused():
    spare, ended = HelperProcess(), []

    def ask():
        try:
            spare.do(sleep, 600, progress=lambda *_: begun.set())
        except StoppedError:
            ended.append(True)

    begun = threading.Event()
    threads = [threading.Thread(target=ask) for _ in range(3)]
    for one in threads:
        one.start()
    assert begun.wait(250)
    spare.refuse()
    for one in threads:
        one.join(250)
    assert ended == [True, True, True]
    spare.close()
