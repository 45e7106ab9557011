"""Reading the files of a run: every value is checked before it is used."""

import gzip
import io
import json
import math
import re
import zipfile
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.damage import DamageError, reporting_damage
from workbench.experiments.scoring.metrics import metric_named

LARGEST_RATIO = 400  # counts of a large corpus shrink tenfold, zeros alone a thousandfold
SMALL = 1 << 20  # below this size any ratio is harmless
_HARMLESS = 256 << 20
_RATIO_OF_NAMES = 50  # the most that names of many documents shrink
_TEXTS = ("key", "method", "label", "training", "mode")
_TABLES = ("scores", "values", "swept", "chosen")
_COUNTS = ("training_size", "test_size", "repeat", "fold", "seed", "peak_bytes")
_SECONDS = (
    "seconds_features",
    "seconds_fit",
    "seconds_prepare",
    "seconds_predict",
    "seconds_score",
    "seconds_total",
)
_LARGEST_NUMBER = 2**64
TRIAL_KEY = re.compile(r"[A-Za-z0-9_.%=+@-]{1,251}")  # names a file on every system
PARTS = ("run.json", "plan.json", "trials.jsonl", "corpus.json.gz", "corpus.npz")
NOT_ORDINARY = "is not an ordinary file"
_RECORD: dict[str, tuple[Any, Any]] = {
    **dict.fromkeys(("name", "status", "created", "started", "finished", "corpus"), (str, "")),
    **dict.fromkeys(("notes", "message", "executor"), (str, "")),
    **dict.fromkeys(("total", "done", "failed"), (int, 0)),
    **dict.fromkeys(("methods", "tags"), (list, [])),
    "environment": (dict, {}),
}


def check_parts(folder: Path) -> None:
    """Raise an error for a pipe, a device or a folder in place of a file, before it is read."""
    for name in PARTS:
        if name != "plan.json" and is_irregular(folder / name):  # scores are shown without a plan
            raise DamageError(folder / name, NOT_ORDINARY)


def is_irregular(path: Path) -> bool:
    """Whether something other than an ordinary file has this path."""
    return path.exists() and not path.is_file()


def read_json(path: Path) -> dict[str, Any]:
    """Read what `write_json` wrote; raises `DamageError` where that fails."""
    if is_irregular(path):
        raise DamageError(path, NOT_ORDINARY)
    with reporting_damage(path):
        values = json.loads(path.read_bytes())
        if not isinstance(values, dict):
            raise ValueError("it is not a table of values")
    return values


def read_arrays(path: Path, names: Collection[str] | None = None) -> dict[str, NDArray[Any]]:
    """Read every array of a .npz file, or those named, never executing anything in it."""
    if not path.exists():
        return {}
    if is_irregular(path):
        raise DamageError(path, NOT_ORDINARY)
    with reporting_damage(path):
        check_array_file(path)
        with np.load(path, allow_pickle=False) as stored:
            wanted = [name for name in stored.files if names is None or name in names]
            return {name: stored[name] for name in wanted}


def read_gzip(path: Path) -> bytes:
    """Unpack a file; ValueError where it holds more than a file of its size may."""
    size = path.stat().st_size
    most = max(SMALL, min(size * LARGEST_RATIO, max(_HARMLESS, size * _RATIO_OF_NAMES)))
    with gzip.open(path) as source:
        content = source.read(most + 1)
    if len(content) > most:
        raise ValueError("it unpacks to too many bytes")
    return content


def read_result(values: dict[str, Any]) -> TrialResult:
    """The result in one line of a run; raises ValueError where a value cannot be one."""
    result = TrialResult.from_dict(values)
    _check_types(result, _TEXTS, str)
    _check_types(result, _TABLES, dict)
    if not TRIAL_KEY.fullmatch(result.key):
        raise ValueError(f"{result.key[:80]!r} is not the key of a trial")
    _check_types(result, _COUNTS, int)
    _check_types(result, _SECONDS, int | float)
    for name in (*_COUNTS, *_SECONDS):
        if not abs(getattr(result, name)) < _LARGEST_NUMBER:  # neither is NaN
            raise ValueError(f"{name} of {result.key} is too large or no number")
    for name, number in result.scores.items():
        _ = metric_named(name)  # a score of an unknown metric could not be shown
        if not _is_number(number):
            raise ValueError(f"a score of {result.key} is not a number")
    for text in (*result.warnings, *result.arrays, result.error or ""):
        if not isinstance(text, str):
            raise ValueError(f"a name or a message of {result.key} is not a text")
    # Older versions put the name of its class before the sentence of a warning.
    sentences = tuple(re.sub(r"^[A-Za-z]+Warning: ", "", text) for text in result.warnings)
    return replace(result, warnings=sentences) if sentences else result


def check_record(record: dict[str, Any]) -> None:
    """Raise ValueError where an entry of run.json has a wrong type."""
    for name, (kind, usual) in _RECORD.items():
        value = record.get(name, usual)
        is_unknown = value is None and kind is str  # a time or a message that does not exist yet
        if not is_unknown and not isinstance(value, kind):
            raise ValueError(f"{name} = {str(value)[:40]} has a wrong type")
        if isinstance(value, list) and not all(isinstance(entry, str) for entry in value):
            raise ValueError(f"{name} does not consist of texts")
    for name in ("total", "done", "failed"):
        if not 0 <= record.get(name, 0) < 1 << 53:
            raise ValueError(f"{name} = {str(record[name])[:40]} is not a number of trials")
    if not isinstance(record.get("environment", {}).get("versions", {}), dict):
        raise ValueError("versions is not a table")


def _is_number(value: Any) -> bool:
    """Whether a score can be squared and added up, or is missing."""
    if isinstance(value, float) and not math.isfinite(value):
        return True
    return isinstance(value, int | float) and abs(value) < _LARGEST_NUMBER


def _check_types(result: TrialResult, names: tuple[str, ...], expected: Any) -> None:
    for name in names:
        if not isinstance(getattr(result, name), expected):
            raise ValueError(f"{name} = {str(getattr(result, name))[:40]} has a wrong type")


def check_array_file(path: Path) -> None:
    """Refuse a .npz file with anything but plain arrays of the declared sizes."""
    with zipfile.ZipFile(path) as arrays:
        for info in arrays.infolist():
            _check_member_array(arrays, info)


def _check_member_array(arrays: zipfile.ZipFile, info: zipfile.ZipInfo) -> None:
    if not info.filename.endswith(".npy") or info.file_size > max(
        SMALL, info.compress_size * LARGEST_RATIO
    ):
        raise ValueError(f"{info.filename} is not a plain array")
    with arrays.open(info) as source:
        check_array(source, info.file_size)


def check_array(source: IO[bytes], size: int) -> None:
    """Refuse a header that declares more data than the file has; numpy would allocate it."""
    head = io.BytesIO(source.read(min(size, 1 << 16)))
    version = np.lib.format.read_magic(head)
    read = np.lib.format.read_array_header_1_0
    if version != (1, 0):
        read = np.lib.format.read_array_header_2_0
    shape, _, dtype = read(head)
    if dtype.hasobject:
        raise ValueError("it contains objects instead of numbers")
    declared = int(np.prod([int(length) for length in shape], dtype=object)) * dtype.itemsize
    if declared > size:
        raise ValueError(f"an array of shape {shape} does not fit into {size} bytes")
