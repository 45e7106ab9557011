"""A run as one .zip file that another machine can import, show and run again.

The archive holds the plan, the results, the predictions and the counted corpus, but no text of a
document. An archive may come from an untrusted source: unexpected file names, files that unpack
beyond their limits and malformed arrays are refused before anything is stored.
"""

import contextlib
import json
import re
import shutil
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from workbench import paths
from workbench.experiments.runs.archive_checks import (
    MANIFEST,
    RUN_FILE_NAME,
    ArchiveError,
    check_content,
    check_run,
)
from workbench.experiments.runs.durable import CHOOSE_ANOTHER_FOLDER, writing
from workbench.experiments.runs.file_reading import LARGEST_RATIO, SMALL
from workbench.experiments.runs.run import RUN_FORMAT, Run
from workbench.experiments.runs.store import RunStore
from workbench.files import (
    move_without_replacing,
    remove_abandoned,
    replaced_file,
    sync_folder,
    sync_tree,
)

_FORMAT = 1
_PLAIN = ("plan.json", "run.json", "trials.jsonl", "corpus.json.gz", "corpus.npz")
MOST_BYTES = 8 << 30
_MOST_FILES = 500_000
_CHUNK = 1 << 20


def export_zip(run: Run, file: Path | str) -> Path:
    """Write a run as one .zip file, completely or not at all."""
    file = Path(file)
    paths.check_ordinary(file)
    manifest = {"format": _FORMAT, "run_format": RUN_FORMAT, "id": run.id, "name": run.name}
    with writing(str(file), CHOOSE_ANOTHER_FOLDER):
        file.parent.mkdir(parents=True, exist_ok=True)
        with (
            replaced_file(file) as partial,
            zipfile.ZipFile(partial, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            archive.writestr(MANIFEST, json.dumps(manifest))
            for name, path in _files_of(run):
                archive.write(path, name)
    return file


def import_zip(file: Path | str, store: RunStore, most_bytes: int = MOST_BYTES) -> Run:
    """Check an exported run and add it to a store; the id changes if it is in use."""
    file = Path(file)
    with writing(str(store.root), CHOOSE_ANOTHER_FOLDER):
        return _imported(file, store, most_bytes)


def _imported(file: Path, store: RunStore, most_bytes: int) -> Run:
    with writing(str(store.root)):
        store.root.mkdir(parents=True, exist_ok=True)
        partial = Path(tempfile.mkdtemp(prefix=".import-", dir=store.root))
        remove_abandoned(store.root, ".import-*", partial.stat().st_mtime)
    try:
        with _open_archive(file) as archive:
            manifest = _read_manifest(file, archive)
            _unpack(file, archive, partial, most_bytes)
        check_run(file, partial)
        return _move_into_store(partial, store, str(manifest.get("id", "")))
    finally:
        shutil.rmtree(partial, ignore_errors=True)


def is_exported_run(file: Path | str) -> bool:
    """Whether a file is an exported run."""
    with contextlib.suppress(ArchiveError), _open_archive(Path(file)) as archive:
        return MANIFEST in archive.namelist()
    return False


def _files_of(run: Run) -> Iterator[tuple[str, Path]]:
    """The files of a run to export: results first, then the arrays of these results."""
    for name in _PLAIN:
        if (run.folder / name).is_file():
            yield name, run.folder / name
    for result in run.results():
        if result.arrays and run.array_file(result.key).is_file():
            yield f"arrays/{result.key}.npz", run.array_file(result.key)
    counted = run.folder / "preparations" / "corpus"
    for path in sorted(counted.iterdir()) if counted.is_dir() else ():
        yield f"preparations/corpus/{path.name}", path


@contextlib.contextmanager
def _open_archive(file: Path) -> Iterator[zipfile.ZipFile]:
    if file.exists() and not file.is_file():
        raise ArchiveError(f"{file} is not an ordinary file; choose an exported run.")
    try:
        with zipfile.ZipFile(file) as archive:
            yield archive
    except FileNotFoundError:
        raise ArchiveError(f"There is no file {file}.") from None
    except (zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, EOFError) as error:
        raise ArchiveError(f"{file} is damaged or not a .zip file: {error}.") from error
    except RuntimeError as error:  # an encrypted member
        raise ArchiveError(f"{file} cannot be read: {error}.") from error
    except OSError as error:
        raise ArchiveError(f"{file} cannot be read: {error.strerror or error}.") from error


def _read_manifest(file: Path, archive: zipfile.ZipFile) -> dict[str, Any]:
    try:
        info = archive.getinfo(MANIFEST)
        if info.file_size > SMALL:
            raise ValueError("its description is too long")
        manifest = json.loads(archive.read(info))
        file_format = int(manifest["format"])
    except (KeyError, ValueError, TypeError, OverflowError, RecursionError) as error:
        raise ArchiveError(f"{file} is not a run exported by this program ({error}).") from error
    if file_format > _FORMAT:
        raise ArchiveError(
            f"{file} has format {file_format}, newer than {_FORMAT}; update the program."
        )
    return dict(manifest)


def _unpack(file: Path, archive: zipfile.ZipFile, folder: Path, most_bytes: int) -> None:
    members = [info for info in archive.infolist() if info.filename != MANIFEST]
    if len(members) > _MOST_FILES:
        raise ArchiveError(f"{file} contains {len(members)} files, more than {_MOST_FILES}.")
    if len({info.filename for info in members}) != len(members):
        raise ArchiveError(f"{file} contains the same file twice.")
    left = most_bytes
    for info in members:
        _check_member(file, info, left)
        target = folder / info.filename
        with writing(str(target)):
            target.parent.mkdir(parents=True, exist_ok=True)
            with archive.open(info) as source, target.open("wb") as written:
                left -= _copy(file, source, written, info.file_size)
        check_content(file, target)


def _check_member(file: Path, info: zipfile.ZipInfo, left: int) -> None:
    name = info.filename
    if not RUN_FILE_NAME.fullmatch(name):
        raise ArchiveError(f"{file} contains {name!r}, which is not part of a run; it is refused.")
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise ArchiveError(f"{file}: {name} is compressed in a way that exported runs never are.")
    is_link = (info.external_attr >> 16) & 0o170000 == 0o120000
    if is_link or info.is_dir():
        raise ArchiveError(f"{file}: {name} is a link or a folder; it is refused.")
    ratio = info.file_size / max(info.compress_size, 1)
    if info.file_size > left or (info.file_size > SMALL and ratio > LARGEST_RATIO):
        raise ArchiveError(
            f"{file}: {name} would unpack to {info.file_size:,} bytes, which is too much; "
            "it is refused."
        )


def _copy(file: Path, source: IO[bytes], target: IO[bytes], declared: int) -> int:
    size = 0
    while chunk := source.read(_CHUNK):
        size += len(chunk)
        if size > declared:
            raise ArchiveError(f"{file} unpacks to more than it declares; it is refused.")
        target.write(chunk)
    return size


def _move_into_store(partial: Path, store: RunStore, wanted: str) -> Run:
    name = wanted if re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_-]{0,100}", wanted) else "imported-run"
    partial.chmod(0o755)  # mkdtemp makes folders that only their owner may read
    with writing(str(store.root)):
        sync_tree(partial)
        target = move_without_replacing(partial, store.root / name)
        sync_folder(store.root)
    return Run(target)
