"""Every format is recognised by its content and read correctly."""

import pytest

from tests.corpora.readers.conftest import DOCUMENTS, SAMPLES
from workbench.corpora.readers.reading import READERS, read_corpus
from workbench.corpora.readers.settings import FORMATS, ReadingSettings
from workbench.errors import ParameterError

_WITH_CLASSES = [
    "archive",
    "table",
    "excel",
    "json",
    "sqlite",
    "arrow",
    "xml",
    "page-table",
    "field-blocks",
    "yaml",
]
_LABELLED = [
    ending
    for ending, (file_format, _) in SAMPLES.items()
    if file_format in _WITH_CLASSES and ending not in ("documents.zip", "notes.zip")
]


def test_every_format_has_a_reader():
    assert set(READERS) == set(FORMATS) - {"auto"}


@pytest.mark.parametrize("ending", [*_LABELLED, "jsonl", "jsonl.gz"])
def test_labelled_formats_give_the_same_documents(sample, ending):
    corpus = read_corpus(sample(ending))
    assert corpus.name.removesuffix(".blocks") == "sample"
    assert list(corpus.texts) == list(DOCUMENTS.values())
    assert corpus.class_sizes() == {"animals": 2, "plants": 2}
    identifiers = [identifier.removeprefix("pets/") for identifier in corpus.document_ids]
    assert identifiers == list(DOCUMENTS)


def test_notes_state_their_classes(sample):
    corpus = read_corpus(sample("notes.zip"))
    assert list(corpus.texts) == list(DOCUMENTS.values())
    assert corpus.class_sizes() == {"animals": 2, "plants": 2}


def test_progress_is_reported_and_can_cancel(sample):
    seen = []
    read_corpus(sample("tar.gz"), progress=lambda done, total: seen.append((done, total)))
    assert seen
    assert all(done <= total for done, total in seen if total)

    class CancelledError(ValueError):
        pass

    def cancel(done, total):
        raise CancelledError

    with pytest.raises(CancelledError):
        read_corpus(sample("tar.gz"), progress=cancel)


@pytest.mark.parametrize(
    "changed",
    [
        {"format": "word"},
        {"subset": "R7"},
        {"subset": "top-0"},
        {"encoding": "klingon"},
        {"encoding": "hex"},
        {"delimiter": "ab"},
        {"max_files": 0},
    ],
)
def test_invalid_settings_are_rejected(pets, changed):
    with pytest.raises(ParameterError, match=next(iter(changed))):
        read_corpus(pets, ReadingSettings(**changed))
