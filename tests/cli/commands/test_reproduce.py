"""The command that reproduces the experiments of papers."""

import json

import pytest

from workbench.cli import answer
from workbench.experiments.runs.store import RunStore

RECIPE_NAMES = "workbench.cli.commands.reproduce.recipe_names"

RECIPE = """
title = "A small paper"
paper = "A. Author: A paper. 2026."
question = "Does it run?"
silent = ["Everything."]
why = ["Chance."]

[slice]
repeats = 1
[quick]
repeats = 2
[full]
repeats = 3

[[plans]]
key = "tour"
corpus = "tour"
per_class = 12
protocol = { kind = "learning curve", sizes = "20%, 50%", repeats = "$repeats" }
methods = [
  { method = "multinomial-naive-bayes", label = "Bayes", features = { weighting = "counts" } },
  { method = "nearest-centroid", label = "Centroid" },
]

[[plans]]
key = "elsewhere"
corpus = "movie_reviews"
methods = ["linear-svm"]

[[tables]]
title = "Table 1"
plan = "tour"
metric = "accuracy"
unit = 100
tolerance = 100
columns = ["Bayes", "Centroid"]
[tables.rows]
"20%" = ["50.0 ± 2.0", "60.0"]
"80%" = ["50.0", "60.0"]

[[claims]]
sentence = "More documents help."
kind = "trend"
plans = ["tour"]
method = "Centroid"
"""


@pytest.fixture
def recipe(tmp_path, monkeypatch):
    monkeypatch.delenv("WORKBENCH_DATA", raising=False)
    file = tmp_path / "small.toml"
    file.write_text(RECIPE, "utf-8")
    return file


def run_json(capsys, *arguments):
    code = answer(["reproduce", *map(str, arguments), "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_the_list_shows_missing_corpora_and_how_to_get_them(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(tmp_path))
    code, found = run_json(capsys, "--list")
    assert code == 0
    hosk = next(listed for listed in found if listed["recipe"] == "hosk")
    assert hosk["needs"] == ["1150haber", "webkb5", "20news-science"]
    assert [need["corpus"] for need in hosk["missing"]] == hosk["needs"]
    assert "1150haber.zip" in hosk["missing"][0]["get"]
    assert answer(["reproduce", "--list"]) == 0
    assert "missing: 1150haber" in capsys.readouterr().out


def test_the_list_names_the_corpora_that_the_requested_size_needs(capsys):
    def needs(*options):
        _, found = run_json(capsys, "--list", *options)
        return next(recipe["needs"] for recipe in found if recipe["recipe"] == "hybrid-models")

    assert len(needs()) == 6
    assert len(needs("--full")) == 13


def test_rows_have_published_ours_difference_and_verdict(capsys, recipe, tmp_path):
    store, page = tmp_path / "runs", tmp_path / "page"
    arguments = (recipe, "--store", store, "--workers", 1, "--report", page)
    code, found = run_json(capsys, *arguments)
    assert code == 0
    assert (found["recipe"], found["size"]) == ("small", "quick")
    rows = {(row["what"], row["at"]): row for row in found["rows"]}
    cell = rows["Bayes", "20%"]
    assert cell["published"] == 50.0
    assert cell["difference"] == pytest.approx(cell["ours"] - 50.0, abs=0.01)
    assert cell["verdict"] == "reproduced"
    assert rows["Bayes", "80%"]["verdict"] == "cannot be checked"
    assert "movie_reviews is not available" in found["missing"][0]
    assert (page / "small.html").is_file()
    assert (page / "index.html").is_file()

    # The same command again uses the stored run; another size is another run.
    assert run_json(capsys, *arguments)[1]["runs"] == found["runs"]
    assert len(RunStore(store).list()) == 1
    assert run_json(capsys, recipe, "--store", store, "--workers", 1, "--full")[1]["size"] == "full"
    assert len(RunStore(store).list()) == 2


def test_a_stopped_run_is_continued(capsys, recipe, tmp_path):
    store = tmp_path / "runs"
    _, before = run_json(capsys, recipe, "--store", store, "--workers", 1)
    (summary,) = RunStore(store).list()
    run = RunStore(store).open(summary.id)
    lines = (run.folder / "trials.jsonl").read_text("utf-8").splitlines(keepends=True)
    (run.folder / "trials.jsonl").write_text("".join(lines[:3]), "utf-8")
    run.update(status="cancelled")
    _, after = run_json(capsys, recipe, "--store", store, "--workers", 1)
    assert [run["run"] for run in after["runs"]] == [summary.id]
    assert after["rows"] == before["rows"]


def test_verdicts_are_printed_and_an_unknown_recipe_is_refused(capsys, recipe, tmp_path):
    code = answer(["reproduce", str(recipe), "--slice", "--workers", "1", "--store", str(tmp_path)])
    shown = capsys.readouterr().out
    assert code == 0
    assert "A small paper (a slice: the numbers mean nothing)" in shown
    assert "CANNOT BE CHECKED: More documents help." in shown
    assert (
        "0 reproduced, 0 same direction, 0 no effect, 0 not reproduced, 5 cannot be checked"
        in shown
    )
    assert "50.00 ± 2.00" in shown
    assert "Table 1  Bayes" in shown
    assert "Why they differ" not in shown  # a slice is never judged
    assert answer(["reproduce", str(recipe), "--workers", "1", "--store", str(tmp_path)]) == 0
    assert "Why they differ:\n- Chance." in capsys.readouterr().out
    assert answer(["reproduce", "nothing"]) == 1
    assert "There is no recipe 'nothing'; there are adaptive-sprinkling" in capsys.readouterr().err


def test_a_recipe_without_corpora_is_not_run(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("WORKBENCH_DATA", str(tmp_path))
    code = answer(["reproduce", "hosk", "--store", str(tmp_path)])
    assert code == 1
    shown = " ".join(capsys.readouterr().err.split())
    assert "hosk cannot be run. 1150haber is not available. Put 1150haber.zip" in shown
    assert shown.endswith("The option `--data FOLDER` names another folder of corpora.")


def test_all_skips_recipes_without_corpora(capsys, recipe, tmp_path, monkeypatch):
    monkeypatch.setattr(RECIPE_NAMES, lambda: ("hosk", str(recipe)))
    code, found = run_json(capsys, "all", "--slice", "--store", tmp_path / "runs", "--workers", 1)
    assert code == 0
    assert [listed["recipe"] for listed in found] == ["hosk", "small"]
    assert found[0]["error"].startswith("hosk cannot be run. 1150haber is not available.")
    assert found[1]["rows"]
    monkeypatch.setattr(RECIPE_NAMES, lambda: ("hosk", "term-clusters"))
    code, found = run_json(capsys, "all")
    assert code == 1
    assert found["error"].startswith("No recipe can be run.")


def test_a_missing_data_folder_is_reported(capsys, tmp_path):
    code, found = run_json(capsys, "hosk", "--data", tmp_path / "nowhere")
    assert code == 1
    assert found["error"].startswith(f"There is no folder {tmp_path / 'nowhere'}")


def test_run_refers_to_reproduce(capsys):
    assert answer(["run", "hosk"]) == 1
    assert "workbench reproduce hosk" in capsys.readouterr().err
