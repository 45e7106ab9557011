"""`workbench pictures DIR`: save pictures of every page and view, without a display.

The runs, settings and caches of the user are not used; temporary folders replace them.
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
from workbench.gui.selftest.gallery import write_gallery
from workbench.gui.selftest.scene import Scene
from workbench.gui.selftest.scenes import scenes
from workbench.gui.shell.application import make_application, make_window
from workbench.gui.widgets.language import LANGUAGES, use_language

SIZES = ("1024x700", "1440x900", "2560x1440")
THEMES = ("light", "dark")
_SECONDS_TO_WAIT = 300


def main(arguments: Sequence[str]) -> int:
    """Save the pictures and print their folder."""
    chosen = _parser().parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        written = make_gallery(chosen)
    except (WorkbenchError, OSError) as problem:
        print(f"workbench: {problem}", file=sys.stderr)
        return 1
    print(f"{len(written)} pictures written to {chosen.folder}; index.html shows them all")
    return 0


def make_gallery(chosen: argparse.Namespace) -> list[Path]:
    """Save the pictures in each language, those of other languages than English in folders."""
    written = []
    for language in chosen.languages:
        folder = chosen.folder if language == "English" else chosen.folder / LANGUAGES[language]
        with tempfile.TemporaryDirectory(prefix="workbench-pictures-") as home:
            _use_temporary_folders(Path(home))
            written += make_pictures(folder, chosen.sizes, chosen.themes, chosen.only, language)
    write_gallery(chosen.folder, written)
    return written


def make_pictures(
    folder: Path,
    sizes: Sequence[str] = SIZES,
    themes: Sequence[str] = THEMES,
    only: Sequence[str] = (),
    language: str = "English",
) -> list[Path]:
    """Run the tour and save its pictures; `only` selects pictures by name."""
    folder.mkdir(parents=True, exist_ok=True)
    application = make_application([sys.argv[0]])
    use_language(application, language)  # after the preferences, which name another
    window = make_window()
    window.workspace.settings.stop_offering_tour()
    window.show()
    try:
        written = []
        for file in _draw_all(window, folder, sizes, themes, only):
            print(file.name, flush=True)  # it takes minutes on a busy machine
            written.append(file)
    finally:
        window.close_unasked()  # a question about a run in progress would wait indefinitely
        application.processEvents()
    return written


def wait_until(condition: Callable[[], object], name: str) -> None:
    """Process events until a condition holds; `name` describes it in the error message."""
    end = time.monotonic() + _SECONDS_TO_WAIT
    while not condition():
        if time.monotonic() > end:
            raise WorkbenchError(f"Waited {_SECONDS_TO_WAIT} s for {name} without success.")
        _process_events(20)


def _draw_all(
    window: Any, folder: Path, sizes: Sequence[str], themes: Sequence[str], only: Sequence[str]
) -> Iterator[Path]:
    for scene in scenes():
        if only and scene.name not in only and not scene.is_required:
            continue
        shown = scene.show(window, wait_until)
        is_selected = not only or scene.name in only
        for theme in themes if is_selected else ():
            window.commands.use_theme(theme)
            for size in sizes:
                yield _draw(shown, scene, folder / f"{scene.name}-{size}-{theme}.png", size)
        scene.clear(window, shown)


def _draw(shown: QWidget, scene: Scene, file: Path, size: str) -> Path:
    width, height = map(int, size.split("x"))
    scale = scene.scale
    shown.resize(QSize(round(width * scale), round(height * scale)))
    _process_events(150)  # layouts and plots adapt to the new size
    if not shown.grab().save(str(file)):
        raise WorkbenchError(f"{file} cannot be written.")
    return file


def _process_events(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _use_temporary_folders(folder: Path) -> None:
    os.environ.pop("WORKBENCH_DATA", None)  # the pictures do not show the corpora of the user
    for variable in ("WORKBENCH_STORE", "WORKBENCH_CACHE", "WORKBENCH_SETTINGS"):
        os.environ[variable] = str(folder / variable.lower())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="workbench pictures",
        description="Save pictures of every page and view, without a display.",
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="folder for the pictures")
    parser.add_argument("--sizes", type=_name_list(SIZES), default=SIZES, help=", ".join(SIZES))
    parser.add_argument("--themes", type=_name_list(THEMES), default=THEMES, help=", ".join(THEMES))
    languages = tuple(LANGUAGES)
    parser.add_argument(
        "--languages", type=_name_list(languages), default=languages[:1], help=", ".join(languages)
    )
    names = tuple(scene.name for scene in scenes())
    parser.add_argument("--only", type=_name_list(names), default=(), help=", ".join(names))
    return parser


def _name_list(allowed: Sequence[str]) -> Callable[[str], tuple[str, ...]]:
    def parse(text: str) -> tuple[str, ...]:
        names = tuple(name.strip() for name in text.split(","))
        unknown = [name for name in names if name not in allowed]
        if unknown:
            raise argparse.ArgumentTypeError(
                f"{', '.join(unknown)} must be among {', '.join(allowed)}"
            )
        return names

    return parse
