"""TOML files: lists of tables are documents, settings are refused."""

import pytest

from workbench.corpora.readers.reading import read_corpus
from workbench.errors import CorpusError


def test_a_file_that_begins_with_its_first_document_is_no_json(tmp_path):
    file = tmp_path / "posts.toml"
    file.write_text('[[post]]\ntext = "a b c"\nlabel = "x"\n\n[[post]]\ntext = "d"\nlabel = "y"\n')
    assert read_corpus(file).class_sizes() == {"x": 1, "y": 1}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ('name = "x"\nseed = 1\n', "file of settings"),
        ("a = [1, 2\n", "not valid TOML"),
        ("a." * 60 + "b = 1\n", "more than 40 parts"),
        ("a = " + "[" * 3000 + "\n", "nested too deeply"),
    ],
)
def test_other_toml_is_refused_with_a_sentence(tmp_path, content, sentence):
    file = tmp_path / "plan.toml"
    file.write_text(content)
    with pytest.raises(CorpusError, match=sentence):
        read_corpus(file)
