"""The program's entry: a window without arguments, otherwise the command line."""

import multiprocessing
import sys


def main() -> int:
    """Open the window, or answer a command."""
    multiprocessing.freeze_support()  # a frozen program's workers come in by this door
    if len(sys.argv) == 1:
        return _open_window()
    try:
        from workbench.cli import answer

        return answer(sys.argv[1:])
    except KeyboardInterrupt:  # before the command line could listen
        return 130


def _open_window() -> int:
    try:
        from workbench.gui.app import main as show_window
    except ImportError as problem:
        print(
            f"workbench: the window cannot be opened ({problem}).\n"
            'Install it with: pip install "semantic-text-workbench[gui]"\n'
            "The command line works without it: workbench --help",
            file=sys.stderr,
        )
        return 1
    return show_window()


if __name__ == "__main__":
    sys.exit(main())
