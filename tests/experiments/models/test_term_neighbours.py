"""Every method that gives terms coordinates gives terms neighbours; the others say so."""

import numpy as np
import pytest
import scipy.sparse as sp

from tests.methods.contract_samples import corpus, every_method, small, some_labels
from workbench.corpora.terms.features import FeatureSettings
from workbench.corpora.terms.tokens import TokenSettings
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.models.model import Model, TrainingDocuments, model_from_run
from workbench.experiments.models.term_neighbours import TermNeighboursFigure
from workbench.experiments.running.runner import run_plan
from workbench.methods.algebra.term_graphs import TermDiffusion, term_walk
from workbench.methods.registry import METHODS

TERMS = tuple(f"term{number}" for number in range(40))
WITHOUT_A_SPACE = (
    "k-means",
    "hdbscan",
    "knn-cosine",
    "linear-svm",
    "multinomial-naive-bayes",
    "higher-order-kernel-transductive",
)


def model_of(method):
    X, y = corpus(per_class=20)
    names = {setting.name for setting in method.parameters}
    values = {name: value for name, value in small(method).get_params().items() if name in names}
    labels = some_labels(y) if method.task == "transduce" else y
    return Model(
        method.name,
        values,
        ("first", "second", "third"),
        TERMS,
        TokenSettings(language="english"),
        FeatureSettings(weighting="counts", length="none", minimum_documents=1),
        TrainingDocuments(sp.csr_array(X.astype(np.int64)), labels),
    )


@every_method
def test_terms_have_neighbours_in_every_space_of_terms(method):
    model = model_of(method)
    if not any(hasattr(model.estimator, name) for name in ("coordinates", "term_similarities")):
        assert not hasattr(model.estimator, "term_directions_")
        with pytest.raises(MissingResultError, match="no space of its own"):
            TermNeighboursFigure.from_model(model, "term1")
        return
    figure = TermNeighboursFigure.from_model(model, "term1", count=40)
    cosines = {int(link.second.removeprefix("term")): link.strength for link in figure.after}
    assert list(cosines.values()) == sorted(cosines.values(), reverse=True)
    assert all(0 < cosine <= 1 + 1e-9 for cosine in cosines.values())
    assert 1 not in cosines
    # Terms 0 to 7 are the words of the first class, 8 to 23 those of the two others.
    own = [cosines.get(term, 0.0) for term in (0, 2, 3, 4, 5, 6, 7)]
    assert np.mean(own) > np.mean([cosines.get(term, 0.0) for term in range(8, 24)])


@pytest.mark.parametrize("name", WITHOUT_A_SPACE)
def test_a_method_without_a_space_is_refused_with_a_reason(name):
    with pytest.raises(MissingResultError, match="no space of its own"):
        TermNeighboursFigure.from_model(model_of(METHODS[name]), "term1")


def test_neighbours_by_covariance_are_correlations():
    method = METHODS["hierarchical-clustering"]
    X, _ = corpus(per_class=20)
    for matrix in (X, sp.csr_array(X)):
        fitted = small(method, model="GVSM-COV").fit(matrix)
        expected = np.corrcoef(X.T)[3]
        np.testing.assert_allclose(fitted.term_similarities(3), expected, atol=1e-12)
    assert small(method, model="LSI-COV").fit(X).term_similarities(3) is None


def test_neighbours_after_diffusion_are_cosines_of_diffused_terms():
    X, _ = corpus(per_class=20)
    walk = term_walk(sp.csr_array(X), 40, 5)
    moved = np.eye(40) + 12.0 * walk.toarray()
    unit = moved / np.linalg.norm(moved, axis=1, keepdims=True)
    found = TermDiffusion(walk, 12.0).term_similarities(2)
    np.testing.assert_allclose(found, unit @ unit[2], atol=1e-12)


def test_a_clustering_of_a_run_gives_neighbours(small_plan, store):
    plan = small_plan(
        protocol={"kind": "clustering", "repeats": 1},
        metrics=["f_measure", "term_scatter_ratio"],
        methods=[{"method": "spherical-k-means", "values": {"n_components": 3}}, "k-means"],
    )
    run = run_plan(plan, store, "thread", 1)
    scores = {result.method: result.scores for result in run.results()}
    assert scores["spherical-k-means"]["term_scatter_ratio"] > 0
    assert "term_scatter_ratio" not in scores["k-means"]
    model = model_from_run(run, "spherical-k-means n_components=3", for_new_texts=False)
    term = model.terms[int(model.weighting.selected_[0])]
    figure = TermNeighboursFigure.from_run(run, model, term)
    assert figure.term == term and figure.after
