"""Spectral learning as a teacher, against the method that computes everything anew."""

import numpy as np
import pytest

from workbench.labelling.learning.learners import Documents
from workbench.labelling.learning.spectral_teacher import SpectralTeacher
from workbench.methods.registry import METHODS
from workbench.methods.spectral.updated_space import SpaceSettings


@pytest.fixture(scope="module")
def documents(topics):
    return Documents.of(topics[0])


def test_labels_given_one_by_one_end_where_the_method_ends(documents, topics):
    X, classes = topics
    teacher = SpectralTeacher(documents.graph, 3, SpaceSettings("symmetric", 3))
    shown = np.full(len(classes), -1)
    for row in range(30):
        teacher.teach(row, int(classes[row]))
        teacher.settle()
        shown[row] = classes[row]
    method = METHODS["spectral-classification"].build(n_neighbors=20).fit(X, shown)
    agreed = np.mean(teacher.scores().argmax(axis=1) == method.transduction_)
    assert agreed > 0.97  # the space of the teacher is settled to three digits


def test_undone_labels_are_forgotten_and_rules_vote(documents, topics):
    classes = topics[1]
    teacher = SpectralTeacher(documents.graph, 2, SpaceSettings("symmetric", 3))
    assert not teacher.scores().any()
    teacher.teach_all({row: int(classes[row]) for row in range(12) if classes[row] < 2})
    before = teacher.scores()
    teacher.teach(40, 1)
    teacher.teach(40, 1, -1.0)
    assert np.mean(teacher.scores().argmax(axis=1) == before.argmax(axis=1)) > 0.97
    teacher.add_class()
    votes = np.zeros((len(classes), 3))
    votes[100, 2] = 9.0
    teacher.set_weak_labels(votes)
    assert teacher.scores()[100].argmax() == 2
