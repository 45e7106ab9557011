"""Who comes first where cores are few: the window, then what it waits for, then runs."""

import ctypes
import os
import sys

FOR_ANSWERS = 5  # what a person waits for
FOR_RUNS = 10
_BELOW_NORMAL = 0x4000  # BELOW_NORMAL_PRIORITY_CLASS of Windows


def lower_priority(steps: int) -> None:
    """Lower the claim of this process, and of those it starts, to the cores."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(steps)
