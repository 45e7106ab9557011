"""The strongest links of each term, among co-occurring pairs or among all."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.methods.term_clusters import links as term_links
from workbench.methods.term_clusters import pairs as term_pairs
from workbench.methods.term_clusters.links import link_strengths, strongest_entries
from workbench.methods.term_clusters.pairs import INTERPRETATIONS, SUPPORTS, supervised_pairs
from workbench.methods.term_clusters.pairs import term_pairs as pairs_of

N_DOCUMENTS, N_TERMS, N_CLASSES = 60, 90, 4


@pytest.fixture
def documents():
    random = np.random.default_rng(5)
    share = random.beta(0.4, 6.0, size=N_TERMS)  # many rare terms, a few frequent ones
    return sp.csr_array((random.random((N_DOCUMENTS, N_TERMS)) < share).astype(float))


@pytest.fixture
def members():
    index = np.random.default_rng(6).integers(N_CLASSES, size=N_DOCUMENTS)
    return sp.csr_array(np.equal.outer(np.arange(N_CLASSES), index).astype(np.int32))


def literal_strengths(pairs, as_cosine, n_links):
    """Sort every row of all pairs; among equals the rarer partner, then the first."""
    size = len(pairs.frequencies)
    lengths = np.sqrt(np.maximum(pairs.frequencies, 1))
    kept = np.zeros((size, size))
    for term, row in enumerate(
        pairs.rows(np.arange(size), pairs.common_documents(np.arange(size)))
    ):
        cosines = row / (lengths[term] * lengths)
        values = cosines if as_cosine else row
        order = np.lexsort((np.arange(size), -values * (1 + 1e-6 * cosines)))
        for other in order[: n_links or size]:
            if values[other] > 0:
                kept[term, other] = values[other]
    return kept


@pytest.mark.parametrize("n_links", [0, 1, 7, 40, 89, 500])
@pytest.mark.parametrize("as_cosine", [False, True])
def test_plain_links_are_the_strongest_of_all_pairs(documents, as_cosine, n_links):
    pairs = pairs_of(documents, 0.5)
    found = link_strengths(pairs, as_cosine, n_links, background=False).toarray()
    np.testing.assert_array_equal(found, literal_strengths(pairs, as_cosine, n_links))


@pytest.mark.parametrize("n_links", [0, 3, 12])
@pytest.mark.parametrize("supervision", [0.01, 0.3, 1.0])
@pytest.mark.parametrize("support", SUPPORTS)
@pytest.mark.parametrize("reading", INTERPRETATIONS)
@pytest.mark.parametrize("as_cosine", [False, True])
def test_supervised_links_are_the_strongest_of_all_pairs(
    documents, members, as_cosine, reading, support, supervision, n_links
):
    pairs = supervised_pairs(pairs_of(documents, 0.5), members, supervision, reading, support)
    found = link_strengths(pairs, as_cosine, n_links, background=False).toarray()
    np.testing.assert_array_equal(found, literal_strengths(pairs, as_cosine, n_links))


def test_weak_supervision_needs_all_pairs_of_few_terms(documents, members, monkeypatch):
    computed = []
    links_among_all = term_links.links_among_all

    def recorded(pairs, block, *arguments):
        computed.extend(block.tolist())
        return links_among_all(pairs, block, *arguments)

    monkeypatch.setattr(term_links, "links_among_all", recorded)
    monkeypatch.setattr(term_links, "DENSE_SHARE", 1.0)
    pairs = supervised_pairs(pairs_of(documents, 0.5), members, 0.5, "inverse", "class")
    link_strengths(pairs, False, 12, background=False)
    common = np.diff((pairs.terms @ pairs.documents).tocsr().indptr) - 1
    assert computed
    assert max(common[computed]) < 12, (
        "terms that co-occur with twelve others need no further pairs"
    )


@pytest.mark.parametrize("dense_share", [0.0, 1.0])
@pytest.mark.parametrize("as_cosine", [False, True])
def test_both_searches_give_the_same_links(documents, as_cosine, dense_share, monkeypatch):
    monkeypatch.setattr(term_links, "DENSE_SHARE", dense_share)
    pairs = pairs_of(documents, 0.5)
    found = link_strengths(pairs, as_cosine, 7, background=False).toarray()
    np.testing.assert_array_equal(found, literal_strengths(pairs, as_cosine, 7))


def test_blocks_make_no_difference(documents, members, monkeypatch):
    pairs = supervised_pairs(pairs_of(documents, 0.5), members, 0.5, "inverse", "class")
    whole = link_strengths(pairs, False, 5, background=False)
    monkeypatch.setattr(term_pairs, "BLOCK_ENTRIES", 7 * N_TERMS)
    monkeypatch.setattr(term_links, "PADDED_ENTRIES", 50)
    parts = link_strengths(pairs, False, 5, background=False)
    np.testing.assert_array_equal(whole.toarray(), parts.toarray())


def test_strongest_entries_are_marked_in_rows_of_any_length():
    values = np.array([1.0, 5.0, 3.0, 3.0, 3.0, 2.0, 9.0])
    starts = np.array([0, 0, 1, 6, 7])
    assert strongest_entries(starts, values, 2).tolist() == [
        True, True, True, False, False, False, True,
    ]  # fmt: skip
