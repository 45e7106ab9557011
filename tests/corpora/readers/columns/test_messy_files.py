"""Every messy file is read as the table beside it says, or refused with the sentence it says."""

import tomllib
from pathlib import Path

import pytest

from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError

FOLDER = Path(__file__).resolve().parents[2] / "messy"
EXPECTED = tomllib.loads((FOLDER / "expected.toml").read_text("utf-8"))
COLUMNS = ("text_column", "class_column", "id_column", "split_column", "quote")


def test_every_file_is_in_the_table():
    files = {path.name for path in FOLDER.iterdir()} - {"expected.toml"}
    assert files == set(EXPECTED)
    assert len(files) >= 60


@pytest.mark.parametrize("name", EXPECTED)
def test_a_messy_file_is_read_as_it_is_meant(name):
    expected = EXPECTED[name]
    settings = ReadingSettings(**expected.get("settings", {}))
    if "refused" in expected:
        with pytest.raises(CorpusError) as problem:
            read_corpus(FOLDER / name)
        assert expected["refused"] in str(problem.value)
        if "settings" not in expected:
            return
    corpus = read_corpus(FOLDER / name, settings)
    assert len(corpus) == expected["documents"]
    assert corpus.class_sizes() == expected["classes"]
    if "first" in expected:
        assert corpus.texts[0] == expected["first"]
    for warning in expected.get("warnings", ()):
        assert any(warning in note for note in corpus.notes), corpus.notes
    if "warnings" not in expected:
        assert corpus.notes == ()


@pytest.mark.parametrize(
    "name", [name for name in EXPECTED if {*COLUMNS}.intersection(EXPECTED[name])]
)
def test_the_preview_shows_the_columns_that_are_read(name):
    preview = preview_corpus(FOLDER / name)
    for column in COLUMNS:
        if column in EXPECTED[name]:
            assert getattr(preview, column) == EXPECTED[name][column], column


@pytest.mark.parametrize(
    "name",
    [name for name in EXPECTED if "refused" not in EXPECTED[name] or "settings" in EXPECTED[name]],
)
def test_the_preview_counts_what_the_import_makes(name):
    expected = EXPECTED[name]
    result = preview_corpus(FOLDER / name, ReadingSettings(**expected.get("settings", {}))).result
    assert result.documents == expected["documents"]
    assert dict(result.class_sizes) == expected["classes"]
