"""Real matrices for the tests of methods: CLUTO's counts and their tf-idf weights."""

import gzip
import tarfile
from functools import cache

import numpy as np
import pytest
import scipy.sparse as sp


def _read_cluto(folder, name):
    with gzip.open(folder / f"{name}.mat.gz", "rt") as stream:
        n_documents, n_terms, _ = map(int, stream.readline().split())
        rows = [np.array(line.split(), dtype=float) for line in stream]
    counts = sp.csr_array(
        (
            np.concatenate([row[1::2] for row in rows]),
            np.concatenate([row[0::2].astype(int) - 1 for row in rows]),
            np.cumsum([0] + [len(row) // 2 for row in rows]),
        ),
        shape=(n_documents, n_terms),
    )
    names = (folder / f"{name}.mat.rclass").read_text().split()
    return counts, np.unique(names, return_inverse=True)[1]


@pytest.fixture(scope="session")
def cluto(real_data):
    """Read a CLUTO set by name: counts and class index."""
    return cache(lambda name: _read_cluto(real_data / "cluto", name))


@pytest.fixture(scope="session")
def cluto_weights(cluto):
    """Read a CLUTO set by name: unit tf-idf documents (terms of two documents or more), classes."""

    @cache
    def weights(name):
        counts, class_index = cluto(name)
        frequencies = np.bincount(counts.indices, minlength=counts.shape[1])
        kept = frequencies > 1
        idf = np.log(counts.shape[0] / frequencies[kept])
        weighted = counts[:, kept] @ sp.diags_array(idf)
        lengths = np.sqrt(weighted.multiply(weighted).sum(axis=1))
        scales = np.divide(1, lengths, out=np.zeros_like(lengths), where=lengths > 0)
        return sp.csr_array(sp.diags_array(scales) @ weighted), class_index

    return weights


@pytest.fixture(scope="session")
def mini_newsgroups(real_data):
    """Unit tf-idf documents of mini_newsgroups, headers removed."""
    from sklearn.feature_extraction.text import TfidfVectorizer

    with tarfile.open(real_data / "mini_newsgroups.tar.gz") as archive:
        files = sorted((file for file in archive if file.isfile()), key=lambda file: file.name)
        texts = [archive.extractfile(file).read().decode("latin-1") for file in files]
    bodies = [text.partition("\n\n")[2] for text in texts]
    return sp.csr_array(TfidfVectorizer(min_df=2, stop_words="english").fit_transform(bodies))
