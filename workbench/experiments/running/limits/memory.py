"""The memory of this process, now and at its peak."""

import contextlib
import os
import sys
from pathlib import Path

_RESET, _STATUS = Path("/proc/self/clear_refs"), Path("/proc/self/status")
_PAGES = Path("/proc/self/statm")


def resident_bytes() -> int:
    """The memory of this process now."""
    if sys.platform == "linux":  # called for every trial, and ten times quicker than psutil
        with contextlib.suppress(OSError):
            return int(_PAGES.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    import psutil  # late: 0.04 s to import

    return int(psutil.Process().memory_info().rss)


def reset_peak() -> None:
    """Begin a new measurement of the peak, where the system supports that."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            _RESET.write_text("5")


def measured_peak_bytes() -> int:
    """The most memory since the last reset, or the memory now where the system has no peak."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            _, found, after = _STATUS.read_bytes().partition(b"VmHWM:")
            if found:
                return int(after.split(maxsplit=1)[0]) * 1024
    return resident_bytes()
