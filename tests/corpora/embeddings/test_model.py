"""Sentence-embedding models: vectors by hand, configuration, and sentences about what is wrong."""

import json
import math
import struct
import sys

import numpy as np
import pytest
from numpy.testing import assert_allclose

from workbench.corpora.embeddings.model import (
    EmbeddingModel,
    ModelSettings,
    at_unit_length,
    fingerprint,
    pool,
    read_settings,
)
from workbench.errors import CorpusError

TOKENS = np.array([[[1.0, 4.0], [3.0, 0.0], [9.0, 9.0]], [[2.0, 2.0], [0.0, 0.0], [0.0, 0.0]]])
MASK = np.array([[1, 1, 0], [1, 0, 0]])


@pytest.fixture
def runtime():
    """Skip where the optional packages are missing."""
    pytest.importorskip("onnxruntime", reason="the extra `embeddings` is not installed")
    pytest.importorskip("tokenizers", reason="the extra `embeddings` is not installed")


def _configure(folder, pooling, normalised, longest):
    (folder / "1_Pooling").mkdir()
    (folder / "1_Pooling" / "config.json").write_text(json.dumps({pooling: True}), "utf-8")
    kinds = ["sentence_transformers.models.Transformer"]
    kinds += ["sentence_transformers.models.Normalize"] if normalised else []
    modules = [{"type": kind} for kind in kinds]
    (folder / "modules.json").write_text(json.dumps(modules), "utf-8")
    longest = {"max_seq_length": longest}
    (folder / "sentence_bert_config.json").write_text(json.dumps(longest), "utf-8")


def test_pooling_gives_the_vectors_computed_by_hand():
    assert_allclose(pool(TOKENS, MASK, "mean_tokens"), [[2, 2], [2, 2]])
    assert_allclose(pool(TOKENS, MASK, "cls_token"), [[1, 4], [2, 2]])
    assert_allclose(pool(TOKENS, MASK, "max_tokens"), [[3, 4], [2, 2]])
    assert_allclose(pool(TOKENS, MASK, "lasttoken"), [[3, 0], [2, 2]])
    assert_allclose(at_unit_length(np.array([[3.0, 4.0], [0.0, 0.0]])), [[0.6, 0.8], [0, 0]])


def test_without_configuration_512_tokens_are_averaged(tiny_model):
    assert read_settings(tiny_model) == ModelSettings("mean_tokens", False, 512)


def test_the_configuration_names_pooling_length_and_longest_text(tiny_model):
    before = fingerprint(tiny_model)
    _configure(tiny_model, "pooling_mode_cls_token", True, 128)
    assert read_settings(tiny_model) == ModelSettings("cls_token", True, 128)
    assert fingerprint(tiny_model) != before


def test_texts_get_the_vectors_computed_by_hand(tiny_model, runtime):
    vectors = EmbeddingModel(tiny_model).vectors(["Red green", "stone", "unheard", ""])
    # The mean of (4, 0, 0) and (0, 2, 0); padding does not count; no token at all is zero.
    assert_allclose(vectors, [[2, 1, 0], [1, 1, 1], [0, 0, 1], [0, 0, 0]])


def test_the_configuration_is_followed(tiny_model, runtime):
    _configure(tiny_model, "pooling_mode_max_tokens", True, 2)
    vectors = EmbeddingModel(tiny_model).vectors(["blue red green"])
    # Two tokens are read: the largest of (0, −2, 0) and (4, 0, 0), at length 1.
    assert_allclose(vectors, [[1, 0, 0]])


def test_lone_surrogates_are_read(tiny_model, runtime):
    assert EmbeddingModel(tiny_model).vectors(["red \ud800"]).shape == (1, 3)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda folder: (folder / "model.onnx").unlink(), "holds no sentence-embedding model"),
        (lambda folder: (folder / "tokenizer.json").unlink(), "tokenizer.json is missing"),
        (lambda folder: (folder / "modules.json").write_text("{", "utf-8"), "cannot be read"),
        (lambda folder: (folder / "model.onnx").write_bytes(b"no"), "no usable model"),
    ],
)
def test_a_damaged_folder_is_described_in_a_sentence(tiny_model, runtime, damage, sentence):
    damage(tiny_model)
    with pytest.raises(CorpusError, match=sentence):
        EmbeddingModel(tiny_model)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("modules.json", "5"),
        ("modules.json", "[" * 100_000),
        ("1_Pooling/config.json", "[1]"),
        ("sentence_bert_config.json", '"text"'),
    ],
)
def test_a_configuration_of_another_kind_is_refused_in_a_sentence(tiny_model, name, content):
    (tiny_model / "1_Pooling").mkdir()
    (tiny_model / name).write_text(content, "utf-8")
    with pytest.raises(CorpusError, match="cannot be read"):
        read_settings(tiny_model)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (b"input_ids", b"image_ids", "asks for image_ids"),
        (struct.pack("<f", 4.0), struct.pack("<f", math.nan), "one vector of numbers"),
        (struct.pack("<f", 4.0), struct.pack("<f", math.inf), "one vector of numbers"),
    ],
)
def test_a_graph_that_gives_no_vectors_is_described_in_a_sentence(
    tiny_model, runtime, old, new, sentence
):
    graph = tiny_model / "model.onnx"
    graph.write_bytes(graph.read_bytes().replace(old, new))
    with pytest.raises(CorpusError, match=sentence):
        EmbeddingModel(tiny_model).vectors(["red stone"])


def test_an_unknown_pooling_is_named(tiny_model):
    _configure(tiny_model, "pooling_mode_weightedmean_tokens", False, 8)
    with pytest.raises(CorpusError, match="pooling_mode_weightedmean_tokens is not supported"):
        read_settings(tiny_model)


def test_a_missing_embedding_package_is_reported_with_the_command_to_install_it(
    tiny_model, monkeypatch
):
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(CorpusError, match=r'pip install "semantic-text-workbench\[embeddings\]"'):
        EmbeddingModel(tiny_model)
