"""The command line: one module per command, imported only when that command is used."""

import argparse
import importlib
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn, Protocol, cast

from workbench import __version__, paths
from workbench.cli.answers import (
    INTERRUPTED,
    WRONG_USAGE,
    Answer,
    OutputError,
    escape_unsupported_output,
    print_answer,
)
from workbench.errors import WorkbenchError
from workbench.plain_text import terminal_text
from workbench.stop_signals import interrupted_by_signals

COMMANDS = {
    "corpora": "list the known corpora, or download one",
    "describe": "describe a corpus and list its problems",
    "doctor": "examine a corpus for leaks, copies and damage, and preview cures",
    "label": "simulate, complete, export or compare a labelling by hand",
    "suspects": "list documents whose labels are probably wrong, and correct them",
    "tokens": "show what each preprocessing step does to one document",
    "terms": "show the terms and collocations that the settings keep",
    "import": "read a corpus and write it to one file in a standard format",
    "methods": "list the methods, or the settings of one method",
    "race": "find the best method for a corpus, with an unbiased estimate",
    "run": "run a plan or a recipe",
    "estimate": "estimate time, memory, disk and network of a plan on a larger corpus",
    "reproduce": "reproduce the experiments of a paper and compare the results",
    "resume": "continue a run that was stopped",
    "list": "list the runs",
    "show": "show the status and the scores of one run",
    "compare": "compare runs",
    "export": "export the tables and predictions of a run, a model, or the run itself",
    "report": "write a report of a run with plots and tables",
    "verify": "check the files of runs for damage, and repair what can be repaired",
    "classify": "predict the classes of new documents with a saved model",
}
_EXAMPLES = """examples:
  workbench                            open the window
  workbench open FILE                  open the window with a corpus, a plan or an exported run
  workbench pictures DIR               save pictures of every page of the window; needs no display
  workbench check DIR                  test the window: open it, run the tour, export the run
  workbench --portable                 open the window; keep all files beside the program
  workbench describe reviews.csv       describe this corpus
  workbench run tour                   run the built-in experiment
  workbench methods linear-svm         list the settings of this method

exit codes: 0 success, 1 a problem described in a message, 2 wrong usage, 130 interrupted
"""


def answer(arguments: Sequence[str]) -> int:
    """Execute a command, print its answer and return the exit code."""
    as_json = "--json" in arguments
    escape_unsupported_output()
    try:
        parsed = _parser(arguments[0] if arguments else "").parse_args(arguments)
        as_json = parsed.json
        with interrupted_by_signals():
            result = _module(parsed.command).execute(parsed)
        return print_answer(result, as_json)
    except WorkbenchError as problem:
        return print_answer(_failure(str(problem)), as_json)
    except _UsageError as problem:
        return print_answer(Answer({"error": str(problem)}, problem.usage, WRONG_USAGE), as_json)
    except KeyboardInterrupt:
        if as_json:
            return print_answer(Answer({"error": "interrupted"}, "", INTERRUPTED), as_json)
        print("\nworkbench: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader closed the pipe, as in `workbench list | head`
        _discard_output()
        return 0
    except OutputError as problem:  # the disk behind `workbench list > file` is full
        _discard_output()
        print(terminal_text(f"workbench: {problem}"), file=sys.stderr)
        return 1
    except Exception as problem:  # a bug: reported in one sentence, with a traceback in a file
        return print_answer(_crash(problem), as_json)


def _discard_output() -> None:
    # Otherwise Python writes what is left in the buffer again when it exits.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class _UsageError(Exception):
    """A wrong command line; `usage` is the message for people."""

    def __init__(self, message: str, usage: str) -> None:
        super().__init__(message)
        self.usage = usage


class _Parser(argparse.ArgumentParser):
    """Raises wrong usage as an exception, so that --json can report it too."""

    def error(self, message: str) -> NoReturn:
        """Raise the message together with the correct usage."""
        usage = f"{self.format_usage()}{self.prog}: error: {message}"
        raise _UsageError(message, usage)


def _failure(message: str) -> Answer:
    return Answer({"error": message}, f"workbench: {message}", 1)


def _crash(problem: Exception) -> Answer:
    file = paths.cache() / "last-error.txt"
    details = traceback.format_exc()
    message = f"unexpected error: {type(problem).__name__}: {problem}"
    text = f"workbench: {message}\nPlease report these details:\n{details}"
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(details, encoding="utf-8", errors="backslashreplace")
        text = f"workbench: {message}\nThe details are in {file}; please report them."
    return Answer({"error": message, "details": details}, text, 1)


def _parser(chosen_command: str) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="workbench",
        description="Text-classification experiments with corpus-based semantics.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"workbench {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, summary in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=summary,
            description=summary[0].upper() + summary[1:] + ".",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        command.add_argument("--json", action="store_true", help="print the answer as JSON")
        if name == chosen_command:  # the modules of the other commands are not imported
            _module(name).configure(command)
    return parser


def _module(command: str) -> "_Command":
    module = "import_corpus" if command == "import" else command
    return cast("_Command", importlib.import_module(f"workbench.cli.commands.{module}"))


class _Command(Protocol):
    """The interface of a command module."""

    def configure(self, parser: argparse.ArgumentParser) -> None: ...

    def execute(self, arguments: argparse.Namespace) -> Answer: ...
