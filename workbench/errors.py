"""The errors of the program: each message is a sentence that says what to do."""


class WorkbenchError(Exception):
    """A problem that the user can solve; shown as a message, never as a traceback."""


class CorpusError(WorkbenchError):
    """A corpus cannot be read; the message names the file and, if known, the line."""


class ParameterError(WorkbenchError, ValueError):
    """A setting is invalid; the message names it, its value and the allowed values."""
