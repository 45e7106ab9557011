"""The public interface: plans, runs, tables, arrays, figures, and the script that repeats a run."""

import ast
import runpy
from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest

from workbench import api
from workbench.errors import ParameterError
from workbench.experiments.reports.python_script import python_script


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    return tmp_path_factory.mktemp("store")


@pytest.fixture(scope="module")
def plan():
    return api.make_plan(
        "tour",
        ["linear-svm", {"method": "lsi", "values": {"n_components": 20}}],
        sizes="3%, 10%",
        repeats=2,
        metrics=["accuracy"],
        seed=3,
    )


@pytest.fixture(scope="module")
def results(plan, store):
    told = []
    found = api.run(plan, store=store, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (8, 8)
    return found


def test_a_corpus_is_opened_by_name():
    corpus = api.open_corpus("tour")
    assert len(corpus.texts) == len(corpus.document_ids) == 1600


def test_every_trial_has_its_scores(results):
    scores = results.scores("accuracy")
    assert len(scores) == 8
    assert {row["training"] for row in scores} == {"3%", "10%"}
    assert results.scores("MCC") == results.scores("matthews")
    assert all(0 < row["accuracy"] <= 1 and row["error"] is None for row in scores)


def test_predictions_give_the_score_again(results):
    name = results.scores()[0]["configuration"]
    arrays = results.predictions(name, "10%")
    own = [
        r["accuracy"]
        for r in results.scores()
        if (r["configuration"], r["training"]) == (name, "10%")
    ]
    assert np.mean(arrays["actual"] == arrays["predicted"]) == pytest.approx(np.mean(own))
    assert len(results.class_names) == 8
    assert arrays["documents"].max() < len(results.document_ids)


def test_tables_and_figures_are_those_of_the_window(results):
    assert results.table("md").startswith("| Method | Training | Accuracy |")
    figure = results.figure("overview", training="10%")
    assert figure.best.configuration in {row["configuration"] for row in results.scores()}
    with pytest.raises(ParameterError, match="there are overview, scores"):
        results.figure("star map")


@pytest.mark.parametrize("name", ["overview", "confusion", "learning curve", "time"])
def test_figures_are_drawn_as_svg(results, tmp_path, name):
    path = results.save_svg(name, tmp_path / "figure.svg")
    root = ElementTree.parse(path).getroot()
    assert root.tag.endswith("svg")
    background = next(part for part in root if part.tag.endswith("rect"))
    assert background.attrib == {"width": "100%", "height": "100%", "fill": "#FFFFFF"}
    drawn = [part for part in root if part.tag.rpartition("}")[2] not in ("title", "style")]
    assert drawn[0] is background  # everything else is on top of it


def test_figures_without_a_drawing_say_what_to_use(results):
    with pytest.raises(ParameterError, match=r"use its rows\(\)"):
        results.svg("scores")


def test_a_run_is_opened_again_by_its_folder(results):
    again = api.open_run(results.folder)
    assert again.scores() == results.scores()
    assert again.plan == results.plan


def test_a_wrong_protocol_is_named():
    with pytest.raises(ParameterError, match="must be one of"):
        api.make_plan("tour", ["linear-svm"], protocol="once")


def test_every_public_name_is_explained():
    for name in api.__all__:
        assert getattr(api, name).__doc__


def test_the_copied_script_repeats_the_run(plan, results, tmp_path, monkeypatch, capsys):
    script = tmp_path / "repeat.py"
    script.write_text(python_script(plan), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("WORKBENCH_STORE", str(tmp_path / "runs"))
    runpy.run_path(str(script), run_name="__main__")
    table, _, last = capsys.readouterr().out.strip().rpartition("\n")
    assert table.strip() == results.table().strip()
    picture = tmp_path.resolve() / "overview.svg"
    assert last == f"The overview was drawn into {picture}."
    assert picture.is_file()


@pytest.mark.parametrize("name", ["a\ud800", "a\0", '"""); exit("', "\\N{", "\u202ecba", "a\r\nb"])
def test_a_script_is_python_whatever_the_name_of_the_plan(plan, name):
    script = python_script(replace(plan, name=name))
    module = ast.parse(script.encode("utf-8"))
    assert len(module.body) == 5
    assert "\u202e" not in script and "\0" not in script


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b", "no-such-run"])
def test_a_run_that_cannot_be_is_named_in_a_sentence(name):
    with pytest.raises(api.WorkbenchError, match="There is no run"):
        api.open_run(name)


@pytest.mark.parametrize("workers", ["2", 1.5, 0, 10**9])
def test_an_impossible_number_of_workers_is_refused(tmp_path, workers):
    plan = api.make_plan("ratings", ["linear-svm"], protocol="random splits")
    with pytest.raises(api.WorkbenchError, match="a whole number from 1 to 512"):
        api.run(plan, store=tmp_path, workers=workers)
