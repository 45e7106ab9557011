"""The quick peers of the few-labels benchmark predict as the pipelines that they stand for."""

import sys
from pathlib import Path

import numpy as np
import pytest

FOLDER = Path(__file__).parent


@pytest.fixture
def peers(monkeypatch):
    monkeypatch.setattr(sys, "path", [str(FOLDER), str(FOLDER / "peers"), *sys.path])
    import answering
    import scikit_learn_peer
    import word_pair_peers

    return answering, scikit_learn_peer, word_pair_peers


def test_quick_peers_predict_as_the_pipelines_do(peers):
    answering, slow, quick = peers
    random = np.random.default_rng(0)
    words = np.array([f"word{number}" for number in range(60)])
    y = np.arange(90) % 3
    texts = [" ".join(random.choice(words[label * 15 :][:30], 12)) for label in y]
    train, test = np.arange(50), np.arange(50, 90)
    split = answering.Split("50%", 0, train.tolist(), test.tolist())
    task = answering.Task("words", "english", texts, y.tolist(), (split,))
    counted = quick.CountedTexts(texts)
    for name in ("tfidf_svm", "logistic", "naive_bayes", "tuned_svm", "nb_svm"):
        expected = getattr(slow, name)(task)
        found = getattr(quick, name)(counted, y, train, test)
        assert found.tolist() == next(iter(expected))
