"""Process priorities: the window first, then the jobs it waits for, then runs."""

import ctypes
import os
import sys

FOR_JOBS = 5  # a person waits for these
FOR_RUNS = 10
_BELOW_NORMAL = 0x4000  # BELOW_NORMAL_PRIORITY_CLASS of Windows


def lower_priority(steps: int) -> None:
    """Lower the priority of this process and of those it starts."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(steps)
