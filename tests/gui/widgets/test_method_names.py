"""Methods go by their titles in the window, whatever follows their names."""

import pytest

from workbench.gui.widgets.method_names import configuration_words, sentence_words
from workbench.methods.registry import METHODS


@pytest.mark.parametrize(
    ("configuration", "words"),
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
def test_a_name_at_the_beginning_becomes_a_title(configuration, words):
    assert configuration_words(configuration) == words


def test_titles_are_short_enough_for_a_legend_and_differ():
    titles = [configuration_words(one) for one in METHODS]
    assert len(set(titles)) == len(METHODS)
    assert max(map(len, titles)) <= 34


def test_methods_in_a_sentence_go_by_their_titles():
    told = sentence_words("They are linear-svm, rbf-svm: not the-linear-svm, co-occurrence or lsi.")
    assert told == "They are Linear SVM, RBF SVM: not the-linear-svm, co-occurrence or lsi."
