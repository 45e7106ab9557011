"""Teachers and students, self-training and term diffusion against their steps written out."""

import numpy as np
import pytest
import scipy.sparse as sp
from numpy.testing import assert_allclose
from sklearn.svm import LinearSVC

from workbench.methods.few_labels.poisson import PoissonLearning
from workbench.methods.few_labels.self_training import SelfTraining
from workbench.methods.few_labels.students import TeacherStudent
from workbench.methods.few_labels.teachers import EM, POISSON, SPECTRAL, SPREADING
from workbench.methods.few_labels.term_diffusion import TermDiffusedSVM


def believed(scores, labels, share):
    """The labels and the classes of the surest of the others, one document after another."""
    others = [row for row in range(len(labels)) if labels[row] < 0]
    lead = {row: sorted(scores[row])[-1] - sorted(scores[row])[-2] for row in others}
    kept = sorted(others, key=lambda row: -lead[row])[: round(share * len(others))]
    taught = labels.copy()
    for row in kept:
        taught[row] = int(np.argmax(scores[row]))
    return taught


def svm_scores(X, taught, cost):
    known = taught >= 0
    machine = LinearSVC(C=cost, random_state=0, max_iter=5000).fit(X[known], taught[known])
    return machine.decision_function(X)


def test_a_student_learns_from_the_surest_answers_of_poisson_learning(small):
    teacher = PoissonLearning(n_neighbors=6).fit(small.X, small.labels)
    taught = believed(teacher.transduction_scores_, small.labels, 0.5)
    model = TeacherStudent(n_neighbors=6, share=0.5).fit(sp.csr_array(small.X), small.labels)
    assert model.taught_.tolist() == taught.tolist()
    expected = svm_scores(small.X, taught, 0.3)
    assert_allclose(model.transduction_scores_, expected, atol=1e-3)
    assert "9 labelled documents and 14 of 27 others" in model.notes_[0]


def test_a_spectral_teacher_is_least_squares_on_three_eigenvectors(small):
    degrees = small.W.sum(axis=1)
    vectors = np.linalg.eigh(small.W / np.sqrt(np.outer(degrees, degrees)))[1][:, :-4:-1]
    points = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    known = small.labels >= 0  # three of each class, so all have the same weight
    A = np.column_stack([points, np.ones(len(points))])
    system = A[known].T @ A[known] + 0.1 * np.eye(4)
    expected = A @ np.linalg.solve(system, A[known].T @ small.Y[known])
    model = TeacherStudent(teacher=SPECTRAL, n_neighbors=6).fit(small.X, small.labels)
    assert_allclose(model.teacher_scores_, expected, atol=1e-5)
    assert model.taught_.tolist() == believed(expected, small.labels, 0.7).tolist()


@pytest.mark.parametrize("teacher", [POISSON, SPREADING, SPECTRAL, EM])
@pytest.mark.parametrize("student", ["linear SVM", "naive Bayes"])
def test_every_pair_classifies_new_documents(small, teacher, student):
    model = TeacherStudent(teacher=teacher, student=student, n_neighbors=6)
    model.fit(small.X, small.labels)
    assert np.mean(model.predict(small.new) == small.actual) > 0.8


def test_self_training_equals_its_rounds_written_out(small):
    taught = small.labels
    for number in (1, 2, 2):
        scores = svm_scores(small.X, taught, 1.0)
        taught = believed(scores, small.labels, 0.6 * number / 2)
    model = SelfTraining(share=0.6, rounds=2).fit(small.X, small.labels)
    assert_allclose(model.transduction_scores_, scores, atol=2e-3)


def test_term_diffusion_equals_its_equations_written_out(small):
    n_terms = small.X.shape[1]
    present = small.X > 0
    n = len(present)
    shared = np.zeros((n_terms, n_terms))
    for i in range(n_terms):
        for j in range(n_terms):
            both = np.sum(present[:, i] & present[:, j])
            if i != j and 3 <= both < n:
                p, p_i, p_j = both / n, present[:, i].mean(), present[:, j].mean()
                shared[i, j] = np.log(p / (p_i * p_j)) / -np.log(p)
    W = np.zeros_like(shared)
    for i in range(n_terms):
        for j in np.argsort(-shared[i], kind="stable")[:4]:
            W[i, j] = max(shared[i, j], 0)
    W = np.maximum(W, W.T)
    degrees = W.sum(axis=1)
    roots = np.array([1 / np.sqrt(degree) if degree > 0 else 0 for degree in degrees])
    unit = small.X / np.linalg.norm(small.X, axis=1, keepdims=True)
    moved = unit + 5 * unit @ (roots[:, None] * W * roots)
    moved /= np.linalg.norm(moved, axis=1, keepdims=True)
    model = TermDiffusedSVM(strength=5.0, n_neighbors=4).fit(sp.csr_array(small.X), small.labels)
    expected = svm_scores(moved, small.labels, 1.0)
    assert_allclose(model.transduction_scores_, expected, atol=1e-3)
    assert model.predict(small.X).tolist() == model.transduction_scores_.argmax(axis=1).tolist()
