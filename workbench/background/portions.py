"""Answers with large arrays, sent through a pipe in portions so that the receiver stays free.

Unpickling an array of 100 MB would keep every other thread of the window waiting meanwhile.
"""

import pickle
from multiprocessing.connection import Connection
from typing import Any

_LARGE = 2**20  # bytes of an array that is sent by itself, and of one portion


def send_in_portions(connection: Connection, answer: Any) -> None:
    """Send an object; its large arrays follow it, a portion at a time."""
    large: list[pickle.PickleBuffer] = []

    def stays(buffer: pickle.PickleBuffer) -> bool:
        if buffer.raw().nbytes < _LARGE:
            return True
        large.append(buffer)
        return False

    content = pickle.dumps(answer, protocol=5, buffer_callback=stays)
    connection.send(("answer", content, [buffer.raw().nbytes for buffer in large]))
    for buffer in large:
        array = buffer.raw()
        for start in range(0, array.nbytes, _LARGE):
            connection.send_bytes(array[start : start + _LARGE])


def receive_portions(connection: Connection, content: bytes, sizes: list[int]) -> Any:
    """Receive what follows the beginning of an answer, and put the object together."""
    arrays = [bytearray(size) for size in sizes]
    for array in arrays:
        start = 0
        while start < len(array):
            start += connection.recv_bytes_into(array, start)
    return pickle.loads(content, buffers=arrays)  # noqa: S301  (from our own helper process)
