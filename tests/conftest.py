"""Fixtures for all tests: private folders, real corpora, small plans; one thread per library."""

import json
import os
import random
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# New examples in every session or commit; a busy machine is slow, so no example has a time limit.
settings.register_profile(
    "workbench",
    deadline=None,
    derandomize=False,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("workbench")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for _library in ("OMP", "OPENBLAS", "MKL"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")

# A shell's background job ignores these signals and every process it starts inherits that.
for _number in (signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGINT)):
    if signal.getsignal(_number) is signal.SIG_IGN:
        signal.signal(_number, signal.SIG_DFL)

_DEFAULT_DATA = Path(__file__).resolve().parents[2] / "shared" / "data"


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config):
    """Choose the seed of this session's examples, in a worker of xdist that of the session."""
    if config.getoption("hypothesis_seed") is None:
        new = os.environ.get("WORKBENCH_TEST_SEED") or str(random.SystemRandom().randrange(10**9))
        config.option.hypothesis_seed = getattr(config, "workerinput", {}).get("seed", new)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node):
    """Give a worker the seed of the session."""
    node.workerinput["seed"] = node.config.getoption("hypothesis_seed")


def pytest_report_header(config):
    """Print how to draw the same examples again."""
    return f"examples: --hypothesis-seed={config.getoption('hypothesis_seed')}"


def pytest_terminal_summary(terminalreporter, config):
    """Repeat the seed where a test failed; a quiet session has no header."""
    if terminalreporter.stats.get("failed"):
        terminalreporter.write_line(pytest_report_header(config))


@pytest.fixture(autouse=True)
def private_folders(tmp_path_factory, monkeypatch):
    """Keep tests away from the folders of the user."""
    home = tmp_path_factory.mktemp("home")
    for variable in ("WORKBENCH_STORE", "WORKBENCH_CACHE", "WORKBENCH_SETTINGS"):
        monkeypatch.setenv(variable, str(home / variable.lower()))


@pytest.fixture(scope="session")
def real_data() -> Path:
    """The folder of real corpora; the test is skipped without it."""
    folder = Path(os.environ.get("WORKBENCH_DATA", _DEFAULT_DATA))
    if not folder.is_dir():
        pytest.skip(f"There are no corpora at {folder}; set WORKBENCH_DATA.")
    return folder


@pytest.fixture
def store(tmp_path):
    from workbench.experiments.runs.store import RunStore  # late: after the thread limits above

    return RunStore(tmp_path / "runs")


@pytest.fixture(scope="session")
def small_corpus(tmp_path_factory):
    """A file of 90 short documents in three classes that share half of their words."""
    import numpy as np  # late: after the thread limits above

    generator = np.random.default_rng(5)
    words = {name: [f"{name}{i}" for i in range(25)] for name in ("sea", "hill", "town", "shared")}
    lines = []
    for number in range(90):
        name = ("sea", "hill", "town")[number % 3]
        chosen = [*generator.choice(words[name], 6), *generator.choice(words["shared"], 8)]
        chosen.append(generator.choice(words[("hill", "town", "sea")[number % 3]]))
        lines.append(json.dumps({"id": f"d{number}", "label": name, "text": " ".join(chosen)}))
    path = tmp_path_factory.mktemp("corpus") / "small.jsonl"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


@pytest.fixture
def small_plan(small_corpus):
    """A function that makes quick plans for the small corpus, with given changes."""
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
