"""Answers with large arrays, through a pipe."""

import pickle
import threading
from multiprocessing import Pipe

import numpy as np

from workbench.background.portions import receive_portions, send_in_portions

ANSWER = {
    "small": np.arange(5),
    "large": np.arange(300_000.0).reshape(100, 3000),
    "columns": np.asfortranarray(np.arange(600_000).reshape(2, 300_000).T),
    "empty": np.zeros((0, 3)),
    "name": "answer",
}


def test_large_arrays_follow_an_answer_and_arrive_as_they_were():
    ours, theirs = Pipe()
    sender = threading.Thread(target=send_in_portions, args=(theirs, ANSWER))
    sender.start()
    kind, content, sizes = ours.recv()
    received = receive_portions(ours, content, sizes)
    sender.join()
    assert kind == "answer"
    assert sizes == [2_400_000, 4_800_000]
    assert len(content) < len(pickle.dumps(ANSWER)) / 1000  # what is unpickled at once
    for name in ("small", "large", "columns", "empty"):
        assert received[name].dtype == ANSWER[name].dtype
        assert received[name].tolist() == ANSWER[name].tolist()
        assert received[name].flags.f_contiguous == ANSWER[name].flags.f_contiguous
    received["large"][0, 0] = 7.0  # it belongs to the receiver
    assert received["name"] == "answer"
