"""The program's entry: a window without arguments, otherwise the command line."""

import argparse
import importlib
import multiprocessing
import os
import shutil
import sys

from workbench import paths
from workbench.errors import WorkbenchError

# Commands that need the window; the command line does without Qt.
_WINDOW_COMMANDS = {
    "open": "workbench.gui.shell.application",
    "pictures": "workbench.gui.selftest.pictures",
    "check": "workbench.gui.selftest.check",
}


def main() -> int:
    """Open the window, or answer a command."""
    multiprocessing.freeze_support()  # a frozen program's workers come in by this door
    arguments = sys.argv[1:]
    _tell_core_count()
    try:
        if not _use_folders(arguments):
            return 1
        if not arguments or arguments[0] in _WINDOW_COMMANDS:
            return _use_window(arguments)
        from workbench.cli import answer  # late: the window does without it

        return answer(arguments)
    except KeyboardInterrupt:  # before the command line could listen
        return 130


def _tell_core_count() -> None:
    """Spare scikit-learn the question how many cores there are.

    It asks joblib, which asks a program of the system and prints a traceback where there is none.
    """
    if sys.platform.startswith("linux") and shutil.which("lscpu") is None:
        os.environ.setdefault("OMP_NUM_THREADS", str(os.cpu_count() or 1))


def _use_folders(arguments: list[str]) -> bool:
    """Take --portable from the arguments and do what it says."""
    is_wanted = arguments[:1] == ["--portable"]
    if is_wanted:
        del arguments[0]
    try:
        paths.use_folder_beside_program(is_wanted)
    except WorkbenchError as problem:
        print(f"workbench: {problem}", file=sys.stderr)
        return False
    return True


def _use_window(arguments: list[str]) -> int:
    """Open the window, or let it draw or try itself, which the command line cannot."""
    name, more = (arguments or ["open"])[0], arguments[1:]
    if name == "open":
        more = _files_to_open(more)
        if not _has_screen():
            print(
                "workbench: there is no screen for the window (neither DISPLAY nor WAYLAND_DISPLAY "
                "is set).\nStart it on a desktop or over ssh -X. The command line works without: "
                "workbench --help",
                file=sys.stderr,
            )
            return 1
    module = _WINDOW_COMMANDS[name]
    try:
        command = importlib.import_module(module)
    except ImportError as problem:
        print(
            f"workbench: the window cannot be opened ({problem}).\n"
            'Install it with: pip install "semantic-text-workbench[gui]"\n'
            "The command line works without it: workbench --help",
            file=sys.stderr,
        )
        return 1
    return int(command.main(more))


def _files_to_open(arguments: list[str]) -> list[str]:
    """What `workbench open` was given; it explains itself like every other command."""
    if not arguments:
        return []
    parser = argparse.ArgumentParser("workbench open", description="Open the window.")
    parser.add_argument("files", nargs="*", metavar="FILE", help="a corpus, a plan, a saved run")
    return list(parser.parse_args(arguments).files)


def _has_screen() -> bool:
    """Whether Qt can find a screen; where it finds none, it aborts the program."""
    variables = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(one) for one in variables)


if __name__ == "__main__":
    sys.exit(main())
