"""The command line: one small module per command, loaded when it is asked for."""

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
    print_answer,
    use_utf8_output,
)
from workbench.errors import WorkbenchError

COMMANDS = {
    "corpora": "list the known corpora and where they are",
    "describe": "say what is in a corpus and what is wrong with it",
    "tokens": "show what each preprocessing step does to one document",
    "import": "read a corpus and write it as one clean file",
    "methods": "list the methods, or the settings of one",
    "run": "run a plan or a recipe",
    "reproduce": "repeat a paper and put its numbers beside ours",
    "resume": "go on with a run that was stopped",
    "list": "list the runs",
    "show": "show the state and the table of one run",
    "compare": "put several runs side by side",
    "export": "write a run's tables and predictions, or the run itself, to files",
    "report": "write a run as a page with pictures and tables",
    "classify": "name the classes of new documents with a saved model",
}
_EXAMPLES = """examples:
  workbench                            open the window
  workbench open FILE                  open the window with a corpus, a plan or an exported run
  workbench pictures DIR               draw every page of the window, without a display
  workbench check DIR                  try the window: click, run, export, and say what came out
  workbench --portable                 open the window; keep everything beside the program
  workbench describe reviews.csv       what is in this corpus?
  workbench run tour                   the built-in experiment
  workbench methods linear-svm         which settings does this method have?

exit codes: 0 done, 1 something to mend (said in a sentence), 2 wrong usage, 130 interrupted
"""


def answer(arguments: Sequence[str]) -> int:
    """Do what was typed and give the exit code."""
    as_json = "--json" in arguments
    use_utf8_output()
    try:
        parsed = _parser(arguments[0] if arguments else "").parse_args(arguments)
        as_json = parsed.json
        return print_answer(_execute(parsed), as_json)
    except WorkbenchError as problem:
        return print_answer(_failure(str(problem)), as_json)
    except _UsageError as problem:
        return print_answer(Answer({"error": str(problem)}, problem.usage, WRONG_USAGE), as_json)
    except KeyboardInterrupt:
        if as_json:
            return print_answer(Answer({"error": "interrupted"}, "", INTERRUPTED), as_json)
        print("\nworkbench: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone, as in `workbench list | head`
        _forget_output()
        return 0
    except OutputError as problem:  # the disk behind `workbench list > file` is full
        _forget_output()
        print(f"workbench: {problem}", file=sys.stderr)
        return 1
    except Exception as problem:  # a fault of ours: told in a sentence, kept in full
        return print_answer(_crash(problem), as_json)


def _forget_output() -> None:
    # What is still in the buffer would be written once more when Python ends.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class _UsageError(Exception):
    """What was typed cannot be understood; `usage` says so to people."""

    def __init__(self, sentence: str, usage: str) -> None:
        super().__init__(sentence)
        self.usage = usage


class _Parser(argparse.ArgumentParser):
    """Gives wrong usage as an exception, so that it is answered like everything else."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how it is right."""
        usage = f"{self.format_usage()}{self.prog}: error: {message}"
        raise _UsageError(message, usage)


def _failure(sentence: str) -> Answer:
    return Answer({"error": sentence}, f"workbench: {sentence}", 1)


def _crash(problem: Exception) -> Answer:
    file = paths.cache() / "last-error.txt"
    details = traceback.format_exc()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(details, encoding="utf-8")
    sentence = f"an error that nobody foresaw: {type(problem).__name__}: {problem}"
    text = f"workbench: {sentence}\nThe details are in {file}; please report them."
    return Answer({"error": sentence, "details": details}, text, 1)


def _parser(chosen: str) -> argparse.ArgumentParser:
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
        command.add_argument("--json", action="store_true", help="answer in JSON")
        if name == chosen:  # the others' modules stay unloaded
            _module(name).configure(command)
    return parser


def _execute(parsed: argparse.Namespace) -> Answer:
    return _module(parsed.command).execute(parsed)


def _module(command: str) -> "_Command":
    module = "import_corpus" if command == "import" else command
    return cast("_Command", importlib.import_module(f"workbench.cli.{module}"))


class _Command(Protocol):
    """What the module of a command offers."""

    def configure(self, parser: argparse.ArgumentParser) -> None: ...

    def execute(self, arguments: argparse.Namespace) -> Answer: ...
