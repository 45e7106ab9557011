"""Fixtures for the tests of the check-up: corpora written as tables."""

import json

import numpy as np
import pytest

from workbench.corpora.doctor.examination import examine
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings

_SYLLABLES = ("ka", "lo", "mi", "ru", "ten", "vas", "ol", "per", "din", "sha")


def sentence(generator, topic, words=40):
    """A text of invented words; a quarter of them belong to the topic."""
    numbers = generator.integers(0, 300, words)
    of_topic = generator.random(words) < 0.25
    return " ".join(
        f"{topic}{_SYLLABLES[number % 10]}" if special else f"wo{_word(number)}"
        for number, special in zip(numbers.tolist(), of_topic.tolist(), strict=True)
    )


def _word(number):
    return "".join(_SYLLABLES[int(digit)] for digit in str(number))


@pytest.fixture
def records():
    """A hundred sound documents in two classes."""
    generator = np.random.default_rng(3)
    return [
        {
            "id": f"d{number}",
            "label": ("sea", "hill")[number % 2],
            "text": sentence(generator, ("wave", "stone")[number % 2]),
        }
        for number in range(100)
    ]


@pytest.fixture
def opened(tmp_path):
    """A function that writes records to a file and reads it with settings."""

    def read(records, **settings):
        file = tmp_path / "corpus.jsonl"
        file.write_text("\n".join(map(json.dumps, records)) + "\n", "utf-8")
        return read_corpus(file, ReadingSettings(**settings))

    return read


@pytest.fixture
def findings(opened):
    """A function that examines records and gives the findings by name."""

    def find(records, **settings):
        found = examine(opened(records, **settings), reading=ReadingSettings(**settings))
        return {finding.name: finding for finding in found.findings}

    return find
