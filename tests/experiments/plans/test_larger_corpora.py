"""Estimates for corpora of another size: grown vocabularies, shared work, disk and network."""

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.cli import answer
from workbench.corpora.corpus import Corpus
from workbench.corpora.term_matrix import TermMatrix
from workbench.errors import ParameterError
from workbench.experiments.plans.estimates import estimate_on
from workbench.experiments.plans.larger_corpora import estimate_larger, vocabulary_power
from workbench.experiments.plans.plan import Plan

DOCUMENTS = 400


def plan_of(method, repeats=8):
    return Plan.from_dict(
        {
            "name": "larger",
            "corpus": "tour",
            "metrics": ["accuracy"],
            "protocol": {"kind": "random splits", "repeats": repeats},
            "methods": [{"method": method}],
        }
    )


@pytest.fixture
def counted():
    """Documents of two common terms and one of their own each, 20 bytes long."""
    rows = np.repeat(np.arange(DOCUMENTS), 3)
    terms = np.stack([np.zeros(DOCUMENTS), np.ones(DOCUMENTS), 2 + np.arange(DOCUMENTS)], axis=1)
    shape = (DOCUMENTS, 2 + DOCUMENTS)
    cells = (rows, terms.ravel().astype(int))
    counts = sp.csr_array((np.ones(3 * DOCUMENTS, dtype=np.int32), cells), shape=shape)
    names = [str(row) for row in range(DOCUMENTS)]
    corpus = Corpus(
        "made up", ["x" * 20] * DOCUMENTS, names, np.arange(DOCUMENTS) % 4, tuple("abcd")
    )
    return corpus, TermMatrix(counts, [f"t{number}" for number in range(shape[1])], names)


def test_the_size_of_the_corpus_itself_costs_what_is_estimated(counted):
    plan = plan_of("linear-svm")
    found, expected = estimate_larger(plan, *counted, DOCUMENTS, 1), estimate_on(plan, *counted)
    assert found.terms == 2 + DOCUMENTS
    assert found.trials == expected.trials == 8
    assert found.seconds == pytest.approx(expected.seconds)
    assert found.worker_bytes == expected.bytes


def test_terms_grow_by_the_power_of_the_corpus(counted):
    power = vocabulary_power(counted[1])
    assert power == pytest.approx(1.0, abs=0.02)  # every document adds one
    found = estimate_larger(plan_of("linear-svm"), *counted, 100 * DOCUMENTS, 1)
    assert found.terms == round(100**power * (2 + DOCUMENTS))


def test_workers_share_trials_but_not_what_is_prepared_once(counted):
    plan = plan_of("linear-svm")
    times = [
        estimate_larger(plan, *counted, 1_000_000, workers).seconds for workers in (1, 2, 8, 1000)
    ]
    assert times == sorted(times, reverse=True)
    shared = estimate_on(plan, *counted).shared
    assert times[2] > shared
    assert times[0] - times[1] > 0.4 * (times[0] - times[3])
    single = estimate_larger(plan_of("linear-svm", repeats=1), *counted, 1_000_000, 1000)
    assert times[3] == pytest.approx(single.seconds, rel=0.2)  # one trial is never divided


def test_disk_and_network_are_what_is_stored_and_sent(counted):
    found = estimate_larger(plan_of("linear-svm"), *counted, 10_000, 3)
    texts, counts = 10_000 * 20, 10_000 * 3 * 8
    predictions = 8 * 10_000 * (10 + 4 * 4)
    assert found.disk_bytes == texts + 2 * counts + predictions
    assert found.network_bytes == pytest.approx(3 * counts + 1.7 * counts)


def test_methods_that_refuse_this_many_documents_are_named(counted):
    found = estimate_larger(plan_of("flexible-constrained-clustering"), *counted, 10_000_000, 1)
    assert "will be refused" in " ".join(found.refusals)


@pytest.mark.parametrize(("documents", "workers"), [(0, 1), (1, 0), (10**11, 1), (1, 10**6)])
def test_impossible_sizes_are_refused(counted, documents, workers):
    with pytest.raises(ParameterError, match="must be from 1 to"):
        estimate_larger(plan_of("linear-svm"), *counted, documents, workers)


def test_the_estimate_command_prints_time_memory_disk_and_network(capsys):
    assert answer(["estimate", "tour", "--documents", "1000000", "--workers", "20"]) == 0
    shown = capsys.readouterr().out
    for words in ("1,000,000", "time with 20 workers", "memory per worker", "disk", "network"):
        assert words in shown
    assert answer(["estimate", "no such plan"]) == 1
