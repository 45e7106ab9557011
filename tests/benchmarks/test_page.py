"""The page of benchmarks shows the stored tables, and tables with stored data follow from it."""

import json
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parent
RESULTS = BENCHMARKS / "results"


@pytest.fixture
def scripts(monkeypatch):
    for folder in (BENCHMARKS, BENCHMARKS / "peers"):
        monkeypatch.syspath_prepend(str(folder))
    yield
    for name in (
        "page",
        "compare",
        "tables",
        "tasks",
        "estimates",
        "few_labels",
        "measure",
        "term_diffusion",
    ):
        sys.modules.pop(name, None)


def stored(name):
    return (RESULTS / name).read_text("utf-8")


@pytest.mark.usefixtures("scripts")
def test_the_page_shows_the_stored_tables():
    from page import pasted

    text = (BENCHMARKS / "README.md").read_text("utf-8")
    assert pasted(text) == text, "python tests/benchmarks/page.py"
    assert text.count("<!-- table: ") > 15


@pytest.mark.usefixtures("scripts")
def test_tables_follow_from_what_is_stored():
    import compare
    import estimates
    import term_diffusion

    peers = compare.page(compare.PEERS, compare.TASKS, json.loads(stored("peers.json")))
    assert stored("peers.md").startswith(peers), "python tests/benchmarks/page.py peers"
    for name, found in json.loads(stored("term_diffusion.json")).items():
        table = term_diffusion.table(found["accuracy"], found["draws"])
        assert f"**{name}**, 10 draws\n\n{table}\n" in stored("term_diffusion.md")
    costs = estimates.table(json.loads(stored("estimates.json")))
    assert stored("estimates.md").startswith(costs), "python tests/benchmarks/page.py estimates"
