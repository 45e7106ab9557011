"""Claims that are not reproduced: each says why, and what it says follows from stored numbers."""

import json
import re
from itertools import product

import numpy as np
import pytest

from tests.experiments.reproduction.test_reasons import MEASURED, means
from workbench.experiments.reproduction.recipe_files import load_recipe, recipe_names
from workbench.experiments.reproduction.stored_results import judged_again
from workbench.paths import resources

RESULTS = sorted((resources() / "results").glob("*.json"))
# The sign is right in every case: then the p-value in the note is the reason.
RIGHT_SIGN = re.compile(r"(?:holds in )?(\d+) of \1 (?:cases|steps)\b")


def judged(name):
    stored = json.loads((resources() / "results" / f"{name}.json").read_text("utf-8"))
    return [row for row in judged_again(stored)["rows"] if row["kind"] == "claim"]


@pytest.mark.parametrize("name", [file.stem for file in RESULTS])
def test_every_claim_that_is_not_reproduced_says_why(name):
    recipe = load_recipe(name.removesuffix("-full"))
    reasons = {claim.sentence: claim.reason for claim in recipe.claims}
    silent = [
        (row["source"], row["plan"])
        for row in judged(name)
        if row["verdict"] == "not reproduced"
        if not RIGHT_SIGN.match(row["note"]) and not reasons[row["source"]]
    ]
    assert silent == []
    for row in judged(name):
        shown = bool(reasons[row["source"]]) and reasons[row["source"]] in row["note"]
        assert shown == bool(reasons[row["source"]] and row["verdict"] == "not reproduced")
        if row["verdict"] == "cannot be checked":
            assert "too few" in row["note"] or "not run" in row["note"]


@pytest.mark.parametrize("name", recipe_names())
def test_no_reason_has_a_number_that_was_measured(name):
    for claim in load_recipe(name).claims:
        assert not MEASURED.search(claim.reason), claim.reason


def rows_of(name, beginning, plan=""):
    found = [row for row in judged(name) if row["source"].startswith(beginning)]
    return [row for row in found if not plan or row["plan"].startswith(plan)]


def scores(name, where, label):
    return np.array(list(means(name, where, label).values()))


def test_paths_over_a_third_document_add_nothing_on_webkb5():
    (row,) = rows_of("hosk-settings", "Second-order paths", "webkb5")
    assert row["note"].startswith("holds in 0 of 2 cases")
    (trend,) = rows_of("hosk-settings", "The more weight", "webkb5")
    assert trend["difference"] < 0
    (science,) = rows_of("hosk-settings", "The more weight", "science")
    assert science["difference"] > 0
    minmax = rows_of("hosk-settings", "Scaling rows by their largest entry is above min-max")
    found = {row["plan"]: abs(row["difference"]) for row in minmax}
    assert max(found["webkb5"], found["1150haber"]) < 0.01 < found["science"]


def test_the_covariance_is_first_and_only_the_test_is_missing():
    rows = rows_of("hybrid-estimates", "The covariance is the best estimate")
    assert len(rows) == 4
    assert {row["ours"] for row in rows} == {"rank 1"}
    (second,) = rows_of("hybrid-models", "LSI-COV is first or second")
    assert second["ours"] == "rank 2"


def test_the_symmetric_normalisation_is_above_grouping_with_bias_on_20_newsgroups():
    name = "spectral-classification-full"
    symmetric, additive, grouping = (
        scores(name, "20news", label)
        for label in ("Spectral, symmetric", "Spectral", "Grouping with bias")
    )
    assert (additive < grouping).all()
    assert (symmetric > grouping).all()
    naive, spectral = (scores(name, "3news", label) for label in ("Naive Bayes", "Spectral"))
    assert (spectral > naive).tolist() == [True] * 6 + [False] * 2


def test_diffusion_falls_further_behind_with_more_training_documents_on_reuters():
    plain, diffused = (
        np.array(list(means("term-clusters-full", "reuters", label, "f1_micro").values()))
        for label in ("TIP", "TCB, β 0.1")
    )
    lost = plain - diffused
    assert (np.diff(lost[1:]) > 0).all()
    for name in ("term-clusters", "term-clusters-full"):
        for beginning in ("Nearest neighbour: term clusters are above", "SVM: term clusters are"):
            matched = [r for r in rows_of(name, beginning) if "matched" in r["source"]]
            assert matched
            assert max(row["difference"] for row in matched) <= 0


def test_k_means_from_one_start_is_below_the_best_width():
    for name in ("spectral-settings", "spectral-settings-full"):
        rows = rows_of(name, "The best width σ is above k-means from a single start")
        assert len(rows) == 2
        assert min(row["difference"] for row in rows) > 0


@pytest.mark.parametrize("how", ["spherical k-means", "average linkage"])
def test_most_of_the_gain_of_lsi_cov_is_that_of_choosing_the_dimension(how):
    best, fixed = (
        row["difference"] for row in rows_of("hybrid-models", f"LSI-COV is above VSM with {how}")
    )
    assert fixed < best / 2


def test_a_result_without_single_draws_is_judged_by_later_claims_too():
    """The claim was added to the recipe after the result was stored."""
    result = json.loads(
        (resources() / "results" / "spectral-clustering-full.json").read_text("utf-8")
    )
    known = {row["source"] for row in result["rows"]}
    later = [row for row in judged("spectral-clustering-full") if row["source"] not in known]
    assert "draws" in result or {row["plan"] for row in later} == {"3news", "20news"}
    for row in later:
        above, below = (
            means("spectral-clustering-full", "3news, 20news", label, row["metric"])[row["plan"]]
            for label in row["published"].split(" above ")
        )
        assert row["difference"] == pytest.approx(above - below, abs=1e-4)


def test_the_linear_svm_catches_up_with_spectral_classification_on_20_newsgroups():
    spectral, machine = (
        means("spectral-classification-full", "20news", label)
        for label in ("Spectral", "Linear SVM tf-idf")
    )
    ahead = [size for size in spectral if spectral[size] > machine[size]]
    assert ahead == ["0.5%"]
    few, machine = (
        means("spectral-classification", "20news", label)
        for label in ("Spectral", "Linear SVM tf-idf")
    )
    assert 0 < few["3%"] - machine["3%"] < few["1%"] - machine["1%"]


@pytest.mark.parametrize(
    ("spectral", "plain", "matched", "corpora"),
    [
        ("Spectral", "Naive Bayes", "Label spreading, fair", ("3news", "20news")),
        ("Spectral, symmetric", "Linear SVM tf-idf", "Label spreading tf-idf, fair", ("3news",)),
    ],
)
def test_most_of_the_gain_of_spectral_classification_is_that_of_the_graph(
    spectral, plain, matched, corpora
):
    sizes = {"3news": ["12", "60"], "20news": ["1%", "3%"]}
    for corpus, ending in product(corpora, ("", "-full")):
        name = f"spectral-classification{ending}"
        rows = [means(name, corpus, label) for label in (spectral, plain, matched)]
        for size in sizes[corpus]:
            own, below, twin = (row[size] for row in rows)
            assert own - twin < (own - below) / 2
