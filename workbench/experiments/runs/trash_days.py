"""Deleted runs that are old, by the days on which the store was used: a wrong clock ages none."""

import contextlib
import json
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from pathlib import Path

from workbench.files import replaced_file

_FILE = ".trash-days.json"
_DAYS = 30  # of use, after which a deleted run is removed permanently


def expired_runs(root: Path, deleted: Collection[str]) -> Sequence[str]:
    """Note the day for every deleted run, and return those that were seen on 30 earlier days.

    The difference of two times would be wrong by as much as the clock was set in between.
    """
    days, since = _stored(root / _FILE)
    today = datetime.now(UTC).date().isoformat()
    known = [*days, *([] if today in days else [today])] if deleted else []
    seen = {name: since.get(name, len(known)) for name in deleted}
    if (known, seen) != (days, since):
        with contextlib.suppress(OSError), replaced_file(root / _FILE) as partial:
            partial.write_text(json.dumps({"days": known, "deleted": seen}), encoding="utf-8")
    return [name for name, first in seen.items() if len(known) - first >= _DAYS]


def _stored(path: Path) -> tuple[list[str], dict[str, int]]:
    """The days of use, and how many of them there were when a run was first seen."""
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
        days = [str(day) for day in values["days"]]
        return days, {str(name): int(first) for name, first in values["deleted"].items()}
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return [], {}  # absent or damaged: the days are counted anew
