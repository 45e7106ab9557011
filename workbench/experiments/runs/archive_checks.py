"""Checks of the content of an archive before any of it is stored or used."""

import gzip
import io
import json
import re
import zipfile
import zlib
from pathlib import Path
from typing import IO, Any

import numpy as np

from workbench.errors import WorkbenchError
from workbench.experiments.plans.trials import TrialResult
from workbench.experiments.runs.array_checks import check_corpus_facts, check_trial_arrays
from workbench.experiments.runs.array_trees import load_tree
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.run import Run

RUN_FILE_NAME = re.compile(
    r"(plan\.json|run\.json|trials\.jsonl|corpus\.json\.gz|corpus\.npz"
    r"|arrays/[A-Za-z0-9_.%=+@-]{1,251}\.npz"
    r"|preparations/corpus/(tree\.json|[0-9]{1,4}\.npy))"
)
LARGEST_RATIO = 400  # counts of a large corpus shrink tenfold, zeros alone a thousandfold
MANIFEST = "workbench-run.json"
SMALL = 1 << 20  # below this size any ratio is harmless
_CHUNK = 1 << 20


class ArchiveError(StoreError):
    """A file that is not an exported run, or a damaged one."""


def check_content(file: Path, path: Path) -> None:
    """Refuse malformed arrays and compressed files."""
    try:
        if path.suffix == ".npz":
            _check_arrays(path)
        elif path.suffix == ".npy":
            with path.open("rb") as source:
                check_array(source, path.stat().st_size)
        elif path.suffix == ".gz":
            _check_gzip(path)
    except (ValueError, OSError, EOFError, KeyError, zipfile.BadZipFile, zlib.error) as error:
        raise ArchiveError(f"{file}: {path.name} is damaged or unsafe: {error}.") from error


def _check_arrays(path: Path) -> None:
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


def _check_gzip(path: Path) -> None:
    most = max(SMALL, path.stat().st_size * LARGEST_RATIO)
    size = 0
    with gzip.open(path) as source:
        while chunk := source.read(_CHUNK):
            size += len(chunk)
            if size > most:
                raise ValueError("it unpacks to too many bytes")


def check_run(file: Path, folder: Path) -> None:
    """Read every part as the program will; a plan with unknown names or settings is refused."""
    try:
        run = Run(folder)
        _check_record(run)
        for result in run.results():
            _check_result(result)
        _ = run.plan
        if run.has_corpus():
            check_corpus_facts(run.corpus)
            for result in run.results():
                check_trial_arrays(run, result)
        _check_counts(run)
    except (WorkbenchError, LookupError, TypeError, ValueError, OSError, RecursionError) as error:
        raise ArchiveError(f"{file} contains no run that can be opened: {error}") from error


def _check_record(run: Run) -> None:
    """Check the types of the entries that lists of runs show."""
    _ = (run.total, run.environment)
    for name in ("methods", "tags"):
        if not isinstance(run.record.get(name, []), list):
            raise ValueError(f"{name} is not a list")
    if not isinstance(run.record.get("created", ""), str):
        raise ValueError("created is not a time")


def _check_result(result: TrialResult) -> None:
    if not RUN_FILE_NAME.fullmatch(f"arrays/{result.key}.npz"):
        raise ValueError(f"{result.key!r} is not the key of a trial.")
    tables = (result.scores, result.values, result.swept, result.chosen)
    counts = (result.repeat, result.fold, result.training_size, result.test_size)
    if not all(isinstance(table, dict) for table in tables):
        raise ValueError(f"the values of {result.key} are not a table")
    if not all(isinstance(number, int | float) for number in (*counts, *result.scores.values())):
        raise ValueError(f"a score or a size of {result.key} is not a number")


def _check_counts(run: Run) -> None:
    """Refuse sparse arrays with positions outside their shape, which crash compiled code."""
    folder = run.folder / "preparations" / "corpus"
    if not folder.is_dir():
        return
    _check_tree(json.loads((folder / "tree.json").read_text("utf-8")))
    counts = load_tree(folder)["value"]["counts"]
    counts.check_format(full_check=True)
    if run.has_corpus() and counts.shape != (len(run.document_ids), len(run.corpus.terms)):
        raise ValueError(f"counts of shape {counts.shape} are not those of the corpus.")


def _check_tree(tree: Any) -> None:
    if not isinstance(tree, dict):
        return
    kind = tree["kind"]
    if kind in ("array", "number"):
        int(tree["file"])
    elif kind == "mapping":
        for _, entry in tree["entries"]:
            _check_tree(entry)
    elif kind == "csr_array":
        for part in tree["parts"]:
            _check_tree(part)
    else:
        raise ValueError(f"{kind!r} is not a kind of stored array")
