"""`workbench pictures DIR`: every page and every picture of the tour, drawn without a display.

Nothing private is shown: runs, settings and caches of the pictures live in a temporary folder.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QSize, QTimer
from PySide6.QtWidgets import QWidget

from workbench.errors import WorkbenchError
from workbench.gui.selftest.scenes import Scene, scenes
from workbench.gui.shell.application import make_application, make_window

SIZES = ("1024x700", "1440x900", "2560x1440")
THEMES = ("light", "dark")
_SECONDS_TO_WAIT = 300


def main(arguments: Sequence[str]) -> int:
    """Make the pictures and say where they are."""
    chosen = _parser().parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        with tempfile.TemporaryDirectory(prefix="workbench-pictures-") as private:
            _keep_apart(Path(private))
            written = make_pictures(chosen.folder, chosen.sizes, chosen.themes, chosen.only)
    except (WorkbenchError, OSError) as problem:
        print(f"workbench: {problem}", file=sys.stderr)
        return 1
    print(f"{len(written)} pictures written: {chosen.folder}")
    return 0


def make_pictures(
    folder: Path,
    sizes: Sequence[str] = SIZES,
    themes: Sequence[str] = THEMES,
    only: Sequence[str] = (),
) -> list[Path]:
    """Run the tour, then draw its pages; `only` names those that are wanted."""
    folder.mkdir(parents=True, exist_ok=True)
    application = make_application([sys.argv[0]])
    window = make_window()
    window.workspace.settings.refuse_tour()
    window.show()
    try:
        written = list(_draw_all(window, folder, sizes, themes, only))
    finally:
        for one in application.topLevelWidgets():
            one.close()
    return written


def wait_until(condition: Callable[[], object], what: str) -> None:
    """Let the window work until something is so."""
    end = time.monotonic() + _SECONDS_TO_WAIT
    while not condition():
        if time.monotonic() > end:
            raise WorkbenchError(f"The picture of {what} did not appear in {_SECONDS_TO_WAIT} s.")
        _work(20)


def _draw_all(
    window: Any, folder: Path, sizes: Sequence[str], themes: Sequence[str], only: Sequence[str]
) -> Iterator[Path]:
    for scene in scenes():
        if only and scene.name not in only and not scene.is_needed:
            continue
        shown = scene.set(window, wait_until)
        is_wanted = not only or scene.name in only
        for theme in themes if is_wanted else ():
            window.commands.use_theme(theme)
            for size in sizes:
                yield _draw(shown, scene, folder / f"{scene.name}-{size}-{theme}.png", size)
        scene.clear(window, shown)


def _draw(shown: QWidget, scene: Scene, file: Path, size: str) -> Path:
    width, height = map(int, size.split("x"))
    share = scene.share_of_window
    shown.resize(QSize(round(width * share), round(height * share)))
    _work(150)  # layouts and plots settle after a change of size
    if not shown.grab().save(str(file)):
        raise WorkbenchError(f"{file} cannot be written.")
    return file


def _work(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _keep_apart(private: Path) -> None:
    os.environ.pop("WORKBENCH_DATA", None)  # the corpora of this machine are not part of the face
    for variable in ("WORKBENCH_STORE", "WORKBENCH_CACHE", "WORKBENCH_SETTINGS"):
        os.environ[variable] = str(private / variable.lower())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="workbench pictures",
        description="Draw every page and every picture of the tour, without a display.",
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--sizes", type=_listed(SIZES), default=SIZES, help=", ".join(SIZES))
    parser.add_argument("--themes", type=_listed(THEMES), default=THEMES, help=", ".join(THEMES))
    names = tuple(one.name for one in scenes())
    parser.add_argument("--only", type=_listed(names), default=(), help=", ".join(names))
    return parser


def _listed(known: Sequence[str]) -> Callable[[str], tuple[str, ...]]:
    def parse(text: str) -> tuple[str, ...]:
        names = tuple(one.strip() for one in text.split(","))
        unknown = [one for one in names if one not in known]
        if unknown:
            raise argparse.ArgumentTypeError(
                f"{', '.join(unknown)} must be among {', '.join(known)}"
            )
        return names

    return parse
