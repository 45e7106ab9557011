"""On Linux, the system packages that Qt and the checks need; installed where that is allowed."""

import ctypes
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

# The libraries that pip-installed Qt loads from the system, and the Debian package of each.
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
# The checks also need a virtual screen, and PyInstaller needs objcopy.
TOOLS = {"Xvfb": "xvfb", "xauth": "xauth", "objcopy": "binutils"}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")


def provide_system_packages(for_checks: bool, has_display: bool) -> None:
    """Install the missing packages as root, or print the command that does."""
    if not sys.platform.startswith("linux"):
        return
    packages = missing_packages(for_checks)
    if packages and may_use_apt():
        print(f"Installing {len(packages)} system packages that the window needs …", flush=True)
        install_with_apt(packages)
    elif packages and (for_checks or has_display):
        command = "apt-get install -y --no-install-recommends " + " ".join(packages)
        print("The window needs some system libraries. On Debian or Ubuntu, install them with")
        print(f"    sudo {command}\n", flush=True)


def missing_packages(for_checks: bool) -> list:
    """Name the Debian packages of what cannot be loaded."""
    packages = [package for library, package in QT_LIBRARIES.items() if not can_load(library)]
    if not any(any(Path(folder).expanduser().rglob("*.[to]tf")) for folder in FONT_FOLDERS):
        packages.append("fonts-dejavu-core")
    if for_checks:
        packages += [package for program, package in TOOLS.items() if not shutil.which(program)]
        python = f"libpython3.{sys.version_info[1]}"
        packages += [] if has_shared_python(python) else [python]
    return packages


def has_shared_python(name: str) -> bool:
    """Whether Python is here as a library, which the built program needs."""
    folder = sysconfig.get_config_var("LIBDIR") or ""
    return can_load(f"{name}.so.1.0") or can_load(str(Path(folder) / f"{name}.so.1.0"))


def can_load(library: str) -> bool:
    """Try to load a shared library as Qt would."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def may_use_apt() -> bool:
    """Whether this is root on Debian, Ubuntu or a related system."""
    is_debian = Path("/etc/debian_version").exists() and bool(shutil.which("apt-get"))
    return is_debian and os.geteuid() == 0


def install_with_apt(packages: list) -> None:
    """Install system packages without asking; a failure is reported and not fatal."""
    quiet = {
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.DEVNULL,
        "stdin": subprocess.DEVNULL,
    }
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.call(["apt-get", "update"], env=environment, **quiet)
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if subprocess.call(command, env=environment, **quiet) != 0:
        print("The installation failed; run this command yourself:")
        print("    " + " ".join(command) + "\n", flush=True)
