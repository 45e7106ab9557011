"""The help page on a million documents contains the table of the large corpus."""

import json
import sys
from pathlib import Path

import pytest

from workbench.paths import resources

BENCHMARKS = Path(__file__).resolve().parent


@pytest.fixture
def large(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import large

    yield large
    for name in ("large", "measure"):
        sys.modules.pop(name, None)


def test_the_page_has_the_table_of_the_stored_measurements(large):
    kept = json.loads((BENCHMARKS / "results" / "large.json").read_text("utf-8"))
    text = (resources() / "help" / "million.md").read_text("utf-8")
    assert large.page(text, kept) == text
    assert "1,000,000: quality, CPU s, MB" in text


def test_growth_counts_from_fifty_thousand_documents(large):
    found = {
        "25000": {"seconds": 9.0, "n": 25_000},
        "50000": {"seconds": 1.0, "n": 50_000},
        "100000": {"seconds": 2.0, "n": 100_000},
        "200000": {"failed": "no result"},
    }
    assert large.growth_of(found) == "1.00"
    assert large.growth_of({"25000": found["25000"], "100000": found["100000"]}) == "–"


def test_automatic_is_exact_with_few_documents_and_approximate_with_many(large):
    kept = {
        "k|exact": {"50000": {"seconds": 2.0, "n": 50_000}},
        "k|approximate": {
            "50000": {"seconds": 1.0, "n": 50_000},
            "1000000": {"seconds": 40.0, "n": 1_000_000},
        },
    }
    assert large.growth_of(kept["k|approximate"]) == "1.23"
    assert large.growth_of(large.automatic(kept, "k")) == "1.00"
    assert large.automatic(kept, "other") == {}


def test_automatic_methods_grow_hardly_faster_than_the_documents(large):
    """The power of every method that was measured is at most 1.2."""
    kept = json.loads((BENCHMARKS / "results" / "large.json").read_text("utf-8"))
    steps = {key.partition("|")[0] for key in kept}
    powers = {step: large.growth_of(large.automatic(kept, step)) for step in steps}
    measured = {step: float(power) for step, power in powers.items() if power != "–"}
    assert "LSI, nearest neighbours" in measured
    assert max(measured.values()) <= 1.2, measured
