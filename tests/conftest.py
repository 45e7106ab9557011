"""What every test shares: private folders, the real corpora, one thread per library."""

import json
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


@pytest.fixture
def store(tmp_path):
    from workbench.experiments.runs.store import RunStore  # late: after the thread limits above

    return RunStore(tmp_path / "runs")


@pytest.fixture(scope="session")
def small_corpus(tmp_path_factory):
    """A file of 90 short documents of three classes that share half of their words."""
    import numpy as np  # late: after the thread limits above

    chance = np.random.default_rng(5)
    words = {name: [f"{name}{i}" for i in range(25)] for name in ("sea", "hill", "town", "shared")}
    lines = []
    for number in range(90):
        name = ("sea", "hill", "town")[number % 3]
        chosen = [*chance.choice(words[name], 6), *chance.choice(words["shared"], 8)]
        chosen.append(chance.choice(words[("hill", "town", "sea")[number % 3]]))
        lines.append(json.dumps({"id": f"d{number}", "label": name, "text": " ".join(chosen)}))
    path = tmp_path_factory.mktemp("corpus") / "small.jsonl"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


@pytest.fixture
def small_plan(small_corpus):
    """Makes plans on the small corpus; what is not named is quick."""
    from workbench.experiments.plans.plan import Plan  # late: after the thread limits above

    def make(**changes):
        values = {
            "name": "small",
            "corpus": str(small_corpus),
            "seed": 11,
            "tokens": {"stemmer": "none", "stop_words": "none", "language": "english"},
            "protocol": {"kind": "learning curve", "sizes": "20%, 50%", "repeats": 2},
            "methods": ["linear-svm", "multinomial-naive-bayes"],
        }
        return Plan.from_dict({**values, **changes})

    return make
