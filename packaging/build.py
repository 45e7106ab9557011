"""Build the program that needs no Python, and test it.

    python3 packaging/start.py build         set up what this needs, then all of it
    python packaging/build.py                build, test, and pack into dist/
    python packaging/build.py --no-archive   build, or use the build of the same sources, and test

The build is kept in the user's cache under a fingerprint of sources and installed packages, so
that nothing is built twice. Only Linux has been tested; the settings for macOS and Windows are in
the spec.
"""

import argparse
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

try:
    import PyInstaller  # noqa: F401
    from build_cache import cached_build, fingerprint
    from build_size import largest_parts, needed_c_library, size_of
    from check_build import CheckError, check_build
    from licences import write_licences
    from version_file import version
except ModuleNotFoundError as missing:
    raise SystemExit(
        f"This Python has no {missing.name}. This command sets up an environment that has "
        "everything, and builds:\n    python3 packaging/start.py build"
    ) from None

PROJECT = Path(__file__).resolve().parents[1]
SPEC = PROJECT / "packaging" / "workbench.spec"


def main(arguments: Sequence[str]) -> int:
    """Build, report, test, pack."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--to", type=Path, default=PROJECT / "dist", metavar="DIR")
    parser.add_argument(
        "--no-archive", action="store_true", help="do not pack, which takes longest"
    )
    parser.add_argument("--no-check", action="store_true", help="do not test the built program")
    chosen = parser.parse_args(arguments)
    program = cached_build(fingerprint(PROJECT), build)
    report(program)
    try:
        if not chosen.no_check:
            check_build(program, keep=program.parent / "pictures")
    except CheckError as problem:
        print(f"The built program failed: {problem}", file=sys.stderr)
        return 1
    if not chosen.no_archive:
        print(f"Packed: {pack(program, chosen.to)}")
    return 0


def build(folder: Path) -> Path:
    """Let PyInstaller build into a folder; its output is shown if it fails."""
    started = time.monotonic()
    print("Building the program with PyInstaller (a minute or two) …", flush=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    positions = ["--distpath", str(folder), "--workpath", str(folder / "work")]
    done = subprocess.run([*command, *positions, str(SPEC)], capture_output=True, text=True)
    shutil.rmtree(folder / "work", ignore_errors=True)
    if done.returncode != 0:
        raise SystemExit(f"PyInstaller failed:\n{done.stdout}{done.stderr}")
    _add_desktop_files(folder / "workbench")
    write_licences(folder / "workbench" / "licences", _system_libraries(folder / "workbench"))
    print(f"Built in {time.monotonic() - started:.0f} s.")
    return folder / "workbench"


def report(program: Path) -> None:
    """Print the size of the program and of its largest parts."""
    print(f"{program}: {size_of(program) / 1e6:.0f} MB, of which")
    for name, size in largest_parts(program):
        print(f"  {size / 1e6:6.1f} MB  {name}")
    if sys.platform.startswith("linux"):
        version, file = needed_c_library(program)
        print(f"It runs where the C library (glibc) is {version} or newer ({file}).")


def pack(program: Path, folder: Path) -> Path:
    """Pack the program into one file: .tar.xz, on Windows .zip."""
    folder.mkdir(parents=True, exist_ok=True)
    machine = f"{platform.system().lower()}-{platform.machine().lower()}"
    name = str(folder / f"semantic-text-workbench-{version()}-{machine}")
    archive = "zip" if sys.platform == "win32" else "xztar"
    packed = Path(shutil.make_archive(name, archive, program.parent, program.name))
    print(f"{packed.stat().st_size / 1e6:.0f} MB packed")
    return packed


def _system_libraries(program: Path) -> list[str]:
    """The system libraries that PyInstaller copied, which belong to no Python package."""
    internal = program / "_internal"
    files = [*internal.glob("lib*.so.*"), *internal.glob("fallback/lib*.so.*")]
    return sorted(file.name for file in files if not file.is_symlink())


def _add_desktop_files(program: Path) -> None:
    """On Linux, add the menu entry, the file types and the script that installs both."""
    if not sys.platform.startswith("linux"):
        return
    target = program / "desktop"
    shutil.copytree(PROJECT / "packaging" / "linux", target, ignore=_not_for_desktops)
    shutil.copy(PROJECT / "resources" / "icons" / "workbench.svg", target)
    shutil.copy(PROJECT / "resources" / "icons" / "workbench.png", target)


def _not_for_desktops(_: str, names: list[str]) -> list[str]:
    return [name for name in names if name == "fonts.conf"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
