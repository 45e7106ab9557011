"""The pages of results are made from the stored results and from nothing else."""

import importlib.util
import json
from pathlib import Path

import numpy as np
import pytest

from tests.packaging.conftest import load_script
from workbench.experiments.reproduction.recipe_files import recipe_names

ROOT = Path(__file__).resolve().parents[2]
AFTER_THE_RULES = (
    ("hosk-settings", "quick"),
    ("hybrid-estimates", "quick"),
    ("spectral-settings", "quick"),
    ("spectral-settings", "full"),
    ("term-clusters", "full"),
)  # never judged by the easier rules
RESULTS = sorted((ROOT / "resources" / "results").glob("*.json"))


@pytest.fixture(scope="module")
def script():
    file = ROOT / "packaging" / "make_results.py"
    described = importlib.util.spec_from_file_location("make_results", file)
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module


def test_the_pages_are_what_the_script_makes(script):
    folder = ROOT / "resources" / "results"
    written = {file.name: file.read_text("utf-8") for file in folder.glob("*.md")}
    assert written == script.pages(folder)
    assert len(written) == 6  # a summary and the five papers


@pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
def test_stored_results_say_how_they_were_made_and_name_no_private_folder(file):
    text = file.read_text("utf-8")
    stored = json.loads(text)
    assert stored["recipe"] in recipe_names()
    assert {"date", "versions", "machine", "runs", "rows"} <= set(stored)
    assert all("seed" in run for run in stored["runs"])
    assert stored["failures"] == {}
    assert str(Path.home()) + "/" not in text
    for row in stored["rows"]:
        if row["status"] != "printed":
            assert row["verdict"] == "cannot be checked"


def test_results_are_judged_by_the_current_rules(script):
    """No number beyond its margin is called reproduced, and equal scores are not a success."""
    for file in RESULTS:
        stored = json.loads(file.read_text("utf-8"))
        judged = script.judged_again(stored)
        assert sum(judged["verdicts"].values()) == len(judged["rows"])
        assert judged["before"] or (stored["recipe"], stored["size"]) in AFTER_THE_RULES
        for row in judged["rows"]:
            if row["kind"] == "number" and row["verdict"] == "reproduced":
                margin = max(row["tolerance"] or 0.0, row["published_deviation"] or 0.0)
                assert abs(row["difference"]) <= margin * 1.001
            if row["kind"] == "claim" and row["verdict"] == "reproduced":
                assert "p = " in row["note"]


def test_claims_of_term_clusters_that_are_switched_off_have_no_effect(script):
    file = ROOT / "resources" / "results" / "term-clusters.json"
    judged = script.judged_again(json.loads(file.read_text("utf-8")))
    rows = [row for row in judged["rows"] if row["published"].startswith("TCB not below TIP")]
    assert rows
    assert {row["verdict"] for row in rows} == {"no effect"}


@pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
def test_stored_results_took_no_longer_than_allowed(file):
    stored = json.loads(file.read_text("utf-8"))
    allowed = {"quick": 180, "hosk full": 20 * 60, "hybrid-models full": 2 * 3600}
    limit = allowed.get(stored["size"]) or allowed.get(f"{stored['recipe']} {stored['size']}")
    elapsed = stored["elapsed"]
    others = max(1.0, stored.get("load", 0.0) / stored["machine"]["cores"])
    assert 0 < elapsed < (limit or 24 * 3600) * others


def drawn_scores(stored, table, label, column):
    """The scores of the draws that a cell is the mean of, where nothing is swept."""
    plans = ((table["where"], column), (column, None))
    return [
        found["scores"][table["metric"]]
        for found in stored.get("draws", ())
        if found["label"] == label and not found["swept"] and table["metric"] in found["scores"]
        and any(found["plan"] == plan and size in (None, found["training"]) for plan, size in plans)
    ]  # fmt: skip


def test_every_cell_is_the_mean_of_its_draws():
    checked = 0
    for file in RESULTS:
        stored = json.loads(file.read_text("utf-8"))
        for table in stored.get("tables", ()):
            for label, row in table["rows"].items():
                for column, cell in zip(table["columns"], row, strict=True):
                    drawn = drawn_scores(stored, table, label, column)
                    if cell and len(drawn) == 1:
                        assert np.nanmean(drawn[0]) == pytest.approx(cell[0], abs=2e-5), (
                            file.stem,
                            table["where"],
                            label,
                            column,
                        )
                        checked += 1
    assert checked > 1000


def test_only_named_recipes_are_run(script, tmp_path, monkeypatch):
    monkeypatch.setattr(script, "store", None)  # calling it would fail
    assert script.main(["--to", str(tmp_path)]) == 0
    page = tmp_path / "README.md"
    assert page.read_text("utf-8").startswith("# Results: the papers reproduced")


def test_all_quick_recipes_together_take_twelve_minutes_on_two_cores():
    """By the clock of each recipe with two workers, less what other work on the machine took."""
    total = 0.0
    for file in RESULTS:
        stored = json.loads(file.read_text("utf-8"))
        if stored["size"] == "quick":
            others = max(1.0, stored.get("load", 0.0) / stored["machine"]["cores"])
            total += stored["elapsed"] * stored["workers"] / 2 / others
    assert 0 < total < 12 * 60


def test_the_corpora_of_the_hybrid_models_are_those_of_the_paper():
    file = ROOT / "resources" / "results" / "corpora" / "hybrid-models.json"
    counted = json.loads(file.read_text("utf-8"))
    assert len(counted) == 13
    for name, found in counted.items():
        documents, terms, classes = found["printed"]
        assert (found["documents"], found["classes"]) == (documents, classes), name
        if name not in ("mini_newsgroups", "reviews"):  # our own tokens; rare terms missing
            assert found["terms"] == terms, name


def test_a_plan_that_was_run_again_replaces_its_own_numbers_alone():
    parts = load_script("store_results")
    file = ROOT / "resources" / "results" / "term-clusters-full.json"
    stored = json.loads(file.read_text("utf-8"))
    order = [run["plan"] for run in stored["runs"]]
    key = "several topics"
    again = part_of(stored, key, raised_by=0.25)
    merged = parts.with_parts(stored, again, order)
    assert [run["plan"] for run in merged["runs"]] == order
    assert merged["elapsed"] == pytest.approx(stored["elapsed"] - 1, abs=0.2)
    for old, new in zip(stored["draws"], merged["draws"], strict=True):
        raised = 0.25 * (old["plan"] == key)
        for metric, scores in old["scores"].items():
            assert new["scores"][metric] == pytest.approx([score + raised for score in scores])
    for old, new in zip(stored["tables"], merged["tables"], strict=True):
        for label, cells in old["rows"].items():
            for column, before, after in zip(
                old["columns"], cells, new["rows"][label], strict=True
            ):
                assert after[0] == pytest.approx(before[0] + 0.25 * (column == key))
    by_plan = [row["difference"] for row in merged["rows"] if row["plan"] == key]
    expected = [row["difference"] for row in stored["rows"] if row["plan"] == key]
    assert by_plan == pytest.approx(expected, abs=1e-5)


def part_of(stored, key, raised_by):
    """What a run of one plan would give, with every score higher; it took a second less."""
    draws = [
        {**drawn, "scores": {metric: [score + raised_by for score in scores]
                             for metric, scores in drawn["scores"].items()}}
        for drawn in stored["draws"] if drawn["plan"] == key
    ]  # fmt: skip
    tables = []
    for table in stored["tables"]:
        if key in table["columns"]:
            place = table["columns"].index(key)
            rows = {
                label: [[cells[place][0] + raised_by, 0.0]]
                for label, cells in table["rows"].items()
            }
            tables.append({**table, "where": key, "columns": [key], "rows": rows})
    (run,) = (run for run in stored["runs"] if run["plan"] == key)
    changed = {"draws": draws, "tables": tables, "runs": [run], "elapsed": run["seconds"] - 1}
    return {**stored, **changed, "failures": {}}


def test_a_recipe_without_its_corpora_leaves_the_stored_result(tmp_path, store, monkeypatch):
    from workbench.experiments.reproduction.recipe_files import load_recipe

    for variable in ("WORKBENCH_DATA", "WORKBENCH_CACHE"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
    file = tmp_path / "hosk.json"
    file.write_text("{}", "utf-8")
    script = load_script("store_results")
    with pytest.raises(SystemExit, match="hosk: 1150haber was stopped, or its corpus is missing"):
        script.store(load_recipe("hosk"), (), tmp_path, workers=1, again=False)
    assert file.read_text("utf-8") == "{}"
