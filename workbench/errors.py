"""The errors of the program: each message is a sentence that says what to do."""

_LONGEST = 2400  # characters; a message may quote a value of any length from a file


def bounded(text: str) -> str:
    """A message whose middle is left out where it is too long to be read."""
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 500]} … {text[-480:]}"


class WorkbenchError(Exception):
    """A problem that the user can solve; shown as a message, never as a traceback."""

    def __str__(self) -> str:
        return bounded(super().__str__())


class CorpusError(WorkbenchError):
    """A corpus cannot be read; the message names the file and, if known, the line."""


class ParameterError(WorkbenchError, ValueError):
    """A setting is invalid; the message names it, its value and the allowed values."""
