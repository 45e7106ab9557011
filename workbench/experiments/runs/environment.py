"""What a run was made with: versions, commit, machine, command."""

import os
import platform
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import workbench
from workbench.versions import versions


def environment() -> dict[str, Any]:
    """Everything a reader needs to judge or repeat the numbers."""
    import psutil  # late: 0.04 s to import

    return {
        "versions": versions(),
        "commit": commit(),
        "machine": platform.machine(),
        "system": platform.platform(),
        "processor": platform.processor() or platform.machine(),
        "cores": os.cpu_count() or 1,
        "memory": psutil.virtual_memory().total,
        "command": " ".join([Path(sys.argv[0]).name, *sys.argv[1:]]),
    }


@cache
def commit() -> str:
    """The commit of the source tree the program runs from, if it runs from one."""
    root = Path(workbench.__file__).resolve().parents[1]
    if not (root / ".git").exists():
        return ""
    try:
        found = subprocess.run(
            ["git", "-C", str(root), "rev-parse", "HEAD"],
            capture_output=True,
            text=True,
            timeout=5,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return found.stdout.strip()
