"""The version of the program, also in the form that Windows shows in a file's properties."""

import re
import tempfile
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1] / "workbench" / "__init__.py"


def version() -> str:
    """The version of the package."""
    line = re.search(r'__version__ = "([^"]+)"', _PACKAGE.read_text("utf-8"))
    if line is None:
        raise ValueError(f"{_PACKAGE} has no line __version__ = …")
    return line.group(1)


def windows_version(text: str) -> str:
    """The version resource in PyInstaller's notation."""
    numbers = tuple([*(int(number) for number in re.findall(r"\d+", text)[:4]), 0, 0, 0, 0][:4])
    strings = {
        "CompanyName": "The Semantic Text Workbench project",
        "FileDescription": "Semantic Text Workbench",
        "FileVersion": text,
        "InternalName": "workbench",
        "LegalCopyright": "MIT licence",
        "OriginalFilename": "workbench.exe",
        "ProductName": "Semantic Text Workbench",
        "ProductVersion": text,
    }
    table = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, "
        "flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)), "
        f"kids=[StringFileInfo([StringTable('040904B0', [{table}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def write_windows_version() -> str:
    """Write the resource to a temporary file, as PyInstaller needs it."""
    folder = Path(tempfile.mkdtemp(prefix="workbench-version-"))
    file = folder / "version.txt"
    file.write_text(windows_version(version()), encoding="utf-8")
    return str(file)
