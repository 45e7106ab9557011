"""YAML files are read with the layouts of JSON; what could multiply or overflow is refused."""

import pytest

from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.errors import CorpusError


def written(folder, text):
    """Write a YAML file."""
    path = folder / "texts.yaml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    "text",
    [
        "intents:\n- name: a\n  examples:\n  - one cat\n  - two cats\n- name: b\n"
        "  examples:\n  - dog\n",
        "nlu:\n- intent: a\n  examples: |\n    - one cat\n    - two cats\n- intent: b\n"
        "  examples: [dog]\n",
        "a:\n- one cat\n- two cats\nb: [dog]\n",
        "- {text: one cat, label: a}\n- {text: two cats, label: a}\n- {text: dog, label: b}\n",
        "---\ntext: one cat\nlabel: a\n---\ntext: two cats\nlabel: a\n---\ntext: dog\nlabel: b\n",
    ],
)
def test_documents_are_found_in_nested_lists_and_mappings(tmp_path, text):
    corpus = read_corpus(written(tmp_path, text))
    assert list(corpus.texts) == ["one cat", "two cats", "dog"]
    assert corpus.class_sizes() == {"a": 2, "b": 1}


def test_values_stay_as_they_are_written(tmp_path):
    rows = "".join(f"- {{id: 00{number}, said: {said}}}\n" for number, said in enumerate("yn" * 4))
    corpus = read_corpus(written(tmp_path, f"rows:\n{rows}"))
    assert corpus.document_ids[0] == "000"
    assert corpus.class_sizes() == {"n": 4, "y": 4} or set(corpus.texts) == {"y", "n"}


def test_the_preview_shows_the_columns(tmp_path):
    preview = preview_corpus(
        written(tmp_path, "x:\n- {text: one, label: a}\n- {text: two, label: b}\n")
    )
    assert (preview.format, preview.text_column, preview.class_column) == ("yaml", "text", "label")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a: &x [1, 2]\nb: *x\n", "references"),
        ("a: " + "[" * 60 + "]" * 60 + "\n", "nested too deeply"),
        ("a: [one\nb: {\n", "not valid YAML"),
        ("a: b\n\tc: d\n", "not valid YAML"),
    ],
)
def test_yaml_that_could_multiply_or_overflow_is_refused(tmp_path, text, sentence):
    with pytest.raises(CorpusError, match=sentence):
        read_corpus(written(tmp_path, text))
