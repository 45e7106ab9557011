"""The page of the few-labels benchmark says what its file holds, and the file goes on growing."""

import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent


@pytest.fixture
def results_of(monkeypatch):
    monkeypatch.setattr(sys, "path", [str(FOLDER), *sys.path])
    import few_labels_results

    return few_labels_results


def filled(results_of, path):
    results = results_of.Results(path)
    results.measured("news", "linear-svm", "1%").extend([0.5, 0.6])
    results.measured("news", "few-labels", "1%").extend([0.7, 0.7])
    results.measured("news", "peer", "1%").append(0.72)
    results.keep()
    return results_of.Results(path)


def test_draws_are_kept_and_continued(results_of, tmp_path):
    results = filled(results_of, tmp_path / "kept.json")
    assert results.measured("news", "linear-svm", "1%") == [0.5, 0.6]
    assert results.measured("news", "few-labels", "5%") == []


def test_what_another_process_measured_is_kept(results_of, tmp_path):
    first = filled(results_of, tmp_path / "kept.json")
    second = results_of.Results(tmp_path / "kept.json")
    first.measured("news", "peer", "5%").append(0.8)
    first.keep()
    second.measured("news", "peer", "1%").append(0.9)
    second.keep()
    kept = results_of.Results(tmp_path / "kept.json")
    assert kept.corpora["news"]["peer"] == {"1%": [0.72, 0.9], "5%": [0.8]}


def test_methods_are_compared_on_the_draws_that_both_have(results_of, tmp_path):
    results = filled(results_of, tmp_path / "kept.json")
    ahead = results_of.leads(results.corpora["news"], "1%", {})
    # The peer has the first draw alone: 72 against 70; the SVM 55 against 70.
    assert ahead == {"linear-svm": pytest.approx(-15), "peer": pytest.approx(2)}
    said = results_of.verdicts(results)
    assert said[0].startswith("Furthest behind the best: 2.0 points, news 1%, behind peer")
    assert said[1].startswith("Furthest below the linear SVM: -15.0")
    assert said[2].startswith("Lead over the linear SVM at 1%: 15.0")


def test_a_line_with_fewer_draws_says_how_many(results_of, tmp_path):
    cells = filled(results_of, tmp_path / "kept.json").corpora["news"]
    shown = results_of.table(cells | {"old": {}}, {"old": {"1%": 60.0}})
    assert "| peer | **72.0** (1) |" in shown and "| linear-svm | 55.0 (2) |" in shown
    assert "| old | 60.0 * |" in shown


def test_an_earlier_mean_is_compared_with_all_draws(results_of, tmp_path):
    results = filled(results_of, tmp_path / "kept.json")
    ahead = results_of.leads(
        results.corpora["news"], "1%", {"peer": {"1%": 99.0}, "old": {"1%": 71}}
    )
    assert ahead["peer"] == pytest.approx(2) and ahead["old"] == pytest.approx(1)


def test_the_stored_page_is_that_of_the_stored_draws(results_of):
    results = results_of.Results()
    page = (FOLDER / "results" / "few_labels.md").read_text("utf-8")
    for name, cells in results.corpora.items():
        assert results_of.sizes_of(cells) and f"**{name}**" in page
    for sentence in results_of.verdicts(results):
        assert sentence in page
