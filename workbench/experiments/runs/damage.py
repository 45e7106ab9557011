"""One error for whatever is damaged in a run: what is wrong, what is left, what to do."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from workbench.errors import WorkbenchError
from workbench.experiments.runs.durable import StoreError

_TRIALS = "The plan and the finished trials are still in the folder"
_SCORES = "The scores of all finished trials can still be shown and exported"
# What can still be used when this file of a run cannot be read.
_USABLE = {
    "run.json": _TRIALS,
    "plan.json": _SCORES,
    "trials.jsonl": "The plan, the corpus and the other trials are still in the folder",
    "corpus.json.gz": _SCORES,
    "corpus.npz": _SCORES,
}
_LONGEST_REASON = 200


class DamageError(StoreError):
    """A file of a run that is missing or damaged."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path, self.reason = path, reason
        usable = _USABLE.get(path.name, _SCORES)
        is_inside = path.parent.name in ("arrays", "preparations")
        folder = path.parent.parent if is_inside else path.parent
        super().__init__(
            f"{path} {reason}. {usable}; `workbench verify {folder.name} --repair` sets the "
            "damaged part aside and repairs the rest."
        )


@contextlib.contextmanager
def reporting_damage(path: Path) -> Iterator[None]:
    """Turn whatever goes wrong while a file of a run is read into a `DamageError`."""
    try:
        yield
    except StoreError:
        raise
    except FileNotFoundError:
        raise DamageError(path, "is missing") from None
    except OSError as error:
        raise DamageError(path, f"cannot be read: {error.strerror or error}") from error
    except (Exception, RecursionError, MemoryError) as error:
        # Libraries raise a dozen types on damaged files, and all of them mean the same.
        raise DamageError(path, f"is damaged: {_reason(error)}") from error


def _reason(error: BaseException) -> str:
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    if isinstance(error, WorkbenchError):
        return str(error)[:_LONGEST_REASON].rstrip(".")
    return f"{type(error).__name__}: {error}"[:_LONGEST_REASON].rstrip(".")
