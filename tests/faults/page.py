"""Put the counts of results.json into the table of SECURITY.md.

python -m tests.faults.page
"""

import json
import re
from pathlib import Path

from tests.faults.campaign import RESULTS
from tests.faults.targets.window import ACTIONS

PAGE = Path(__file__).resolve().parents[2] / "SECURITY.md"
TITLES = {
    "readers": "Damaged files of every format, read and previewed",
    "plans": "Damaged plans",
    "run folders": "Damaged run folders, used in every way, verified and repaired",
    "archives": "Damaged exported runs",
    "models": "Damaged models",
    "labellings": "Damaged and made-up labellings",
    "caches": "Damaged stored corpora",
    "settings": "Damaged settings of the window",
    "disk": "Failing operations of the disk",
    "kills": "`kill -9` of programs and workers (threads, processes, Dask)",
    "clusters": "Deaths of Dask workers and schedulers",
    "window": f"Random actions in the window, {ACTIONS} after each start",
}
WATCHED = {"kills", "clusters", "window"}  # in other processes, which are timed by themselves
_BETWEEN = re.compile(r"(<!-- counts -->\n).*?(<!-- end of counts -->)", re.DOTALL)


def table(results):
    """The table of what was tried, with the worst of all portions."""
    newest = max(entry.get("day", "") for portions in results.values() for entry in portions)
    lines = [
        f"| What | Tried | With the code of {newest} | Failed | Found and corrected "
        "| Slowest, s | Most memory, MB |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for kind, title in TITLES.items():
        portions = results.get(kind, [])
        of_newest = [entry for entry in portions if entry.get("day") == newest]
        size = ACTIONS if kind == "window" else 1
        tried, newly = (size * _sum_of("tried", chosen) for chosen in (portions, of_newest))
        failed = _sum_of("failed", portions)
        found = _sum_of("found", portions) - failed
        slowest = max((entry["slowest"] for entry in portions), default=0.0)
        time = "" if kind in WATCHED else f"{slowest:.1f}"
        memory = max((entry["megabytes"] for entry in portions), default=0)
        lines.append(
            f"| {title} | {tried:,} | {newly:,} | {failed} | {found} | {time} | {memory:,} |"
        )
    return "\n".join(lines) + "\n"


def _sum_of(name, portions):
    return sum(entry.get(name, 0) for entry in portions)


def page(text, results):
    """The page with its table made again."""
    return _BETWEEN.sub(lambda found: found[1] + table(results) + found[2], text)


if __name__ == "__main__":
    stored = json.loads(RESULTS.read_text("utf-8"))
    PAGE.write_text(page(PAGE.read_text("utf-8"), stored), "utf-8")
