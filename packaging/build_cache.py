"""Builds in the user's cache, under a fingerprint of what they were made from."""

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path

import platformdirs

_KEPT = 2  # builds of some hundred megabytes each
_SCRIPTS = ("parts.py", "licences.py", "version_file.py", "build.py")
_PACKAGING = ("hooks", "linux", "workbench.spec", *_SCRIPTS)
_SOURCES = ("workbench", "resources", "LICENSE", *(f"packaging/{name}" for name in _PACKAGING))


def cache_folder() -> Path:
    """Where builds are kept, or the folder that WORKBENCH_BUILDS names."""
    chosen = os.environ.get("WORKBENCH_BUILDS")
    default = platformdirs.user_cache_dir("semantic-text-workbench-builds", False)
    return Path(chosen or default)


def cached_build(key: str, build: Callable[[Path], Path]) -> Path:
    """The program built from these sources, from the cache or built now."""
    folder = cache_folder() / key
    program = folder / "workbench"
    if program.is_dir():
        os.utime(folder)
        print(f"Using the build of the same sources: {program}")
        return program
    unfinished = cache_folder() / f"{key}-{os.getpid()}"
    unfinished.mkdir(parents=True)
    try:
        build(unfinished)
        if not folder.exists():  # another process may have built the same meanwhile
            unfinished.rename(folder)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    _remove_old(folder)
    return program


def fingerprint(project: Path) -> str:
    """Identify a build: the sources, the version of every package, Python and the system."""
    digest = hashlib.sha256()
    for line in (sys.version, platform.platform(), *installed_versions()):
        digest.update(f"{line}\n".encode())
    for file in _source_files(project):
        digest.update(f"{file.relative_to(project)}\n".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:20]


def installed_versions() -> list[str]:
    """Every installed package with its version."""
    versions = {
        f"{package.name}=={package.version}".lower() for package in metadata.distributions()
    }
    return sorted(versions)


def _source_files(project: Path) -> Iterator[Path]:
    for name in _SOURCES:
        source = project / name
        files = [source] if source.is_file() else sorted(source.rglob("*"))
        yield from (file for file in files if file.is_file() and _is_built_from(file, project))


def _is_built_from(file: Path, project: Path) -> bool:
    parts = file.relative_to(project).parts
    return not any(part == "__pycache__" or part.startswith(".") for part in parts)


def _remove_old(newest: Path) -> None:
    others = [build for build in cache_folder().iterdir() if build.is_dir() and build != newest]
    finished = [
        build for build in others if (build / "workbench").is_dir() and "-" not in build.name
    ]
    for build in sorted(finished, key=lambda build: build.stat().st_mtime)[: 1 - _KEPT]:
        shutil.rmtree(build, ignore_errors=True)
