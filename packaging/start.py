"""Set up the workbench and start it, or run its checks; needs nothing but Python.

python3 packaging/start.py          opens the window, or works without where there is no display
python3 packaging/start.py test     lint, types, import contracts, tests and the built program
python3 packaging/start.py build    the program that needs no Python, tried and packed into dist/
python3 packaging/start.py list …   any command of the workbench, as in `workbench list`
python3 packaging/start.py --help   this text; nothing is set up
"""

import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
ENVIRONMENT = PROJECT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST, KNOWN_NEWER = (3, 11), ("python3.13", "python3.12", "python3.11", "python3.14")

# What pip-installed Qt loads from the system, and the Debian package that brings it.
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
# What the checks need besides: a screen that nobody sees, and what PyInstaller cuts files with.
TOOLS = {"Xvfb": "xvfb", "xauth": "xauth", "objcopy": "binutils"}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")


def main() -> int:
    """Set up what is missing, then do what was asked."""
    arguments = sys.argv[1:]
    if arguments in (["-h"], ["--help"]):
        say(__doc__.strip())
        return 0
    use_new_enough_python()
    testing = arguments[:1] in (["test"], ["build"])  # both need more than the program itself
    try:
        provide_system_libraries(testing)
        provide_environment(testing)
    except SetupError as problem:
        print(f"\nSet-up stopped: {problem}", file=sys.stderr)
        return 1
    if arguments[:1] == ["test"]:
        return run_checks(arguments[1:])
    if arguments[:1] == ["build"]:
        return call("packaging/build.py", *arguments[1:])
    if arguments:
        return workbench(*arguments)
    return open_window() if has_display() else work_without_window()


class SetupError(Exception):
    """Something the person at the keyboard can mend, in a sentence."""


def say(sentence: str) -> None:
    """Tell what is going on, at once."""
    print(sentence, flush=True)


def call(*arguments: str) -> int:
    """Run Python of the environment and give its exit code."""
    return subprocess.call([str(PYTHON), *arguments], cwd=PROJECT)


def workbench(*arguments: str) -> int:
    """Start the program in the folder where the person is, whatever modules lie there."""
    return subprocess.call([str(PYTHON), "-P", "-m", "workbench", *arguments])


def use_new_enough_python() -> None:
    """Go on with a newer Python of this machine if this one is too old."""
    if sys.version_info >= OLDEST:
        return
    for name in KNOWN_NEWER:
        found = shutil.which(name)
        if found:
            sys.exit(subprocess.call([found, *sys.argv]))
    sys.exit(
        f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}."
    )


def has_display() -> bool:
    """Tell whether a window could be shown."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_window() -> int:
    """Open the workbench."""
    return workbench()


def work_without_window() -> int:
    """Run the built-in experiment, print its table and write its report."""
    say("There is no display (DISPLAY and WAYLAND_DISPLAY are not set), so the built-in")
    say("experiment runs here instead of the window.\n")
    answer = workbench("run", "tour", "--report", str(PROJECT / "report"))
    say("\nFor the window start this again on a desktop, over `ssh -X`, or under a virtual")
    say("screen: xvfb-run python3 packaging/start.py")
    return answer


# System libraries ------------------------------------------------------------------------------


def provide_system_libraries(testing: bool) -> None:
    """On Linux, see that Qt finds its libraries and fonts; install them where we may."""
    if not sys.platform.startswith("linux"):
        return
    packages = missing_packages(testing)
    if not packages:
        return
    command = "apt-get install -y --no-install-recommends " + " ".join(packages)
    if may_use_apt():
        say(f"Installing {len(packages)} system packages that the window needs …")
        install_with_apt(packages)
    elif testing or has_display():
        say("The window needs some system libraries. On Debian or Ubuntu this line brings them:")
        say(f"    sudo {command}\n")


def missing_packages(testing: bool) -> list:
    """Name the Debian packages of what cannot be loaded."""
    packages = [package for library, package in QT_LIBRARIES.items() if not loads(library)]
    if not any(any(Path(folder).expanduser().rglob("*.[to]tf")) for folder in FONT_FOLDERS):
        packages.append("fonts-dejavu-core")
    if testing:
        packages += [package for program, package in TOOLS.items() if not shutil.which(program)]
        python = f"libpython3.{sys.version_info[1]}"
        packages += [] if has_shared_python(python) else [python]
    return packages


def has_shared_python(name: str) -> bool:
    """The built program carries Python as a library, which Debian keeps in its own package."""
    place = sysconfig.get_config_var("LIBDIR") or ""
    return loads(f"{name}.so.1.0") or loads(str(Path(place) / f"{name}.so.1.0"))


def loads(library: str) -> bool:
    """Try a shared library as Qt would."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def may_use_apt() -> bool:
    """Tell whether this is root on Debian, Ubuntu or a relative."""
    return (
        os.geteuid() == 0 and Path("/etc/debian_version").exists() and bool(shutil.which("apt-get"))
    )


def install_with_apt(packages: list) -> None:
    """Install system packages without asking; a failure is told and not fatal."""
    quiet = {
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.DEVNULL,
        "stdin": subprocess.DEVNULL,
    }
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.call(["apt-get", "update"], env=environment, **quiet)
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if subprocess.call(command, env=environment, **quiet) != 0:
        say("That did not work; try it by hand:\n    " + " ".join(command) + "\n")


# The Python environment ------------------------------------------------------------------------


def provide_environment(testing: bool) -> None:
    """Make .venv and install into it, unless that was done for these very settings."""
    stamps = [ENVIRONMENT / "set-up", ENVIRONMENT / "set-up-for-tests"][: 1 + testing]
    mark = fingerprint_of_settings()
    if PYTHON.exists() and all(stamp.exists() and stamp.read_text() == mark for stamp in stamps):
        return
    started = time.monotonic()
    if PYTHON.exists() and works(PYTHON):
        say("Bringing the environment in .venv up to date …")
    else:
        say("1/2  Making a private Python environment in .venv …")
        make_environment()
        say("2/2  Installing the workbench and what it needs (170 MB to load, once) …")
    install(requirements(testing))
    for stamp in stamps:
        stamp.write_text(mark)
    say(f"     Ready after {time.monotonic() - started:.0f} s.\n")


def fingerprint_of_settings() -> str:
    """Identify what an installation depends on."""
    settings = (PROJECT / "pyproject.toml").read_bytes()
    place = f"{PROJECT} {sys.version_info[:2]}"
    return hashlib.sha256(settings + place.encode()).hexdigest()


def requirements(testing: bool) -> list:
    """Name what pip has to install, from pyproject.toml."""
    import tomllib  # comes with Python 3.11

    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = settings["dependency-groups"]
    extra = [*groups["test"], *groups["package"]] if testing else []
    return ["--editable", f"{PROJECT}[gui,cluster]", *extra]


def works(python: Path) -> bool:
    """Tell whether an environment's Python still starts and has pip."""
    probe = [str(python), "-c", "import pip, sys; sys.exit(sys.version_info < (3, 11))"]
    return subprocess.call(probe, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0


def make_environment() -> None:
    """Make .venv with pip in it; Debian keeps a part of venv in a package of its own."""
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info[1]}-venv"
        if not may_use_apt():
            raise SetupError(
                "Python's venv module is incomplete. On Debian or Ubuntu this line mends it:\n"
                f"    sudo apt-get install {package}"
            )
        install_with_apt([package])
    command = [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)]
    made = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if made.returncode != 0:
        raise SetupError(f"the environment could not be made:\n{made.stdout}")


def install(wanted: list) -> None:
    """Let pip install, one line of progress per package."""
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", *wanted]
    lines = []
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout:
            lines.append(line.rstrip())
            show_progress(line)
    if process.returncode != 0:
        shown = "\n".join(lines[-15:])
        raise SetupError(f"pip could not install everything. Its last words:\n{shown}")


def show_progress(line: str) -> None:
    """Show what pip collects and downloads, shortened."""
    words = line.split()
    if line.startswith("Collecting"):
        say(f"     {words[1]}")
    elif words[:1] == ["Downloading"] and "MB" in line:
        say(f"       {' '.join(words[1:])[:90]}")
    elif line.startswith(("Installing collected", "Building")):
        say("     putting everything in place …")


# Checks ----------------------------------------------------------------------------------------


CHECKS = {
    "lint": ["-m", "ruff", "check", "."],
    "format": ["-m", "ruff", "format", "--check", "."],
    "types": ["-m", "mypy"],
    "imports": ["-c", "from importlinter.cli import lint_imports_command as lint; lint()"],
    "tests": ["-m", "pytest", "-m", "not slow", "-n", "2", "--dist", "loadfile"],
    "program": ["packaging/build.py", "--no-archive"],
}
if not sys.platform.startswith("linux"):
    del CHECKS["program"]  # its spec has settings for other systems, which nobody has tried yet
MOST_UNSTEADY = 5  # more failures than this are no accident


def run_checks(more: list) -> int:
    """Run every check, also after a failure; what else was typed goes to the tests alone."""
    failed = []
    for name, arguments in CHECKS.items():
        if more and name == "program":  # somebody is looking at some tests
            continue
        say(f"== {name}")
        passed = tests_pass(arguments, more) if name == "tests" else call(*arguments) == 0
        if not passed:
            failed.append(name)
    if failed:
        say("Failed: " + ", ".join(failed))
    return 1 if failed else 0


def tests_pass(arguments: list, more: list) -> bool:
    """Run the tests; the few that fail get a second chance one by one, and are named.

    Many tests kill processes and move windows on a machine whose load nobody knows. One that fails
    among others and passes alone is a fault of the test, which must not hide that the rest is good.
    """
    if call(*arguments, *more) == 0:
        return True
    unsteady = last_failed()
    if not 0 < len(unsteady) <= MOST_UNSTEADY:
        return False
    say("== once more, alone: " + ", ".join(unsteady))
    if call("-m", "pytest", "-n", "0", *unsteady) != 0:
        return False
    say("UNSTEADY, please mend: " + ", ".join(unsteady))
    return True


def last_failed() -> list:
    """The names of the tests that failed in the last run."""
    path = PROJECT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    return sorted(json.loads(path.read_text("utf-8"))) if path.exists() else []


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # what was running heard it too and has said what there is to say
        sys.exit(130)
