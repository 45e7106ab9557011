"""The licences of everything that the built program contains."""

import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

_PROJECT = Path(__file__).resolve().parents[1]
_EXTRA = "gui"
# Qt's wheels contain no licence text, and Debian's texts refer to these.
_COMMON = tuple(
    Path("/usr/share/common-licenses") / name for name in ("LGPL-3", "LGPL-2.1", "GPL-3")
)
_TEXT = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)


def write_licences(folder: Path, libraries: Sequence[str] = ()) -> list[str]:
    """Copy the licence texts of every package into a folder; return the lines of its list."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in _COMMON:
        if file.is_file():
            shutil.copy(file, folder / f"{file.name}.txt")
    lines = [f"Python {sys.version.split()[0]}: PSF licence"]
    text = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if text.is_file():
        shutil.copy(text, folder / "Python.txt")
    for name in sorted(included_packages(), key=str.lower):
        package = metadata.distribution(name)
        lines.append(f"{package.name} {package.version}: {_licence_of(package)}")
        for file in package.files or ():
            if _TEXT.match(file.name) and ".dist-info" in str(file):
                target = folder / package.name
                target.mkdir(exist_ok=True)
                shutil.copy(str(file.locate()), target / file.name)
    if libraries:
        _copy_system_licences(libraries, folder / "system")
        lines.append(f"Libraries of the system it was built on: {', '.join(libraries)}")
    (folder / "list.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return lines


def included_packages() -> set[str]:
    """The names of the program's requirements and of their requirements in turn."""
    waiting, names = [_own_requirements()], set()
    while waiting:
        for name in waiting.pop():
            if name not in names:
                names.add(name)
                waiting.append(_required_names(metadata.distribution(name).requires or []))
    return names


def _own_requirements() -> list[str]:
    """Read from pyproject.toml: the installed metadata may be older."""
    settings = tomllib.loads((_PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    return _required_names([*settings["dependencies"], *settings["optional-dependencies"][_EXTRA]])


def _required_names(lines: Sequence[str]) -> list[str]:
    requirements = [Requirement(line) for line in lines]
    used = [
        requirement
        for requirement in requirements
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""})
    ]
    return [requirement.name.lower().replace("_", "-") for requirement in used]


def _copy_system_licences(libraries: Sequence[str], folder: Path) -> None:
    """On Debian and related systems, copy the copyright files of these libraries' packages."""
    if shutil.which("dpkg") is None:
        return
    folder.mkdir(exist_ok=True)
    for library in libraries:
        command = ["dpkg", "-S", f"*/{library}"]
        owner = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        package = owner.partition(":")[0]
        text = Path("/usr/share/doc") / package / "copyright"
        if package and text.is_file():
            shutil.copy(text, folder / f"{package}.txt")


def _licence_of(package: metadata.Distribution) -> str:
    fields = package.metadata
    licence = fields.get("License-Expression") or fields.get("License") or ""
    if licence and "\n" not in licence.strip():
        return licence.strip()
    classifiers = [
        classifier
        for classifier in fields.get_all("Classifier") or []
        if classifier.startswith("License ::")
    ]
    return classifiers[0].split(" :: ")[-1] if classifiers else "see its texts"
