"""Titles of configurations, whatever follows the names of their methods."""

import pytest

from workbench.experiments.plans.titles import configuration_title, short_label
from workbench.methods.registry import METHODS


@pytest.mark.parametrize(
    ("configuration", "title"),
    [
        ("linear-svm", "Linear SVM"),
        ("linear-svm 2", "Linear SVM 2"),
        ("lsi n_components=5 (second run)", "LSI, dimensions = 5 (second run)"),
        ("lsi, 20%", "LSI, 20%"),
        ("linear-svm-of-mine", "linear-svm-of-mine"),
        ("kNN on LSI n_components=20", "kNN on LSI, dimensions = 20"),
        ("linear-svm solver=dual tune_cost=True", "Linear SVM, solver = dual, choose C = yes"),
        ("nb-svm, running words, interpolation=1", "NB-SVM, running words, β = 1"),
        (
            "Spectral affinity=gaussian of hamming",
            "Spectral, affinity = Gaussian of Hamming distances",
        ),
        (
            "Spectral affinity=gaussian of given distances sigma=2",
            "Spectral, affinity = Gaussian of given distances, σ = 2",
        ),
        ("Spectral affinity=gaussian sigma=2", "Spectral, affinity = Gaussian, σ = 2"),
        ("My method", "My method"),
        ("", ""),
    ],
)
def test_a_name_at_the_beginning_becomes_a_title(configuration, title):
    assert configuration_title(configuration) == title


def test_titles_are_short_enough_for_a_legend_and_differ():
    titles = [configuration_title(name) for name in METHODS]
    assert len(set(titles)) == len(METHODS)
    assert max(map(len, titles)) <= 34


@pytest.mark.parametrize("method", METHODS.values(), ids=lambda method: method.name)
def test_every_setting_that_can_be_swept_has_a_short_label_of_its_own(method):
    names = [setting.name for setting in method.parameters]
    labels = [short_label(name) for name in names]
    assert not [label for label in labels if "_" in label]
    assert [configuration_title(f"x {name}=3") for name in names] == [
        f"x, {label} = 3" for label in labels
    ]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels), default=0) <= 20


def test_a_swept_choice_that_is_an_id_is_shown_by_its_title():
    title = configuration_title("lsi classifier=linear-svm n_components=5")
    assert title.endswith(", classifier = linear SVM, dimensions = 5")
