"""How coherent clusters of terms are: our clusters, the recursive cuts, NMF and LDA.

    python tests/benchmarks/term_coherence.py [--clusters N] [--without-topics]

20 Newsgroups, 18,828 messages, the 5,000 most frequent unstemmed terms in 20 messages or more.
Coherence is the mean normalised pointwise mutual information of the ten strongest terms of each
cluster with messages as windows. Seconds are CPU time of one thread, graph included.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import scipy.sparse as sp
from measure import markdown_table
from sklearn.decomposition import NMF, LatentDirichletAllocation
from sklearn.feature_extraction.text import CountVectorizer, TfidfTransformer

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.methods.algebra.term_graphs import mutual_information, term_graph
from workbench.methods.term_clusters import normalized_cut, term_affinity
from workbench.methods.term_clusters.information_clusters import (
    information_clusters,
    term_strengths,
)

_TERMS, _STRONGEST, _LEAST = 5_000, 10, 0.40


def load() -> tuple[Any, list[str]]:
    """Counts of the terms, and their names."""
    corpus = open_corpus("20news-18828", ReadingSettings(strip_headers=True))
    counter = CountVectorizer(
        stop_words="english",
        min_df=20,
        max_df=0.5,
        max_features=_TERMS,
        token_pattern=r"[a-zA-Z]{3,}",  # noqa: S106
    )
    counts = sp.csr_array(counter.fit_transform(corpus.texts), dtype=np.float64)
    return counts, counter.get_feature_names_out().tolist()


def coherence(counts: Any, groups: list[Any]) -> list[float]:
    """Mean mutual information of the pairs of terms of each group."""
    present = sp.csc_array(counts != 0, dtype=np.float64)
    found = []
    for terms in groups:
        together = np.asarray((present[:, terms].T @ present[:, terms]).toarray())
        frequencies = together.diagonal()
        shared = mutual_information(together, frequencies, frequencies, counts.shape[0])
        found.append(float(shared[np.triu_indices(len(terms), 1)].mean()))
    return found


def strongest(clusters: Any, strengths: Any) -> list[Any]:
    """The strongest terms of each cluster of two terms or more."""
    groups = [np.flatnonzero(clusters == number) for number in range(clusters.max() + 1)]
    ordered = [group[np.argsort(-strengths[group], kind="stable")] for group in groups]
    return [group[:_STRONGEST] for group in ordered if len(group) > 1]


def by_information(counts: Any, n_clusters: int) -> list[Any]:
    """Our clusters."""
    graph = term_graph(counts, _TERMS, 20)
    clusters = information_clusters(graph, n_clusters)
    return strongest(clusters, term_strengths(graph, clusters))


def by_cuts(counts: Any, n_clusters: int) -> list[Any]:
    """The recursive cuts of the term-cluster kernel."""
    affinity = term_affinity(counts, n_links=50, max_document_share=0.5)
    clusters = normalized_cut(affinity, n_clusters)
    return strongest(clusters, term_strengths(affinity, clusters))


def by_nmf(counts: Any, n_clusters: int) -> list[Any]:
    """Topics of non-negative factors of tf-idf."""
    weights = TfidfTransformer(sublinear_tf=True).fit_transform(sp.csr_matrix(counts))
    model = NMF(n_clusters, init="nndsvd", max_iter=100, tol=1e-3, random_state=0).fit(weights)
    return list(np.argsort(-model.components_, axis=1)[:, :_STRONGEST])


def by_lda(counts: Any, n_clusters: int) -> list[Any]:
    """Topics of latent Dirichlet allocation, learnt online."""
    model = LatentDirichletAllocation(
        n_clusters, learning_method="online", max_iter=5, batch_size=1024, random_state=0
    )
    return list(np.argsort(-model.fit(sp.csr_matrix(counts)).components_, axis=1)[:, :_STRONGEST])


def main() -> None:
    """Print coherence, seconds and examples."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--clusters", type=int, default=100)
    parser.add_argument("--without-topics", action="store_true", help="neither NMF nor LDA")
    chosen = parser.parse_args()
    counts, names = load()
    ways: dict[str, Callable[[Any, int], list[Any]]] = {
        "our variant": by_information,
        "recursive cuts": by_cuts,
    }
    if not chosen.without_topics:
        ways |= {"NMF": by_nmf, "LDA": by_lda}
    rows, ours = [], 0.0
    for way, make in ways.items():
        started = time.process_time()
        groups = make(counts, chosen.clusters)
        seconds = time.process_time() - started
        values = coherence(counts, groups)
        best = groups[int(np.argmax(values))]
        ours = ours or float(np.mean(values))
        middle = groups[int(np.argsort(values)[len(values) // 2])]
        examples = [" ".join(names[term] for term in group[:6]) for group in (best, middle)]
        rows.append([way, f"{np.mean(values):.2f}", f"{seconds:.1f}", *examples])
        print(rows[-1], flush=True)
    print(markdown_table(["clusters by", "coherence", "CPU s", "best", "median"], rows))
    print(f"\nCoherence of our clusters: {ours:.2f} (at least {_LEAST}).")


if __name__ == "__main__":
    main()
