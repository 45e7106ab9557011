"""Fixtures shared by the tests of corpora."""

import tarfile
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def newsgroups(real_data: Path) -> list[str]:
    """The 18,828 texts of 20 Newsgroups."""
    with tarfile.open(real_data / "20news-18828.tar.gz") as archive:
        files = (archive.extractfile(member) for member in archive)
        return [file.read().decode("latin-1") for file in files if file is not None]
