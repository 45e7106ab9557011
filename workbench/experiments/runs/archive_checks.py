"""Checks of the content of an archive before any of it is stored or used."""

import json
import re
from pathlib import Path
from typing import Any

from workbench.experiments.runs.array_trees import check_sparse, load_tree
from workbench.experiments.runs.damage import DamageError
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.file_reading import (
    TRIAL_KEY,
    check_array,
    check_array_file,
    read_gzip,
)
from workbench.experiments.runs.run import Run

RUN_FILE_NAME = re.compile(
    r"(plan\.json|run\.json|trials\.jsonl|corpus\.json\.gz|corpus\.npz"
    rf"|arrays/{TRIAL_KEY.pattern}\.npz"
    r"|preparations/corpus/(tree\.json|[0-9]{1,4}\.npy))"
)
MANIFEST = "workbench-run.json"
_PREDICTIONS = ("test_rows", "actual")  # what tables show beside a predicted class


class ArchiveError(StoreError):
    """A file that is not an exported run, or a damaged one."""


def check_content(file: Path, path: Path) -> None:
    """Refuse malformed arrays and compressed files."""
    try:
        if path.suffix == ".npz":
            check_array_file(path)
        elif path.suffix == ".npy":
            with path.open("rb") as source:
                check_array(source, path.stat().st_size)
        elif path.suffix == ".gz":
            read_gzip(path)
    except Exception as error:  # numpy and zipfile raise a dozen types on damaged files
        raise ArchiveError(f"{file}: {path.name} is damaged or unsafe: {error}.") from error


def check_run(file: Path, folder: Path) -> None:
    """Read every part as the program will; a plan with unknown names or settings is refused."""
    try:
        run = Run(folder)
        _check_results(run)
        _ = run.plan
        if run.has_corpus():
            _ = run.corpus  # reading checks it, and the arrays against it
            for result in run.results():
                arrays = run.arrays(result.key)
                for name in (*result.arrays, *(_PREDICTIONS if "predicted" in arrays else ())):
                    _ = arrays[name]  # one that is missing is damage
        _check_counts(run)
    except DamageError as error:
        raise ArchiveError(_refusal(file, f"{error.path.name} {error.reason}")) from error
    except (Exception, RecursionError, MemoryError) as error:
        raise ArchiveError(_refusal(file, str(error) or type(error).__name__)) from error


def _refusal(file: Path, reason: str) -> str:
    return (
        f"{file} contains no run that can be opened: {reason[:300].rstrip('.')}. Nothing of it was "
        "stored; export the run again or copy the file again."
    )


def _check_results(run: Run) -> None:
    results = run.results()
    if results and not run.has_corpus():
        raise ValueError("corpus.npz is missing")
    recorded = run.record.get("done")
    if recorded is not None and recorded > len(results):
        raise ValueError(f"{len(results)} of {recorded} finished trials are in it")
    for result in results:
        if result.arrays and not run.array_file(result.key).is_file():
            raise ValueError(f"the arrays of {result.key} are missing")


def _check_counts(run: Run) -> None:
    """Refuse sparse arrays with positions outside their shape, which crash compiled code."""
    folder = run.folder / "preparations" / "corpus"
    if not folder.is_dir():
        return
    _check_tree(json.loads((folder / "tree.json").read_text("utf-8")))
    counts = load_tree(folder)["value"]["counts"]
    check_sparse(counts)
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
