"""The program's entry: a window without arguments, otherwise the command line."""

import multiprocessing
import sys


def main() -> int:
    """Open the window, or answer a command."""
    multiprocessing.freeze_support()  # a frozen program's workers come in by this door
    if len(sys.argv) == 1 or sys.argv[1] == "pictures":
        return _use_window(sys.argv[1:])
    try:
        from workbench.cli import answer

        return answer(sys.argv[1:])
    except KeyboardInterrupt:  # before the command line could listen
        return 130


def _use_window(arguments: list[str]) -> int:
    """Open the window, or let it draw itself, which the command line cannot."""
    try:
        if arguments:
            from workbench.gui.pictures import main as make_pictures

            return make_pictures(arguments[1:])
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
