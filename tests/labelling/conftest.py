"""A corpus of three topics that overlap, small enough for many simulated people."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.corpora.terms.features import FeatureSettings, TermFeatures

N_TERMS = 120


def topic_counts(n_documents, n_classes=3, seed=1, own=0.35):
    """Documents of 25 words, a share of them from the topic of their class."""
    random = np.random.default_rng(seed)
    classes = random.integers(n_classes, size=n_documents)
    width = N_TERMS // n_classes
    counts = np.zeros((n_documents, N_TERMS))
    for row, topic in enumerate(classes):
        is_own = random.random(25) < own
        terms = np.where(
            is_own,
            topic * width + random.integers(width, size=25),
            random.integers(N_TERMS, size=25),
        )
        np.add.at(counts[row], terms, 1)
    return sp.csr_array(counts), classes


def weighted(counts, classes):
    """Weighted documents and their classes."""
    features = TermFeatures(FeatureSettings(weighting="sublinear tf-idf (smooth)", fit_on="all"))
    return features.fit(counts).transform(counts), classes


@pytest.fixture(scope="session")
def topics():
    """Documents of topics that overlap much."""
    return weighted(*topic_counts(360))


@pytest.fixture(scope="session")
def clear_topics():
    """Documents with more words of their own topic."""
    return weighted(*topic_counts(360, own=0.5))


@pytest.fixture(scope="session")
def topic_documents():
    """Counts of 200 documents and their classes."""
    return topic_counts(200)
