"""Checks of what an archive holds, before anything of it is kept or computed with."""

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

IS_PART_OF_A_RUN = re.compile(
    r"(plan\.json|run\.json|trials\.jsonl|corpus\.json\.gz|corpus\.npz"
    r"|arrays/[A-Za-z0-9_.%=+@-]{1,251}\.npz"
    r"|preparations/corpus/(tree\.json|[0-9]{1,4}\.npy))"
)
LARGEST_RATIO = 400  # counts of a large corpus shrink tenfold, zeros alone a thousandfold
MANIFEST = "workbench-run.json"
SMALL = 1 << 20  # below this size any ratio is harmless
_CHUNK = 1 << 20


class ArchiveError(StoreError):
    """A file that is no exported run, or not a sound one."""


def check_content(file: Path, path: Path) -> None:
    """Refuse arrays and packed files that are not what they say."""
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
        raise ValueError(f"{info.filename} is no plain array")
    with arrays.open(info) as source:
        check_array(source, info.file_size)


def check_array(source: IO[bytes], size: int) -> None:
    """A header that promises more than the file holds would make numpy reserve the memory."""
    head = io.BytesIO(source.read(min(size, 1 << 16)))
    version = np.lib.format.read_magic(head)
    read = np.lib.format.read_array_header_1_0
    if version != (1, 0):
        read = np.lib.format.read_array_header_2_0
    shape, _, kind = read(head)
    if kind.hasobject:
        raise ValueError("it holds objects instead of numbers")
    promised = int(np.prod([int(one) for one in shape], dtype=object)) * kind.itemsize
    if promised > size:
        raise ValueError(f"an array of shape {shape} does not fit into {size} bytes")


def _check_gzip(path: Path) -> None:
    most = max(SMALL, path.stat().st_size * LARGEST_RATIO)
    size = 0
    with gzip.open(path) as source:
        while chunk := source.read(_CHUNK):
            size += len(chunk)
            if size > most:
                raise ValueError("it unpacks to too much")


def check_run(file: Path, folder: Path) -> None:
    """Read the parts as the program will; a plan with a name or setting unknown here is refused."""
    try:
        run = Run(folder)
        _check_record(run)
        for one in run.results():
            _check_result(one)
        _ = run.plan
        if run.has_corpus():
            check_corpus_facts(run.corpus)
            for one in run.results():
                check_trial_arrays(run, one)
        _check_counts(run)
    except (WorkbenchError, LookupError, TypeError, ValueError, OSError, RecursionError) as error:
        raise ArchiveError(f"{file} holds no run that can be opened: {error}") from error


def _check_record(run: Run) -> None:
    """What lists and pages of runs read has to be of the right kind."""
    _ = (run.total, run.environment)
    for name in ("methods", "tags"):
        if not isinstance(run.record.get(name, []), list):
            raise ValueError(f"{name} is no list")
    if not isinstance(run.record.get("created", ""), str):
        raise ValueError("created is no time")


def _check_result(result: TrialResult) -> None:
    if not IS_PART_OF_A_RUN.fullmatch(f"arrays/{result.key}.npz"):
        raise ValueError(f"{result.key!r} is no key of a trial.")
    tables = (result.scores, result.values, result.swept, result.chosen)
    counts = (result.repeat, result.fold, result.training_size, result.test_size)
    if not all(isinstance(one, dict) for one in tables):
        raise ValueError(f"the values of {result.key} are no table")
    if not all(isinstance(one, int | float) for one in (*counts, *result.scores.values())):
        raise ValueError(f"a score or a size of {result.key} is no number")


def _check_counts(run: Run) -> None:
    """Sparse arrays with places outside their shape would crash compiled code."""
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
        for _, one in tree["entries"]:
            _check_tree(one)
    elif kind == "csr_array":
        for one in tree["parts"]:
            _check_tree(one)
    else:
        raise ValueError(f"{kind!r} is no kind of stored array")
