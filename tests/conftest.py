"""What every test shares: private folders, the real corpora, one thread per library."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is slow, and an example that nobody has seen before is for another day.
settings.register_profile(
    "steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _library in ("OMP", "OPENBLAS", "MKL"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")

_BESIDE_THE_PROJECT = Path(__file__).resolve().parents[2] / "shared" / "data"


@pytest.fixture(autouse=True)
def private_folders(tmp_path_factory, monkeypatch):
    """No test touches the folders of the person who runs it."""
    home = tmp_path_factory.mktemp("home")
    for variable in ("WORKBENCH_STORE", "WORKBENCH_CACHE", "WORKBENCH_SETTINGS"):
        monkeypatch.setenv(variable, str(home / variable.lower()))


@pytest.fixture(scope="session")
def real_data() -> Path:
    """The folder of real corpora; the test is skipped where there is none."""
    folder = Path(os.environ.get("WORKBENCH_DATA", _BESIDE_THE_PROJECT))
    if not folder.is_dir():
        pytest.skip(f"The real corpora are not at {folder}; set WORKBENCH_DATA.")
    return folder
