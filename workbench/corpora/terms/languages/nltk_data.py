"""Data packages of NLTK: found where NLTK looks and where this program downloads them."""

from collections.abc import Callable
from pathlib import Path
from zipfile import BadZipFile

from workbench import paths
from workbench.errors import ParameterError, WorkbenchError

NLTK_PACKAGES = {"rslp": "stemmers/rslp", "wordnet": "corpora/wordnet"}


def is_available(package: str) -> bool:
    """Whether the package is in one of NLTK's folders or in the program's own."""
    from nltk import data  # late: 1.9 s to import

    _add_own_folder(data.path)
    name_in_data = NLTK_PACKAGES[package]
    for name in (name_in_data, f"{name_in_data}.zip"):
        try:
            data.find(name)
        except (LookupError, OSError, ValueError, BadZipFile):
            continue
        return True
    return False


def require(package: str) -> None:
    """Raise an error that says how to get the package if it is not there."""
    if not is_available(package):
        raise ParameterError(missing_sentence(package))


def missing_sentence(package: str) -> str:
    """What is missing and how to get it."""
    return (
        f"The stemmer {package!r} needs NLTK's data package {package!r}, which is not on this "
        f"computer; download it with: workbench corpora --download {package}"
    )


def damaged_sentence(package: str) -> str:
    """What to do with a package whose files cannot be read, or of which some are missing."""
    return (
        f"NLTK's data package {package!r} on this computer is damaged or incomplete; remove it "
        f"from nltk_data and download it with: workbench corpora --download {package}"
    )


def download_package(package: str, fetch: Callable[[str, Path], None] | None = None) -> Path:
    """Download a package into the program's own folder; called only when a person asks."""
    if package not in NLTK_PACKAGES:
        raise ParameterError(f"The data packages are {', '.join(NLTK_PACKAGES)}, not {package!r}.")
    folder = _own_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (fetch or _fetch)(package, folder)
    except (OSError, ValueError, BadZipFile) as problem:
        raise WorkbenchError(
            f"NLTK's data package {package!r} could not be downloaded ({problem}); check the "
            f"network, or unpack {package}.zip to {folder / NLTK_PACKAGES[package]}."
        ) from problem
    if not is_available(package):
        raise WorkbenchError(
            f"NLTK's downloader did not write {package!r} to {folder}; check the network."
        )
    return folder / NLTK_PACKAGES[package]


def _fetch(package: str, folder: Path) -> None:
    from nltk.downloader import Downloader  # late: 1.9 s to import

    Downloader(download_dir=str(folder)).download(package, quiet=True, raise_on_error=True)


def _own_folder() -> Path:
    return paths.cache() / "nltk_data"


def _add_own_folder(known: list[str]) -> None:
    own = str(_own_folder())
    if own not in known:
        known.append(own)
