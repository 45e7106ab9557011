"""The entry point: opens the window, or runs a command of the command line."""

import argparse
import importlib
import multiprocessing
import os
import shutil
import sys

from workbench import paths
from workbench.errors import WorkbenchError

# Commands that need Qt, which the command line does not import.
WINDOW_COMMANDS = {
    "open": "workbench.gui.shell.application",
    "pictures": "workbench.gui.selftest.pictures",
    "check": "workbench.gui.selftest.check",
}


def main() -> int:
    """Open the window, or execute a command."""
    multiprocessing.freeze_support()  # worker processes of the frozen program start here
    arguments = sys.argv[1:]
    _set_thread_count()
    try:
        if not _apply_portable(arguments):
            return 1
        if not arguments or arguments[0] in WINDOW_COMMANDS:
            return _run_window_command(arguments)
        from workbench.cli import answer  # late: 30 ms that the window does not need

        return answer(arguments)
    except KeyboardInterrupt:  # before the command line handles Ctrl-C
        return 130


def _set_thread_count() -> None:
    """Set the number of threads where the program lscpu is missing.

    There joblib, which scikit-learn asks for the number of cores, would print a traceback.
    """
    if sys.platform.startswith("linux") and shutil.which("lscpu") is None:
        os.environ.setdefault("OMP_NUM_THREADS", str(os.cpu_count() or 1))


def _apply_portable(arguments: list[str]) -> bool:
    """Remove --portable from the arguments and apply it."""
    is_portable = arguments[:1] == ["--portable"]
    if is_portable:
        del arguments[0]
    try:
        paths.use_portable_folder(is_portable)
    except WorkbenchError as problem:
        print(f"workbench: {problem}", file=sys.stderr)
        return False
    return True


def _run_window_command(arguments: list[str]) -> int:
    """Open the window, save pictures of it or check it."""
    name, rest = (arguments or ["open"])[0], arguments[1:]
    if name == "open":
        rest = _files_to_open(rest)
        if not _has_display():
            print(
                "workbench: there is no display for the window (neither DISPLAY nor "
                "WAYLAND_DISPLAY is set).\nStart it on a desktop or over ssh -X. The command line "
                "needs no display: workbench --help",
                file=sys.stderr,
            )
            return 1
    module = WINDOW_COMMANDS[name]
    try:
        command = importlib.import_module(module)
    except ImportError as problem:
        print(
            f"workbench: the window cannot be opened ({problem}).\n"
            'Install it with: pip install "semantic-text-workbench[gui]"\n'
            "The command line does not need it: workbench --help",
            file=sys.stderr,
        )
        return 1
    return int(command.main(rest))


def _files_to_open(arguments: list[str]) -> list[str]:
    """The files given to `workbench open`, which has --help like every other command."""
    if not arguments:
        return []
    parser = argparse.ArgumentParser("workbench open", description="Open the window.")
    parser.add_argument(
        "files", nargs="*", metavar="FILE", help="a corpus, a plan or an exported run"
    )
    return list(parser.parse_args(arguments).files)


def _has_display() -> bool:
    """Whether there is a display; without one, Qt aborts the program."""
    variables = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in variables)


if __name__ == "__main__":
    sys.exit(main())
