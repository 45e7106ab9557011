"""Counted words on sequences small enough to count by hand."""

import numpy as np

from workbench.corpora.terms.sequences import Sequences
from workbench.corpora.terms.term_sequences import count_by_document


def test_counting_leaves_the_order_of_the_words_as_it_is():
    numbers = np.array([2, 0, 2, 1], dtype=np.int32)
    words = Sequences(["a", "b", "c"], numbers, np.array([3, 1]))
    assert count_by_document([words]).toarray().tolist() == [[1, 0, 2], [0, 1, 0]]
    assert numbers.tolist() == [2, 0, 2, 1]
