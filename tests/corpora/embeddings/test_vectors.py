"""Vectors of a whole corpus: batches, the cache, features, methods, models for new documents."""

import json

import numpy as np
import pytest
from numpy.testing import assert_allclose

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.embeddings.vectors import embedded, names_of
from workbench.corpora.terms.counting import cached_term_matrix, count_terms
from workbench.corpora.terms.features import FeatureSettings, TermFeatures, pairs_for
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import CorpusError
from workbench.experiments.models.model import classify, model_from_run
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import RandomSplits
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore

pytest.importorskip("onnxruntime", reason="the extra `embeddings` is not installed")
pytest.importorskip("tokenizers", reason="the extra `embeddings` is not installed")


@pytest.fixture
def colours(tmp_path):
    """Forty documents: red stones of one class, green stones of the other."""
    texts = [("red stone" if row % 2 else "green stone") + f" w{row}" for row in range(40)]
    lines = [
        json.dumps({"id": f"d{row}", "label": "ab"[row % 2], "text": text})
        for row, text in enumerate(texts)
    ]
    path = tmp_path / "colours.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    return path


def test_batches_keep_the_order_of_the_texts(tiny_model, tmp_path):
    texts = ["red " * (1 + row % 7) if row % 2 else "green" for row in range(70)]
    steps = []
    found = embedded(texts, "x", tiny_model, tmp_path, lambda done, of: steps.append((done, of)))
    assert_allclose(found, [[4, 0, 0] if row % 2 else [0, 2, 0] for row in range(70)])
    assert steps == [(32, 70), (64, 70), (70, 70)]


def test_vectors_come_from_the_cache_until_texts_or_model_change(tiny_model, tmp_path):
    first = embedded(["red"], "x", tiny_model, tmp_path)
    (stored,) = (tmp_path / "embeddings").iterdir()
    np.save(stored, np.array([[7.0, 7.0, 7.0]]))
    assert_allclose(embedded(["red"], "x", tiny_model, tmp_path), [[7, 7, 7]])
    assert_allclose(embedded(["red"], "y", tiny_model, tmp_path), first)
    stored.write_bytes(b"damaged")
    assert_allclose(embedded(["red"], "x", tiny_model, tmp_path), first)


def test_a_missing_folder_is_named(tmp_path):
    with pytest.raises(CorpusError, match="There is no folder"):
        embedded(["red"], "x", tmp_path / "nowhere", tmp_path)


def test_dimensions_follow_the_terms_and_are_not_weighted(colours, tiny_model):
    settings = TokenSettings(language="english", embeddings=str(tiny_model))
    matrix = count_terms(open_corpus(str(colours)), settings, workers=1)
    assert list(matrix.terms[-3:]) == names_of(3)
    for kinds, width in (("embeddings", 3), ("single terms", 3), ("all", 6)):
        chosen = FeatureSettings(kinds=kinds, minimum_documents=2)
        features = TermFeatures(chosen, pairs_for(chosen, matrix.terms)).fit(matrix.counts)
        rows = features.transform(matrix.counts).toarray()
        assert rows.shape == (40, width)
        assert_allclose(np.linalg.norm(rows, axis=1), 1)
    # (0, 2, 0), (1, 1, 1) and an unknown word (0, 0, 1): their mean at length 1 / √2, as the terms.
    mean = np.array([1, 3, 2]) / np.sqrt(14)
    assert_allclose(rows[0, -3:], mean / np.sqrt(2))


def test_methods_learn_from_embeddings_and_classify_new_texts(colours, tiny_model, tmp_path):
    plan = Plan(
        "Embeddings",
        str(colours),
        (
            MethodChoice("linear-svm", "alone", features={"kinds": "embeddings"}),
            MethodChoice("linear-svm", "joined", features={"kinds": "single terms and embeddings"}),
            MethodChoice("poisson-learning", "graph", features={"kinds": "embeddings"}),
        ),
        protocol=RandomSplits(share=0.5, repeats=1),
        tokens=TokenSettings(language="english", embeddings=str(tiny_model)),
        metrics=("accuracy",),
    )
    run = run_plan(plan, RunStore(tmp_path / "runs"), "thread", 1)
    assert {result.label: result.scores["accuracy"] for result in run.results()} == {
        "alone": 1.0,
        "joined": 1.0,
        "graph": 1.0,
    }
    model = model_from_run(run, "alone")
    assert classify(model, ["a red one", "green green"]) == ["b", "a"]


def test_other_models_have_other_counts_in_the_cache(colours, tiny_model, tmp_path):
    corpus = open_corpus(str(colours))
    settings = TokenSettings(language="english", embeddings=str(tiny_model))
    first = cached_term_matrix(corpus, settings, tmp_path / "cache", workers=1)
    (tiny_model / "tokenizer.json").write_text(
        (tiny_model / "tokenizer.json").read_text("utf-8").replace('"red"', '"ruby"'), "utf-8"
    )
    second = cached_term_matrix(corpus, settings, tmp_path / "cache", workers=1)
    assert (first.counts[1] != second.counts[1]).nnz > 0
