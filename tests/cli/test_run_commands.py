"""A plan from the command line: run, look, compare, export, classify, stop and resume."""

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


def asked(capsys, *words):
    capsys.readouterr()
    code = answer([*map(str, words), "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_run_prints_the_id_last(capsys, plan, tmp_path):
    assert answer(["run", str(plan), "--store", str(tmp_path), "--executor", "thread"]) == 0
    shown = capsys.readouterr().out
    assert shown.split()[-1] == next(one.name for one in tmp_path.iterdir() if one.is_dir())
    assert "linear-svm" in shown


def test_show_tells_state_and_scores(capsys, store):
    code, found = asked(capsys, "show", "latest", "--store", store)
    assert code == 0
    assert (found["status"], found["done"], found["total"]) == ("finished", 4, 4)
    score = found["scores"]["linear-svm"]["accuracy"]
    assert 0.2 < score["mean"] < 1
    assert score["deviation"] >= 0


def test_list_names_the_run(capsys, store):
    _, found = asked(capsys, "list", "--store", store)
    assert [(one["status"], one["done"]) for one in found] == [("finished", 4)]


def test_an_empty_store_says_how_to_begin(capsys, tmp_path):
    assert answer(["list", "--store", str(tmp_path / "none")]) == 0
    assert "workbench run tour" in capsys.readouterr().out


def test_compare_puts_configurations_side_by_side(capsys, store):
    _, found = asked(capsys, "compare", "latest", "--store", store)
    assert {one["configuration"] for one in found} == {"linear-svm", "nearest-centroid"}
    assert found[0]["accuracy low"] is None  # two splits have no interval and no test
    assert found[0]["p against nearest-centroid"] is None


def test_a_comparison_fits_on_a_screen(capsys, tmp_path):
    file, runs = tmp_path / "plan.toml", tmp_path / "runs"
    text = PLAN.format(repeats=6, method="linear-svm")
    long = 'label = "a method with a name that goes on and on and on without ever coming to an end"'
    file.write_text(f"{text}{long}\n")
    assert answer(["run", str(file), "--store", str(runs), "--executor", "thread"]) == 0
    capsys.readouterr()
    assert answer(["compare", "latest", "--store", str(runs)]) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 100
    assert "Corrected resampled t-test, p < 0.05" in shown
    assert not re.search(r"\d\.\d{5}", shown)


def test_methods_are_ranked_over_corpora(capsys, tmp_path):
    file, runs = tmp_path / "plan.toml", tmp_path / "runs"
    for corpus in ("ratings", "tour"):
        text = PLAN.format(repeats=1, method="multinomial-naive-bayes")
        file.write_text(text.replace('"ratings"', f'"{corpus}"'))
        assert answer(["run", str(file), "--store", str(runs), "--executor", "thread"]) == 0
    ids = sorted(one.name for one in runs.iterdir() if one.is_dir())
    _, found = asked(capsys, "compare", *ids, "--over-corpora", "--store", runs)
    first, second = found["relative"]
    better = max(first["tour"], second["tour"])
    assert first["tour relative"] == pytest.approx(first["tour"] / better)
    assert sum(found["average_ranks"].values()) == pytest.approx(3)
    assert 0 < found["critical_difference"] < 2
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
    _, found = asked(capsys, "show", "latest", "--store", runs)
    assert found["scores"]["linear-svm"]["accuracy"]["deviation"] is None
    assert answer(["compare", "latest", "--store", str(runs)]) == 0
    assert "McNemar's test on the documents of the one split" in capsys.readouterr().out


def test_a_file_is_no_store(capsys, plan):
    for command in (["run", str(plan)], ["list"], ["show", "latest"]):
        assert answer([*command, "--store", str(plan)]) == 1
        assert "is a file; name a folder" in capsys.readouterr().err


def test_an_exported_run_is_no_model_and_the_answer_says_how_to_get_one(capsys, store, tmp_path):
    archive = tmp_path / "run.zip"
    assert answer(["export", "latest", "--store", str(store), "--to", str(archive)]) == 0
    assert answer(["classify", str(archive), "tour"]) == 1
    said = capsys.readouterr().err
    assert "is an exported run and no model" in said
    assert "--model" in said


def test_export_writes_tables_in_four_formats(capsys, store, tmp_path):
    _, found = asked(capsys, "export", "latest", "--store", store, "--to", tmp_path / "out")
    endings = {name.rsplit(".", 1)[-1] for name in found["files"]}
    assert {"csv", "json", "md", "tex"} <= endings


def test_a_run_travels_as_a_zip(capsys, store, tmp_path):
    archive = tmp_path / "run.zip"
    assert answer(["export", "latest", "--store", str(store), "--to", str(archive)]) == 0
    elsewhere = tmp_path / "elsewhere"
    assert answer(["export", str(archive), "--to", "store", "--store", str(elsewhere)]) == 0
    _, before = asked(capsys, "show", "latest", "--store", store)
    _, after = asked(capsys, "show", "latest", "--store", elsewhere)
    assert after["scores"] == before["scores"]


def test_a_model_names_the_classes_of_new_documents(capsys, store, tmp_path):
    model, new = tmp_path / "model.zip", tmp_path / "new.csv"
    new.write_text('text\n"dreadful, boring and cold"\n"wonderful, superb, perfect"\n')
    words = ["export", "latest", "--store", str(store), "--model", "linear-svm", "--to", str(model)]
    assert answer(words) == 0
    _, found = asked(capsys, "classify", model, new)
    assert [one["id"] for one in found] == ["1", "2"]
    assert found[0]["class"] < found[1]["class"]  # fewer stars for the worse review


def test_report_is_one_page(capsys, store, tmp_path):
    _, found = asked(capsys, "report", "latest", "--store", store, "--to", tmp_path)
    page = (tmp_path / "report.html").read_text()
    assert found["report"] == str(tmp_path / "report.html")
    assert "linear-svm" in page


def test_check_estimates_and_runs_nothing(capsys, plan, tmp_path):
    code, found = asked(capsys, "run", plan, "--check", "--store", tmp_path / "runs")
    assert code == 0
    assert found["trials"] == 4
    assert not (tmp_path / "runs").exists()


def test_a_wrong_plan_is_answered_in_sentences(capsys, tmp_path):
    file = tmp_path / "plan.toml"
    file.write_text(PLAN.format(repeats=2, method="linear-swm"))
    assert answer(["run", str(file), "--store", str(tmp_path / "runs")]) == 1
    said = capsys.readouterr().err
    assert "linear-swm" in said
    assert "linear-svm" in said


def test_a_memory_limit_that_nobody_would_keep_is_refused(capsys, plan, tmp_path):
    words = ("--memory-limit", "1", "--executor", "thread", "--store", str(tmp_path))
    assert answer(["run", str(plan), *words]) == 1
    assert "--memory-limit = 1 can only be kept with" in capsys.readouterr().err


def test_an_unknown_run_is_a_sentence(capsys, store):
    assert answer(["show", "yesterday", "--store", str(store)]) == 1
    assert "There is no run 'yesterday'" in capsys.readouterr().err


def test_ctrl_c_leaves_a_run_that_can_be_resumed(capsys, tmp_path):
    file, runs = tmp_path / "plan.toml", tmp_path / "runs"
    file.write_text(PLAN.format(repeats=2000, method="linear-svm"))
    command = [sys.executable, "-m", "workbench", "run", str(file), "--store", str(runs)]
    process = subprocess.Popen(
        [*command, "--workers", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    wait_for_trials(runs)
    os.kill(process.pid, signal.SIGINT)
    shown, said = process.communicate()
    assert process.returncode == 130, said
    assert b"workbench resume" in shown
    _, found = asked(capsys, "show", "latest", "--store", runs)
    assert found["status"] == "cancelled"
    assert 0 < found["done"] < found["total"]


def wait_for_trials(runs):
    for _ in range(2500):
        if any(one.stat().st_size for one in runs.glob("*/trials.jsonl")):
            return
        time.sleep(0.1)
    raise AssertionError("no trial was finished within four minutes")
