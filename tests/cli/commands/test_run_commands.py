"""Commands about runs: run, show, compare, export, classify, stop and resume."""

import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest

from workbench.cli import answer

PLAN = """
format = 1
name = "Small"
corpus = "ratings"
seed = 3
metrics = ["accuracy"]

[protocol]
kind = "random splits"
repeats = {repeats}
share = 0.3

[[methods]]
method = "{method}"

[[methods]]
method = "nearest-centroid"
"""


@pytest.fixture(scope="module")
def plan(tmp_path_factory):
    file = tmp_path_factory.mktemp("plans") / "small.toml"
    file.write_text(PLAN.format(repeats=2, method="linear-svm"))
    return file


@pytest.fixture(scope="module")
def store(tmp_path_factory, plan):
    """A store with one finished run."""
    root = tmp_path_factory.mktemp("store")
    assert answer(["run", str(plan), "--store", str(root), "--executor", "thread"]) == 0
    return root


def run_json(capsys, *arguments):
    capsys.readouterr()
    code = answer([*map(str, arguments), "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_run_prints_the_id_last(capsys, plan, tmp_path):
    assert answer(["run", str(plan), "--store", str(tmp_path), "--executor", "thread"]) == 0
    shown = capsys.readouterr().out
    assert shown.split()[-1] == next(
        folder.name for folder in tmp_path.iterdir() if folder.is_dir()
    )
    assert "Linear SVM" in shown


def test_show_reports_status_and_scores(capsys, store):
    code, data = run_json(capsys, "show", "latest", "--store", store)
    assert code == 0
    assert (data["status"], data["done"], data["total"]) == ("finished", 4, 4)
    score = data["scores"]["linear-svm"]["accuracy"]
    assert 0.2 < score["mean"] < 1
    assert score["deviation"] >= 0


def test_show_gives_the_neighbours_of_a_term(capsys, tmp_path):
    file = tmp_path / "lsi.toml"
    file.write_text(PLAN.format(repeats=1, method="lsi"))
    assert answer(["run", str(file), "--store", str(tmp_path), "--executor", "thread"]) == 0
    asked = ("show", "latest", "--store", tmp_path, "--neighbours", "film")
    code, data = run_json(capsys, *asked, "--method", "lsi")
    assert code == 0
    after = [found for found in data["neighbours"] if found["when"] == "after"]
    assert after and after[0]["cosine"] >= after[-1]["cosine"] > 0
    assert answer([*map(str, asked), "--method", "lsi"]) == 0
    assert "before and after LSI" in capsys.readouterr().out
    assert answer([*map(str, asked), "--method", "nearest-centroid"]) == 1
    assert "no space of its own" in capsys.readouterr().err


def test_list_contains_the_run(capsys, store):
    _, data = run_json(capsys, "list", "--store", store)
    assert [(run["status"], run["done"]) for run in data] == [("finished", 4)]


def test_an_empty_store_explains_how_to_start(capsys, tmp_path):
    assert answer(["list", "--store", str(tmp_path / "none")]) == 0
    assert "workbench run tour" in capsys.readouterr().out


def test_compare_lists_every_configuration(capsys, store):
    _, data = run_json(capsys, "compare", "latest", "--store", store)
    assert {row["configuration"] for row in data} == {"linear-svm", "nearest-centroid"}
    assert data[0]["accuracy low"] is None  # two splits have no interval and no test
    assert data[0]["p against nearest-centroid"] is None


def test_a_comparison_fits_on_a_screen(capsys, tmp_path):
    file, runs = tmp_path / "plan.toml", tmp_path / "runs"
    text = PLAN.format(repeats=6, method="linear-svm")
    long = (
        'label = "a method with a name that is much too long for one column of a table on a screen"'
    )
    file.write_text(f"{text}{long}\n")
    assert answer(["run", str(file), "--store", str(runs), "--executor", "thread"]) == 0
    capsys.readouterr()
    assert answer(["compare", "latest", "--store", str(runs)]) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 100
    assert "corrected for shared documents over splits, p < 0.05" in " ".join(shown.split())
    assert not re.search(r"\d\.\d{5}", shown)


def test_methods_are_ranked_over_corpora(capsys, tmp_path):
    file, runs = tmp_path / "plan.toml", tmp_path / "runs"
    for corpus in ("ratings", "tour"):
        text = PLAN.format(repeats=1, method="multinomial-naive-bayes")
        file.write_text(text.replace('"ratings"', f'"{corpus}"'))
        assert answer(["run", str(file), "--store", str(runs), "--executor", "thread"]) == 0
    ids = sorted(folder.name for folder in runs.iterdir() if folder.is_dir())
    _, data = run_json(capsys, "compare", *ids, "--over-corpora", "--store", runs)
    first, second = data["relative"]
    better = max(first["tour"], second["tour"])
    assert first["tour relative"] == pytest.approx(first["tour"] / better)
    assert sum(data["average_ranks"].values()) == pytest.approx(3)
    assert 0 < data["critical_difference"] < 2
    assert answer(["compare", *ids, "--over-corpora", "--store", str(runs)]) == 0
    shown = capsys.readouterr().out
    assert "fewer than five corpora are not tested" in " ".join(shown.split())
    assert max(map(len, shown.splitlines())) <= 100
    assert answer(["compare", *ids, "--store", str(runs)]) == 0
    assert "--over-corpora ranks their methods" in capsys.readouterr().out


def test_one_trial_has_no_deviation(capsys, tmp_path):
    file, runs = tmp_path / "plan.toml", tmp_path / "runs"
    file.write_text(PLAN.format(repeats=1, method="linear-svm"))
    assert answer(["run", str(file), "--store", str(runs), "--executor", "thread"]) == 0
    _, data = run_json(capsys, "show", "latest", "--store", runs)
    assert data["scores"]["linear-svm"]["accuracy"]["deviation"] is None
    assert answer(["compare", "latest", "--store", str(runs)]) == 0
    assert "McNemar's test on the documents of one split" in capsys.readouterr().out


def test_a_file_cannot_be_a_store(capsys, plan):
    for command in (["run", str(plan)], ["list"], ["show", "latest"]):
        assert answer([*command, "--store", str(plan)]) == 1
        assert "is a file; name a folder" in capsys.readouterr().err


def test_classify_rejects_an_exported_run_and_explains_how_to_export_a_model(
    capsys, store, tmp_path
):
    archive = tmp_path / "run.zip"
    assert answer(["export", "latest", "--store", str(store), "--to", str(archive)]) == 0
    assert answer(["classify", str(archive), "tour"]) == 1
    message = capsys.readouterr().err
    assert "is an exported run, not a model" in message
    assert "--model" in message


def test_export_writes_tables_in_four_formats(capsys, store, tmp_path):
    _, data = run_json(capsys, "export", "latest", "--store", store, "--to", tmp_path / "out")
    endings = {name.rsplit(".", 1)[-1] for name in data["files"]}
    assert {"csv", "json", "md", "tex"} <= endings


def test_a_run_can_be_exported_and_imported(capsys, store, tmp_path):
    archive = tmp_path / "run.zip"
    assert answer(["export", "latest", "--store", str(store), "--to", str(archive)]) == 0
    elsewhere = tmp_path / "elsewhere"
    assert answer(["export", str(archive), "--to", "store", "--store", str(elsewhere)]) == 0
    _, before = run_json(capsys, "show", "latest", "--store", store)
    _, after = run_json(capsys, "show", "latest", "--store", elsewhere)
    assert after["scores"] == before["scores"]


def test_a_model_predicts_classes_of_new_documents(capsys, store, tmp_path):
    model, new = tmp_path / "model.zip", tmp_path / "new.csv"
    new.write_text('text\n"dreadful, boring and cold"\n"wonderful, superb, perfect"\n')
    arguments = [
        "export",
        "latest",
        "--store",
        str(store),
        "--model",
        "linear-svm",
        "--to",
        str(model),
    ]
    assert answer(arguments) == 0
    _, data = run_json(capsys, "classify", model, new)
    assert [document["id"] for document in data] == ["1", "2"]
    assert data[0]["class"] < data[1]["class"]  # fewer stars for the worse review


def test_report_is_written(capsys, store, tmp_path):
    _, data = run_json(capsys, "report", "latest", "--store", store, "--to", tmp_path)
    page = (tmp_path / "report.html").read_text()
    assert data["report"] == str(tmp_path / "report.html")
    assert "linear-svm" in page


def test_check_estimates_and_runs_nothing(capsys, plan, tmp_path):
    code, data = run_json(capsys, "run", plan, "--check", "--store", tmp_path / "runs")
    assert code == 0
    assert data["trials"] == 4
    assert not (tmp_path / "runs").exists()


def test_an_invalid_plan_is_reported(capsys, tmp_path):
    file = tmp_path / "plan.toml"
    file.write_text(PLAN.format(repeats=2, method="linear-swm"))
    assert answer(["run", str(file), "--store", str(tmp_path / "runs")]) == 1
    message = capsys.readouterr().err
    assert "linear-swm" in message
    assert "linear-svm" in message


def test_an_unknown_run_is_reported(capsys, store):
    assert answer(["show", "yesterday", "--store", str(store)]) == 1
    assert "There is no run 'yesterday'" in capsys.readouterr().err


@pytest.mark.processes
def test_a_run_stopped_by_ctrl_c_can_be_resumed(capsys, tmp_path):
    file, runs = tmp_path / "plan.toml", tmp_path / "runs"
    file.write_text(PLAN.format(repeats=2000, method="linear-svm"))
    command = [sys.executable, "-m", "workbench", "run", str(file), "--store", str(runs)]
    process = subprocess.Popen(
        [*command, "--workers", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    wait_for_trials(runs)
    os.kill(process.pid, signal.SIGINT)
    output, errors = process.communicate()
    assert process.returncode == 130, errors
    assert b"workbench resume" in output
    _, data = run_json(capsys, "show", "latest", "--store", runs)
    assert data["status"] == "cancelled"
    assert 0 < data["done"] < data["total"]


def wait_for_trials(runs):
    for _ in range(2500):
        if any(file.stat().st_size for file in runs.glob("*/trials.jsonl")):
            return
        time.sleep(0.1)
    raise AssertionError("no trial was finished within four minutes")
