"""The licences of everything that the built program carries."""

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
# Qt's wheels carry no text of their licence, and Debian's texts refer to these.
_COMMON = tuple(Path("/usr/share/common-licenses") / one for one in ("LGPL-3", "LGPL-2.1", "GPL-3"))
_TEXT = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)


def write_licences(folder: Path, libraries: Sequence[str] = ()) -> list[str]:
    """Copy the licence texts of every package into a folder, with a list of names; give these."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in _COMMON:
        if file.is_file():
            shutil.copy(file, folder / f"{file.name}.txt")
    lines = [f"Python {sys.version.split()[0]}: PSF licence"]
    text = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if text.is_file():
        shutil.copy(text, folder / "Python.txt")
    for name in sorted(carried_packages(), key=str.lower):
        found = metadata.distribution(name)
        lines.append(f"{found.name} {found.version}: {_told_licence(found)}")
        for file in found.files or ():
            if _TEXT.match(file.name) and ".dist-info" in str(file):
                target = folder / found.name
                target.mkdir(exist_ok=True)
                shutil.copy(str(file.locate()), target / file.name)
    if libraries:
        _copy_texts_of_system(libraries, folder / "system")
        lines.append(f"Libraries of the system it was built on: {', '.join(libraries)}")
    (folder / "list.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return lines


def carried_packages() -> set[str]:
    """The program's requirements and theirs in turn, by name."""
    waiting, found = [_own_requirements()], set()
    while waiting:
        for name in waiting.pop():
            if name not in found:
                found.add(name)
                waiting.append(_wanted(metadata.distribution(name).requires or []))
    return found


def _own_requirements() -> list[str]:
    """Read from the settings: what is installed may be of yesterday."""
    settings = tomllib.loads((_PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    return _wanted([*settings["dependencies"], *settings["optional-dependencies"][_EXTRA]])


def _wanted(lines: Sequence[str]) -> list[str]:
    asked = [Requirement(line) for line in lines]
    used = [one for one in asked if one.marker is None or one.marker.evaluate({"extra": ""})]
    return [one.name.lower().replace("_", "-") for one in used]


def _copy_texts_of_system(libraries: Sequence[str], folder: Path) -> None:
    """On Debian and its relatives, what the packages of these libraries say about copyright."""
    if shutil.which("dpkg") is None:
        return
    folder.mkdir(exist_ok=True)
    for library in libraries:
        asked = ["dpkg", "-S", f"*/{library}"]
        told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
        package = told.partition(":")[0]
        text = Path("/usr/share/doc") / package / "copyright"
        if package and text.is_file():
            shutil.copy(text, folder / f"{package}.txt")


def _told_licence(found: metadata.Distribution) -> str:
    words = found.metadata
    told = words.get("License-Expression") or words.get("License") or ""
    if told and "\n" not in told.strip():
        return told.strip()
    kinds = [one for one in words.get_all("Classifier") or [] if one.startswith("License ::")]
    return kinds[0].split(" :: ")[-1] if kinds else "see its texts"
