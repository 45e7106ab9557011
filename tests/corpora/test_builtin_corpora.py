"""The built-in corpora have the properties in their README and can be regenerated."""

import gzip
import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from sklearn.decomposition import TruncatedSVD
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.model_selection import StratifiedShuffleSplit
from sklearn.neighbors import KNeighborsClassifier
from sklearn.svm import LinearSVC

from workbench import paths

PROJECT = Path(__file__).resolve().parents[2]
GROUPS = {
    "computing": {"hardware", "software", "networks"},
    "sport": {"cycling", "football", "tennis"},
    "health": {"nutrition", "medicine"},
}
GROUP_OF = {label: group for group, labels in GROUPS.items() for label in labels}
STARS = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"]


def content(folder: Path, name: str) -> str:
    return gzip.decompress((folder / f"{name}.jsonl.gz").read_bytes()).decode("utf-8")


def records(name: str) -> list[dict[str, str]]:
    return [json.loads(line) for line in content(paths.resources() / "corpora", name).splitlines()]


@pytest.fixture(scope="module")
def tour() -> list[dict[str, str]]:
    return records("tour")


@pytest.fixture(scope="module")
def ratings() -> list[dict[str, str]]:
    return records("ratings")


@pytest.fixture(scope="module", params=["tour", "ratings"])
def either(request) -> list[dict[str, str]]:
    return records(request.param)


def weighted(documents):
    return TfidfVectorizer(stop_words="english").fit_transform(
        [document["text"] for document in documents]
    )


def labels(documents):
    return np.array([document["label"] for document in documents])


def predictions(classifier, X, y, share, splits=10):
    """Predicted and actual classes of the test documents, over all splits."""
    splitter = StratifiedShuffleSplit(splits, train_size=share, random_state=0)
    pairs = [
        (classifier.fit(X[train], y[train]).predict(X[test]), y[test])
        for train, test in splitter.split(X, y)
    ]
    return tuple(np.concatenate(column) for column in zip(*pairs, strict=True))


def accuracy(classifier, X, y, share):
    predicted, actual = predictions(classifier, X, y, share)
    return np.mean(predicted == actual)


@pytest.fixture(scope="module")
def tour_matrix(tour):
    return weighted(tour)


def test_the_generator_reproduces_the_files(tmp_path):
    generator = PROJECT / "packaging" / "make_corpora.py"
    # Another hash seed would reveal a dependence on the order of a set.
    environment = os.environ | {"PYTHONHASHSEED": "7", "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run(
        [sys.executable, "-S", str(generator), str(tmp_path)],
        check=True,
        capture_output=True,
        env=environment,
    )
    for name in ("tour", "ratings"):
        # Compression differs between builds of Python, so the content is compared.
        assert content(tmp_path, name) == content(PROJECT / "resources" / "corpora", name)


def test_files_are_small_and_carry_no_time_stamp():
    for name in ("tour", "ratings"):
        compressed = (paths.resources() / "corpora" / f"{name}.jsonl.gz").read_bytes()
        assert len(compressed) < 400_000
        assert compressed[4:8] == bytes(4)


def test_tour_has_eight_balanced_classes_in_three_groups(tour):
    assert Counter(document["label"] for document in tour) == dict.fromkeys(GROUP_OF, 200)
    assert all(document["group"] == GROUP_OF[document["label"]] for document in tour)
    assert set(tour[0]) == {"id", "label", "group", "text"}


def test_ratings_has_five_balanced_classes(ratings):
    assert Counter(document["label"] for document in ratings) == dict.fromkeys(STARS, 140)
    assert set(ratings[0]) == {"id", "label", "text"}


def test_lengths_are_within_their_limits(tour, ratings):
    for documents, shortest, longest in ((tour, 40, 200), (ratings, 30, 120)):
        lengths = [len(document["text"].split()) for document in documents]
        assert shortest <= min(lengths) and max(lengths) <= longest


def test_texts_and_ids_are_unique(either):
    assert len({document["text"] for document in either}) == len(either)
    assert len({document["id"] for document in either}) == len(either)


def test_classes_are_mixed_in_the_file(either):
    beginning = Counter(document["label"] for document in either[:100])
    assert len(beginning) == len(set(labels(either)))


def test_texts_are_complete_sentences_in_ascii(either):
    for document in either:
        text = document["text"]
        assert text.isascii()
        assert not re.search(r"[\[\]{}|_\n]|  ", text)
        assert text[0].isupper() and text[-1] in ".?"


def test_articles_match_their_words(either):
    text = " ".join(document["text"] for document in either)
    before_vowel = set(re.findall(r"\b[Aa] ([aeiou]\w*)", text))
    before_consonant = set(re.findall(r"\b[Aa]n ([^\Waeiou]\w*)", text, re.I))
    # Typing errors are part of the corpus, but never affect the first letter of a word.
    assert {word[:3] for word in before_vowel} <= {"one", "use"}
    assert {word[:3].lower() for word in before_consonant} <= {"hou", "x", "ssd"}


@pytest.mark.parametrize(
    ("first", "second", "label"),
    [
        ("motherboard", "mainboard", "hardware"),
        ("racket", "racquet", "tennis"),
        ("bandwidth", "throughput", "networks"),
        ("medicine", "drug", "medicine"),
    ],
)
def test_most_authors_use_one_of_two_synonyms_and_some_use_both(tour, first, second, label):
    used = Counter(
        (first in words, second in words)
        for document in tour
        if document["label"] == label
        for words in [set(re.findall(r"[a-z]+", document["text"].lower()))]
    )
    assert min(used[True, False], used[False, True]) >= 15
    assert 1 <= used[True, True] < min(used[True, False], used[False, True])


@pytest.mark.parametrize("word", ["drive", "net", "virus", "culture", "frame", "court", "patch"])
def test_words_with_two_meanings_occur_in_two_classes(tour, word):
    classes = Counter(
        document["label"] for document in tour if re.search(rf"\b{word}\b", document["text"])
    )
    assert classes.most_common(2)[1][1] >= 5


@pytest.mark.parametrize(
    ("share", "lowest", "highest"), [(0.01, 0.57, 0.68), (0.02, 0.66, 0.77), (0.8, 0.90, 0.96)]
)
def test_tour_is_hard_with_few_labels_and_easy_with_many(tour, tour_matrix, share, lowest, highest):
    assert lowest < accuracy(LinearSVC(C=1), tour_matrix, labels(tour), share) < highest


def test_most_errors_on_tour_are_within_a_group(tour, tour_matrix):
    predicted, actual = predictions(LinearSVC(C=1), tour_matrix, labels(tour), 0.1)
    errors = [(GROUP_OF[a], GROUP_OF[b]) for a, b in zip(predicted, actual, strict=True) if a != b]
    assert len(errors) > 500
    assert np.mean([first == second for first, second in errors]) > 0.9


def test_semantics_of_the_whole_corpus_help_with_few_labels(tour, tour_matrix):
    topics = TruncatedSVD(12, random_state=0).fit_transform(tour_matrix)
    nearest = KNeighborsClassifier(1, metric="cosine")
    with_semantics = accuracy(nearest, topics, labels(tour), 0.02)
    assert with_semantics > accuracy(LinearSVC(C=1), tour_matrix, labels(tour), 0.02) + 0.05


def test_neighbouring_ratings_are_confused(ratings):
    stars = np.array([STARS.index(label) for label in labels(ratings)])
    predicted, actual = predictions(LinearSVC(C=1), weighted(ratings), stars, 0.5)
    wrong = predicted != actual
    assert 0.50 < 1 - wrong.mean() < 0.65
    assert np.mean(np.abs(predicted - actual)[wrong] == 1) > 0.7


def test_the_description_states_the_licence():
    description = (paths.resources() / "corpora" / "README.md").read_text(encoding="utf-8")
    assert "CC0 1.0" in description
