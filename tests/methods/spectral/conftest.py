"""Documents of a few topics and real newsgroups for the tests of spectral methods."""

import tarfile

import numpy as np
import pytest
from sklearn.feature_extraction.text import CountVectorizer

THREE = ("sci.crypt", "soc.religion.christian", "talk.politics.mideast")


def topics(seed=0, per_class=40, n_classes=3, n_terms=90, own=0.5, common=0.08):
    """Documents of a few topics: terms of their own and some of the others."""
    random = np.random.default_rng(seed)
    y = np.repeat(np.arange(n_classes), per_class)
    means = np.full((n_classes, n_terms), common)
    width = n_terms // n_classes
    for label in range(n_classes):
        means[label, label * width : (label + 1) * width] = own
    X = random.poisson(means[y]).astype(float)
    return X, y


def reveal(y, per_class, seed=0):
    """Keep the labels of a few documents per class and hide the others."""
    random = np.random.default_rng(seed)
    labels = np.full(len(y), -1)
    for label in np.unique(y):
        rows = random.permutation(np.flatnonzero(y == label))[:per_class]
        labels[rows] = label
    return labels


@pytest.fixture(scope="session")
def newsgroups(real_data):
    """Read some groups of 20news-18828 without headers: counts and class names."""

    def read(groups=None):
        texts, names = [], []
        with tarfile.open(real_data / "20news-18828.tar.gz") as archive:
            for member in sorted(archive, key=lambda file: file.name):
                group = member.name.split("/")[-2] if member.isfile() else None
                if group and (groups is None or group in groups):
                    text = archive.extractfile(member).read().decode("latin-1")
                    texts.append(text.partition("\n\n")[2])
                    names.append(group)
        counter = CountVectorizer(
            stop_words="english",
            token_pattern=r"[a-z]+",  # noqa: S106
            min_df=2,
            max_df=0.5,
        )
        return counter.fit_transform(texts), np.unique(names, return_inverse=True)[1]

    return read


@pytest.fixture(scope="session")
def three_newsgroups(newsgroups):
    return newsgroups(THREE)
