"""Trees as arrays: a damaged one is refused rather than followed without end."""

from dataclasses import replace

import numpy as np
import pytest

from workbench.methods.algebra.tree_arrays import Tree

TREE = Tree(
    column=np.array([0, -1, -1]),
    threshold=np.array([0.5, 0.0, 0.0]),
    left=np.array([1, -1, -1]),
    right=np.array([2, -1, -1]),
    answers=np.array([[0.0], [1.0], [2.0]]),
)
DOCUMENTS = np.array([[0.0], [1.0]])


def test_each_document_gets_the_answer_of_its_leaf():
    assert TREE.answer(DOCUMENTS).tolist() == [[1.0], [2.0]]


@pytest.mark.parametrize("left", [[0, 0, 0], [False, False, False], [-3, 0, 0]])
def test_nodes_that_lead_in_a_circle_are_refused(left):
    with pytest.raises(ValueError, match="in a circle"):
        replace(TREE, left=np.array(left)).answer(DOCUMENTS)
