"""How much memory this process takes, and the most it took for a while."""

import contextlib
import sys
from pathlib import Path

_RESET, _STATUS = Path("/proc/self/clear_refs"), Path("/proc/self/status")


def resident_bytes() -> int:
    """The memory of this process now."""
    import psutil

    return int(psutil.Process().memory_info().rss)


def reset_peak() -> None:
    """Begin a new measurement of the peak, where the system can do that."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            _RESET.write_text("5")


def peak_bytes() -> int:
    """The most memory since the last reset; without that ability, the memory now."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            for line in _STATUS.read_text().splitlines():
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) * 1024
    return resident_bytes()
