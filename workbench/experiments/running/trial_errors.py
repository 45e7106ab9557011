"""Why a trial failed, as the sentence that its result keeps."""

from workbench.errors import WorkbenchError


def time_message(seconds: float, limit: float) -> str:
    """The error of a trial that took longer than its time limit."""
    return f"Took {seconds:.3g} seconds; the limit is {limit:g}."


def error_message(error: BaseException) -> str:
    """Why a trial failed, in one line."""
    text = " ".join(str(error).split())[:500]
    if isinstance(error, MemoryError):
        return f"Not enough memory. {text}".strip()
    return text if isinstance(error, WorkbenchError) else f"{type(error).__name__}: {text}"
