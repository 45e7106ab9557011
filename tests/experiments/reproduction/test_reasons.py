"""Every number in the reasons of a paper recipe follows from the stored results."""

import json
import re
from itertools import product

import numpy as np
import pytest

from workbench.experiments.reproduction.recipe_files import load_recipe, recipe_names
from workbench.experiments.reproduction.stored_results import judged_again
from workbench.paths import resources

FEW = ("1%", "5%", "10%")
HOSK = ("hosk", "hosk-full")
NUMBER = (
    r"\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty[-a-z]*)\b"
)
# A number of points, of cases or of documents that was measured, not one that was chosen.
MEASURED = re.compile(
    NUMBER
    + r"[^.]{0,40}\b(?:points?|hundredths|signs|of six)\b|a third\)|but three|\bclimbs from\b"
)


def stored(name):
    return json.loads((resources() / "results" / f"{name}.json").read_text("utf-8"))


def differences(name, what, trainings, tables=("I,", "II,", "III,")):
    """Our number minus the published one, in the unit of the table."""
    return [
        row["difference"]
        for row in stored(name)["rows"]
        if row["kind"] == "number" and row["what"] == what and row["at"] in trainings
        if row["difference"] is not None
        if any(f"Table {table}" in row["source"] for table in tables)
    ]


def means(name, where, label):
    table = next(table for table in stored(name)["tables"] if table["where"] == where)
    cells = table["rows"][label]
    return {column: cell[0] for column, cell in zip(table["columns"], cells, strict=True) if cell}


def test_hosk_linear_is_above_the_published_one():
    for name in ("hosk", "hosk-full"):
        found = differences(name, "Linear", ("5%", "10%"), ("II,", "III,"))
        assert len(found) == 4
        assert 2.95 <= min(found) <= max(found) < 8.05
        hosk = differences(name, "HOSK", ("5%", "10%"), ("II,", "III,"))
        assert max(hosk) < 1.05
    assert min(differences("hosk-full", "Linear", ("30%", "50%", "90%"), ("III,",))) > 3
    quick, full = (differences(name, "Linear", ("5%",), ("I,",))[0] for name in HOSK)
    assert round(quick) == 5
    assert full <= 0


def test_hosk_gains_at_one_per_cent_exceed_the_printed_one_on_1150haber_alone():
    for name in HOSK:
        gains = {
            row["source"].partition(",")[0]: (row["ours"], row["published"])
            for row in stored(name)["rows"]
            if row["what"].startswith("gain") and row["at"] == "1%"
        }
        ours, published = gains.pop("Table I")
        assert ours > 4 * published
        assert len(gains) == 2
        assert all(ours < published for ours, published in gains.values())
        few = [row for row in stored(name)["rows"] if row["at"] in ("5%", "10%")]
        for row in few:
            if row["what"].startswith("gain") and "Table I," not in row["source"]:
                assert row["ours"] < row["published"]


def test_hosk_other_kernels_are_above_the_published_ones():
    from_five = ("5%", "10%", "30%", "50%", "70%", "80%", "90%")
    for name in ("hosk", "hosk-full"):
        polynomial = differences(name, "Polynomial", from_five)
        assert 4 <= min(polynomial) <= max(polynomial) < 24.5
    rbf = differences("hosk-full", "RBF", from_five[3:])
    assert (round(min(rbf)), round(max(rbf))) == (13, 21)


def test_hosk_is_below_the_printed_one_on_webkb5_and_above_it_on_1150haber_at_first():
    for name in ("hosk", "hosk-full"):
        assert max(differences(name, "HOSK", FEW, ("II,",))) < 0
        assert min(differences(name, "HOSK", ("1%",), ("I,",))) > 0


def test_hosk_up_to_one_factor_is_not_above_linear_on_webkb5():
    for name in HOSK:
        row = next(
            row
            for row in judged_again(stored(name))["rows"]
            if row["what"] == "HOSK, one factor" and row["plan"] == "webkb5"
        )
        assert row["verdict"] == "not reproduced"


def test_hosk_gains_less_over_its_matched_baseline_and_loses_as_printed():
    for name, plan in product(HOSK, ("1150haber", "webkb5", "science")):
        hosk, printed, linear, fair = (
            np.array([means(name, plan, label)[size] for size in FEW])
            for label in ("HOSK", "HOSK as printed", "Linear", "Linear, fair")
        )
        assert np.mean(hosk - fair) < np.mean(hosk - linear)
        assert np.mean(printed - linear) < -0.05
        if plan == "webkb5":
            assert abs(np.mean(hosk - fair)) < 0.01


def test_sprinkling_is_two_points_below_its_matched_baseline():
    where = "hierarchical, ordinal, orthogonal"
    fair, sprinkled, lsi = (
        means("adaptive-sprinkling", where, label)
        for label in ("SVM raw, fair", "SVM LSI+AS", "SVM LSI")
    )
    for task in ("hierarchical", "ordinal"):
        assert fair[task] - sprinkled[task] == pytest.approx(0.02, abs=0.005)
    assert lsi["ordinal"] >= sprinkled["ordinal"]


def test_hybrid_models_miss_three_numbers_of_table_2_and_sixteen_signs():
    rows = judged_again(stored("hybrid-models-full"))["rows"]
    table_2 = [row for row in rows if row["source"].startswith("Table 2")]
    outside = [row for row in table_2 if abs(row["difference"]) > row["tolerance"]]
    assert len(outside) == 3
    signs = [row for row in rows if row["kind"] == "sign" and row["verdict"] == "not reproduced"]
    equivalent = [row for row in signs if row["published"] == "."]
    assert (len(signs), len(equivalent)) == (16, 12)
    assert sum("k-means" in row["source"] for row in equivalent) == 11
    assert all("k-means" in row["source"] for row in signs if row["published"] != ".")


def test_hybrid_models_with_covariance_are_close_in_the_quick_size():
    found = [
        row["ours"]
        for row in stored("hybrid-models")["rows"]
        if row["source"] == "Table 2, F-measure, complete linkage" and "-COV" in row["what"]
    ]
    assert len(found) == 3
    assert max(found) - min(found) < 0.02


def test_spectral_classification_falls_before_it_reaches_its_maximum():
    found = next(
        table
        for table in stored("spectral-classification")["tables"]
        if table["where"].startswith("3 x 10 documents")
    )
    curve = [cell[0] for cell in found["rows"]["Spectral"]][:5]
    first, second, third, fourth, last = curve
    assert first < second
    assert max(third, fourth) < second - 0.1
    assert last == max(curve)


def test_term_clusters_gain_is_within_a_point():
    gains = [
        row["difference"]
        for row in stored("term-clusters")["rows"]
        if row["kind"] == "claim" and "gain about" in row["source"]
    ]
    assert gains
    assert max(gains) < 0.01


def test_term_clusters_are_below_their_matched_baselines():
    for plan in ("reuters", "comp"):
        kernels = ("TCB", "STCB", "TCB, β 0.1", "STCB, β 0.1")
        found = [means("term-clusters", plan, label) for label in kernels]
        for baseline in ("TIP, k chosen", "SVM TIP"):
            own = np.mean(list(means("term-clusters", plan, baseline).values()))
            assert all(np.mean(list(other.values())) < own for other in found)


CHECKED = {
    "hosk": (
        "At 5 and 10 % our linear kernel",
        "Our polynomial kernel is four",
        "On 1150haber our HOSK is above",
        "A different stemmer",
    ),
    "adaptive-sprinkling": ("Against matched baselines",),
    "hybrid-models": ("In the full size all numbers", "In the quick size GVSM-COV"),
    "spectral-classification": ("Documents are drawn anew",),
    "term-clusters": ("The published gain of four",),
}


@pytest.mark.parametrize("name", recipe_names())
def test_no_reason_has_a_measured_number_that_nothing_checks(name):
    measured = [reason for reason in load_recipe(name).why if MEASURED.search(reason)]
    for reason in measured:
        assert reason.startswith(CHECKED.get(name, ())), reason
