"""Titles of configurations, whatever follows the names of their methods."""

import pytest

from workbench.experiments.plans.trials import configuration_title
from workbench.methods.registry import METHODS


@pytest.mark.parametrize(
    ("configuration", "title"),
    [
        ("linear-svm", "Linear SVM"),
        ("linear-svm 2", "Linear SVM 2"),
        ("lsi n_components=5 (second run)", "LSI n_components=5 (second run)"),
        ("lsi, 20%", "LSI, 20%"),
        ("linear-svm-of-mine", "linear-svm-of-mine"),
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
