"""The numbers in the help that come from the papers' results are those of the stored results."""

import re

import numpy as np
import pytest

from tests.packaging.conftest import load_script
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.features import FeatureSettings, TermFeatures
from workbench.corpora.terms.tokens import TokenSettings
from workbench.methods.registry import METHODS


@pytest.fixture(scope="module")
def script():
    return load_script("help_claims")


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


def test_rows_of_a_benchmark_are_found():
    numbers = load_script("stored_numbers")
    assert numbers.measured("few_labels", "science", "linear-svm")["1%"] < 80
    with pytest.raises(numbers.OutdatedClaimError, match="no such method in science"):
        numbers.measured("few_labels", "science", "such method")


@pytest.mark.data
def test_naive_bayes_prefers_counts_as_the_help_says(script, real_data, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(real_data))
    corpus = open_corpus("reuters-R8")
    counts = count_terms(corpus, TokenSettings(language="english"), workers=1).counts
    is_test = corpus.given_split == 1
    shown = []
    for settings in (FeatureSettings("counts", "none"), FeatureSettings("tf-idf", "L2")):
        features = TermFeatures(settings).fit(counts[~is_test])
        method = METHODS["multinomial-naive-bayes"].build()
        method.fit(features.transform(counts[~is_test]), corpus.class_index[~is_test])
        predicted = method.predict(features.transform(counts[is_test]))
        shown.append(f"{100 * np.mean(predicted == corpus.class_index[is_test]):.1f} %")
    text = " ".join((script.HELP.parent / "features.md").read_text("utf-8").split())
    assert f"{shown[0]} of the test documents correctly with counts and {shown[1]}" in text


MEASURED = re.compile(r"\b\d+\.\d ?(?:%|points|s\b|seconds)|\|[ +−]*\d+\.\d|\d (?:CPU )?seconds")
TABLES_WITH_TESTS_OF_THEIR_OWN = {
    "spectral-classification",  # test_spectral_labels.py
    "term-cluster-kernel-improved",  # test_labelling.py
}


def test_no_page_of_a_method_has_typed_measurements(script):
    """A measured number is one of the claims, in sentences and tables."""
    for file in (script.HELP / f"{name}.md" for name in METHODS):
        text = file.read_text("utf-8").partition("## Limits")[0]
        for name, template, values in script.CLAIMS:
            if name == file.stem:
                text = text.replace(template.format(*values()), "")
        if file.stem in TABLES_WITH_TESTS_OF_THEIR_OWN:
            text = re.sub(r"^\|.*", "", text, flags=re.MULTILINE)
        assert not MEASURED.search(text), (file.name, MEASURED.findall(text))
