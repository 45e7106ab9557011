"""Every number in the reasons of a paper recipe follows from the stored results."""

import json
import re
from itertools import product

import numpy as np
import pytest

from workbench.experiments.plans.plan import Plan
from workbench.experiments.reproduction.recipe_files import load_recipe, recipe_names
from workbench.experiments.reproduction.stored_results import judged_again
from workbench.experiments.reproduction.swept_tables import swept_tables
from workbench.experiments.running.runner import run_plan
from workbench.paths import resources

FEW = ("1%", "5%", "10%")
HOSK = ("hosk", "hosk-full")
PLANS = ("1150haber", "webkb5", "science")
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


def means(name, where, label, metric=None):
    """By column, in the first table of that place or in that of a metric."""
    tables = [table for table in stored(name)["tables"] if table["where"] == where]
    table = next(table for table in tables if metric in (None, table["metric"]))
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


def test_hosk_is_supported_on_two_corpora_and_on_none_against_its_matched_baseline():
    for name in HOSK:
        verdicts = {
            (row["published"], row["plan"]): row["verdict"]
            for row in judged_again(stored(name))["rows"]
            if row["kind"] == "claim"
        }
        plain = {plan: verdicts["HOSK above Linear", plan] for plan in PLANS}
        assert [plan for plan in PLANS if plain[plan] == "reproduced"] == ["1150haber", "science"]
        assert "reproduced" not in {verdicts["HOSK above Linear, fair", plan] for plan in PLANS}
    assert verdicts["HOSK, one factor above Linear", "science"] == "not reproduced"  # full


def test_hosk_gains_less_where_both_choose_c():
    for name, plan in product(HOSK, ("1150haber", "science")):
        gains = [
            np.mean(
                [
                    means(name, where, "HOSK")[size] - means(name, where, "Linear")[size]
                    for size in FEW
                ]
            )
            for where in (f"{plan}, C chosen", plan)
        ]
        assert gains[0] < gains[1]


def test_hosk_gains_less_over_its_matched_baseline_and_loses_as_printed():
    for name, plan in product(HOSK, PLANS):
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


def test_every_dimension_with_fifty_repeats_is_78_times_as_many_trials_of_k_means():
    runs = [run for run in stored("hybrid-models-full")["runs"] if run["plan"].startswith("k-m")]
    assert len(runs) == 13
    assert round(sum(run["seconds"] for run in runs) / 60) == 37
    every = 50 * (2 + 4 * 96)  # two models have no dimensions
    assert {round(every / run["trials"]) for run in runs} == {78}


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


def labels_of(name):
    """Accuracy by number of labels: spectral classification, grouping with bias."""
    return [means(name, "3news, labels", label) for label in ("Spectral", "Grouping with bias")]


def test_spectral_classification_and_grouping_with_bias_hardly_differ_in_the_full_size():
    spectral, grouping = labels_of("spectral-settings-full")
    assert max(abs(spectral[size] - grouping[size]) for size in spectral) < 0.01
    assert list(grouping.values()) == sorted(grouping.values())
    spectral, grouping = labels_of("spectral-settings")
    leads = [grouping[size] - spectral[size] for size in spectral]
    assert leads[0] == max(leads)
    assert min(leads[:-1]) > 0 >= leads[-1]


def test_grouping_with_bias_leads_with_many_pairs_in_the_full_size_and_few_in_the_quick_one():
    def leads(name):
        ours, grouping = (
            means(name, "3news, pairs", label).values()  # constrained Rand index
            for label in ("Constrained spectral", "Grouping with bias")
        )
        return [theirs > own for own, theirs in zip(ours, grouping, strict=True)]

    assert leads("spectral-settings-full") == [False, False, False, True, True]  # from 1,000
    assert leads("spectral-settings") == [True, True, False]  # not with 3,000


def test_half_the_median_distance_suits_soybean_best():
    for name in ("spectral-settings", "spectral-settings-full"):
        table = next(
            table
            for table in swept_tables(stored(name))
            if table.title.startswith("Adjusted Rand index, soybean, by σ, ")
        )
        line = next(line for line in table.lines if line[0] == "Spectral, by σ")
        found = dict(zip(table.header[2:], map(float, line[2:]), strict=True))
        assert max(found, key=found.get) == "0.5"


@pytest.mark.data
def test_a_narrow_gaussian_separates_single_samples_of_soybean(real_data, store, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(real_data))
    recipe = load_recipe("spectral-settings", "full")
    values = dict(next(part.values for part in recipe.plans if part.key == "soybean"))
    settings = {"normalization": "additive", "affinity": "gaussian of hamming"}
    values["methods"] = [
        {"method": "spectral-clustering", "values": settings, "sweeps": {"sigma": [0.3, 0.5]}}
    ]
    values["protocol"] = {"kind": "clustering", "repeats": 5}
    run = run_plan(
        Plan.from_dict({"name": "soybean", **values}), store, executor="thread", workers=1
    )
    sizes = {0.3: [], 0.5: []}
    for result in run.results():
        predicted = run.arrays(result.key, ["predicted"])["predicted"].astype(int)
        sizes[result.swept["sigma"]].append(np.bincount(predicted))
    shares = [max(found) / sum(found) for found in sizes[0.3]]
    assert np.median(shares) > 0.4
    assert np.median([np.sum(found < 5) for found in sizes[0.3]]) >= 2
    assert all(min(found) >= 5 for found in sizes[0.5])


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
