"""Clusters of documents with words and classes."""

import numpy as np
import pytest

from workbench.experiments.figures import DocumentClustersFigure
from workbench.experiments.figures.trial_choice import MissingResultError


def test_a_cluster_has_its_words_its_documents_and_its_class(fruit_run, fruit_counts):
    assigned = np.arange(30) % 3  # the classes themselves
    assigned[0] = 2  # an apple among the plums
    figure = DocumentClustersFigure.from_assignment(fruit_run, "cut", assigned, fruit_counts)
    plums, pears, apples = figure.clusters
    assert (plums.number, len(plums.documents), plums.class_index) == (2, 11, 2)
    assert plums.class_share == pytest.approx(10 / 11)
    assert {word.word for word in plums.words[:2]} == {"blue", "stone"}
    assert plums.name.split(", ")[0] in ("blue", "stone")
    assert figure.class_name(pears) == "<b>pears</b>"
    assert apples.documents.tolist() == list(range(3, 30, 3))
    assert figure.rows()[1][:3] == (3, 11, "=plums")


def test_documents_without_a_cluster_are_left_out(fruit_run, fruit_counts):
    assigned = np.full(30, -1)
    assigned[:4] = 0
    figure = DocumentClustersFigure.from_assignment(fruit_run, "cut", assigned, fruit_counts)
    assert [cluster.number for cluster in figure.clusters] == [0]


def test_the_clusters_of_a_stored_clustering(fruit, fruit_counts):
    result = fruit.result("kmeans", "", 0, scores={"nmi": 1.0}, mode="clustering")
    arrays = {
        "labels": (np.arange(30) % 3).astype(np.int32),
        "predicted": (np.arange(30) % 3).astype(np.int32),
        "test_rows": np.arange(30).astype(np.int32),
    }
    run = fruit.run([(result, arrays)])
    figure = DocumentClustersFigure.from_assignment(
        run, "kmeans", run.arrays(result.key)["labels"], fruit_counts
    )
    assert [len(cluster.documents) for cluster in figure.clusters] == [10, 10, 10]


def test_a_run_of_classifiers_has_no_clusters(fruit_run):
    with pytest.raises(MissingResultError, match="This view needs a clustering"):
        DocumentClustersFigure.from_run(fruit_run)
