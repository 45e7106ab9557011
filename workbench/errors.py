"""The program's own errors: each message is a sentence that says what to do."""


class WorkbenchError(Exception):
    """Something the user can mend; shown as a sentence and never as a traceback."""


class CorpusError(WorkbenchError):
    """A corpus that cannot be read, with the file and, where known, the line."""


class ParameterError(WorkbenchError, ValueError):
    """A setting outside its limits, with its name, its value and what is allowed."""
