"""Interrupting a thread of this process from another one."""

import ctypes


def raise_in(thread: int, kind: type[BaseException] | None) -> None:
    """Raise an exception in a thread when it executes its next instruction; None takes it back."""
    raised = ctypes.py_object(kind) if kind is not None else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
