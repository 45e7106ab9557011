"""The help page on a million documents contains every measurement."""

import json
import sys
from pathlib import Path

import pytest

from workbench.paths import resources

BENCHMARKS = Path(__file__).resolve().parent


@pytest.fixture
def million_page(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import million_page

    yield million_page
    for name in ("million_page", "growth", "measure"):
        sys.modules.pop(name, None)


def test_the_page_is_made_from_the_measurements(million_page):
    kept = json.loads((BENCHMARKS / "results" / "million.json").read_text("utf-8"))
    text = (resources() / "help" / "million.md").read_text("utf-8")
    assert million_page.page(text, kept) == text
    assert "nothing yet" not in text
    for name in ("table", "all_pairs", *million_page.PAIRS):
        assert text.count(f"<!-- measured: {name} -->") == 1
    for step in million_page.TITLES:
        assert str(million_page.SIZES[-1]) in kept[step]


def test_an_approximation_is_compared_with_its_reference(million_page):
    kept = {
        "nystrom_higher_order": {
            "10": {"seconds": 1.0, "quality": 0.5, "peak_mb": 100.0},
            "40": {"seconds": 4.0, "quality": 0.6, "peak_mb": 200.0},
        },
        "exact_higher_order": {
            "10": {"seconds": 3.0, "quality": 0.7, "peak_mb": 100.0},
            "40": {"failed": "expected to take 900 s"},
        },
    }
    assert million_page.sentences(kept, "nystrom") == (
        "Measured: Nyström, 1,000 landmarks against higher-order semantic kernel, all pairs, "
        "accuracy: 10 documents 0.500 against 0.700 in 1.0 against 3.0 seconds, "
        "40 documents 0.600 in 4.0 seconds, the other took too long."
    )
