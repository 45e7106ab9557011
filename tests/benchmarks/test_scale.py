"""Every method was measured, and its help page gives the results."""

import json
import sys
from pathlib import Path

import pytest

from workbench.methods.registry import METHODS
from workbench.paths import resources

BENCHMARKS = Path(__file__).resolve().parent


@pytest.fixture(scope="module")
def scale():
    sys.path.insert(0, str(BENCHMARKS))
    import scale

    yield scale
    sys.path.remove(str(BENCHMARKS))
    for name in ("scale", "spectral", "growth", "measure"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("name", METHODS)
def test_the_help_page_of_every_method_gives_its_limits(scale, name):
    kept = json.loads((BENCHMARKS / "results" / "scale.json").read_text("utf-8"))
    growth = scale.found_growth(kept, name)
    assert growth is not None, f"python tests/benchmarks/scale.py --method {name} --help-pages"
    text = (resources() / "help" / "methods" / f"{name}.md").read_text("utf-8")
    assert text.count("## Limits") == 1
    assert scale.limits_text(growth, kept[name], scale.TAKES_AT_MOST.get(name)).strip() in text
    assert "GB of memory" in text


def test_enforced_limits_are_those_of_the_methods(scale):
    from workbench.methods.covariance_spaces import hierarchical

    assert {"hierarchical-clustering": hierarchical.MOST_DOCUMENTS} == scale.TAKES_AT_MOST


def test_a_size_without_a_result_is_mentioned(scale):
    found = {"250": {"seconds": 1.0, "terms": 9}, "500": {"seconds": 2.0, "terms": 9}}
    notes = scale.measurement_notes({"2000": {"failed": "no result within 150 s"}, **found})
    assert "2,000 documents: no result within 150 s with all terms of the corpus." in notes
    assert "Only two sizes were measured." in notes
