"""Keep builds in the user's cache, by what went into them."""

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
_SOURCES = ("workbench", "resources", "LICENSE", *(f"packaging/{one}" for one in _PACKAGING))


def cache_folder() -> Path:
    """Where builds are kept, or the folder that WORKBENCH_BUILDS names."""
    named = os.environ.get("WORKBENCH_BUILDS")
    usual = platformdirs.user_cache_dir("semantic-text-workbench-builds", False)
    return Path(named or usual)


def cached_build(key: str, build: Callable[[Path], Path]) -> Path:
    """The program built from these sources, from the cache or built now."""
    place = cache_folder() / key
    program = place / "workbench"
    if program.is_dir():
        os.utime(place)
        print(f"The build of these sources is kept: {program}")
        return program
    unfinished = cache_folder() / f"{key}-{os.getpid()}"
    unfinished.mkdir(parents=True)
    try:
        build(unfinished)
        if not place.exists():  # another build of the same may have been faster
            unfinished.rename(place)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    _forget_old(place)
    return program


def fingerprint(project: Path) -> str:
    """Identify a build: the sources, the version of every package, Python and the system."""
    digest = hashlib.sha256()
    for line in (sys.version, platform.platform(), *locked_versions()):
        digest.update(f"{line}\n".encode())
    for file in _source_files(project):
        digest.update(f"{file.relative_to(project)}\n".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:20]


def locked_versions() -> list[str]:
    """Every installed package with its version, as in a lock file."""
    found = {f"{one.name}=={one.version}".lower() for one in metadata.distributions()}
    return sorted(found)


def _source_files(project: Path) -> Iterator[Path]:
    for name in _SOURCES:
        place = project / name
        found = [place] if place.is_file() else sorted(place.rglob("*"))
        yield from (one for one in found if one.is_file() and _is_built_from(one, project))


def _is_built_from(file: Path, project: Path) -> bool:
    parts = file.relative_to(project).parts
    return not any(one == "__pycache__" or one.startswith(".") for one in parts)


def _forget_old(newest: Path) -> None:
    others = [one for one in cache_folder().iterdir() if one.is_dir() and one != newest]
    finished = [one for one in others if (one / "workbench").is_dir() and "-" not in one.name]
    for one in sorted(finished, key=lambda place: place.stat().st_mtime)[: 1 - _KEPT]:
        shutil.rmtree(one, ignore_errors=True)
