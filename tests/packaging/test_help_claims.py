"""The numbers in the help that come from the papers' results are those of the stored results."""

import re

import numpy as np
import pytest
from nltk.stem.porter import PorterStemmer

from tests.packaging.conftest import load_script
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.features import FeatureSettings, TermFeatures
from workbench.corpora.terms.languages.stemming import stem
from workbench.corpora.terms.tokens import TokenSettings
from workbench.methods.registry import METHODS
from workbench.paths import resources


@pytest.fixture(scope="module")
def script():
    return load_script("help_claims")


def test_every_page_has_the_current_numbers(script):
    for page in {name for name, _, _ in script.CLAIMS}:
        text = script.page_file(page).read_text("utf-8")
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


@pytest.mark.slow
@pytest.mark.data
def test_other_stemmers_differ_as_often_as_the_help_says(script, real_data, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(real_data))
    words = {"language": "english", "stemmer": "none", "stop_words": "none", "minimum_length": 1}
    counted = count_terms(open_corpus("20news-18828"), TokenSettings(**words), workers=1)
    occurrences = np.asarray(counted.counts.sum(axis=0)).ravel()
    ours = stem(list(counted.terms), "porter")
    page = script.page_file("tokens").read_text("utf-8")
    assert f"On the {len(ours):,} different words of 20 Newsgroups" in page
    for mode in ("NLTK_EXTENSIONS", "MARTIN_EXTENSIONS", "ORIGINAL_ALGORITHM"):
        theirs = map(PorterStemmer(mode).stem, counted.terms)
        differs = np.array([own != other for own, other in zip(ours, theirs, strict=True)])
        share = 100 * occurrences[differs].sum() / occurrences.sum()
        assert re.search(rf"`{mode}`.*\| {differs.sum():,} \| {share:.1f} % \|", page)


MEASURED = re.compile(r"\b\d+\.\d ?(?:%|points|s\b|seconds)|\|[ +−]*\d+\.\d|\d (?:CPU )?seconds")
GENERAL = [file.stem for file in (resources() / "help").glob("*.md")]
TABLES_WITH_TESTS_OF_THEIR_OWN = {
    "label",  # test_labelling.py
    "tokens",  # the stemmers above
    "spectral-classification",  # test_spectral_labels.py
    "term-cluster-kernel-improved",  # test_labelling.py
}


# Sentences with a number that is no measurement.
CHOSEN = {
    "runs": "if the scheduler is silent, or all workers are gone, for 20 seconds",
    "significance": "beyond ± 0.01 with a probability of 97.5 %",
}
MADE_BY_BENCHMARKS = re.compile(
    r"<!-- (measured|large): \w+ -->.*?<!-- end(?: of large)? -->", re.DOTALL
)


def without_claims(script, page):
    """The text of a page without the numbers that are computed."""
    text = script.page_file(page).read_text("utf-8").partition("## Limits")[0]
    for name, template, values in script.CLAIMS:
        if name == page:
            text = text.replace(template.format(*values()), "")
    if page in TABLES_WITH_TESTS_OF_THEIR_OWN:
        text = re.sub(r"^\|.*", "", text, flags=re.MULTILINE)
    return MADE_BY_BENCHMARKS.sub("", text)


@pytest.mark.parametrize("page", sorted({*METHODS, *GENERAL}))
def test_no_page_has_typed_measurements(script, page):
    """A measured number is one of the claims, in sentences and tables."""
    text = without_claims(script, page)
    if page in CHOSEN:
        assert CHOSEN[page] in text
        text = text.replace(CHOSEN[page], "")
    assert MEASURED.findall(text) == []
