"""The numbers in the help that come from the papers' results are those of the stored results."""

import importlib.util
import re
from pathlib import Path

import pytest

from workbench.methods.registry import METHODS

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def script():
    file = ROOT / "packaging" / "help_claims.py"
    described = importlib.util.spec_from_file_location("help_claims", file)
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module


def test_every_page_has_the_current_numbers(script):
    for page in {name for name, _, _ in script.CLAIMS}:
        text = (script.HELP / f"{page}.md").read_text("utf-8")
        assert script.refreshed(page, text) == text, f"python packaging/make_results.py ({page})"


def test_a_changed_number_is_noticed_and_put_right(script):
    text = (script.HELP / "lsi.md").read_text("utf-8")
    wrong = re.sub(r"neighbours lose [\d.]+ points", "neighbours lose 0.1 points", text)
    assert wrong != text
    assert script.refreshed("lsi", wrong) == text


def test_a_sentence_that_was_reworded_is_noticed(script):
    text = (script.HELP / "lsi.md").read_text("utf-8")
    with pytest.raises(script.OutdatedClaimError, match="lacks the sentence"):
        script.refreshed("lsi", text.replace("neighbours lose", "neighbours drop"))


def test_a_direction_that_no_longer_holds_is_not_printed(script, monkeypatch):
    swapped = {"kNNC raw": 0.9, "kNNC LSI": 0.8, "kNNC LSI+AS": 0.7}
    monkeypatch.setattr(
        script, "means", lambda _result, _where, label: {"hierarchical": swapped.get(label, 1.0)}
    )
    text = (script.HELP / "adaptive-sprinkled-lsi.md").read_text("utf-8")
    with pytest.raises(script.OutdatedClaimError, match="No longer true"):
        script.refreshed("adaptive-sprinkled-lsi", text)


MEASURED = re.compile(r"\b\d+\.\d ?(?:%|points)")
WITH_TESTS_OF_THEIR_OWN = {
    "spectral-classification",  # test_spectral_labels.py
    "term-cluster-kernel-improved",  # test_growth.py
}


def test_no_other_page_of_a_paper_has_typed_accuracies(script):
    """A percentage with a digit after the point is one of the claims."""
    for file in (script.HELP / f"{name}.md" for name, method in METHODS.items() if method.paper):
        text = file.read_text("utf-8").partition("## Limits")[0]
        for name, template, values in script.CLAIMS:
            if name == file.stem:
                text = text.replace(template.format(*values()), "")
        if file.stem not in WITH_TESTS_OF_THEIR_OWN:
            assert not MEASURED.search(text), (file.name, MEASURED.findall(text))
