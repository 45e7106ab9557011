"""Lines such as “[sport]” name the class of the lines below them; ordinary lines do not."""

import pytest

from workbench.corpora.readers.formats.lines.section_lines import headings_of
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings

SPORT = ["The striker scored twice.", "Our keeper saved a late penalty."]
TECH = ["The new browser uses less memory.", "A software update broke the server."]


def written(path, heading):
    """Write two classes below headings."""
    path.write_text("\n".join([heading("sport"), *SPORT, "", heading("tech"), *TECH]) + "\n")
    return path


@pytest.mark.parametrize(
    "heading",
    ["[{}]", "== {} ==", "*** {} ***", "## {}", "class: {}", "Category = {}", "{}:", "--- {} ---"],
)
def test_every_kind_of_heading_names_a_class(tmp_path, heading):
    path = written(tmp_path / "texts.txt", heading.format)
    corpus = read_corpus(path)
    assert list(corpus.texts) == SPORT + TECH
    assert corpus.class_sizes() == {"sport": 2, "tech": 2}
    assert list(corpus.document_ids) == ["2", "3", "6", "7"]
    assert any("Headings" in note for note in corpus.notes)


def test_whole_lines_are_documents_where_that_is_asked_for(tmp_path):
    path = written(tmp_path / "texts.txt", "[{}]".format)
    corpus = read_corpus(path, ReadingSettings(format="text-lines"))
    assert len(corpus) == 6
    assert corpus.class_sizes() == {}


def test_bullets_are_not_part_of_the_texts(tmp_path):
    path = tmp_path / "list.txt"
    lines = ["# sport", *(f"- {text}" for text in SPORT), "# tech", *(f"- {text}" for text in TECH)]
    path.write_text("\n".join(lines))
    assert list(read_corpus(path).texts) == SPORT + TECH


@pytest.mark.parametrize(
    "lines",
    [
        ["[Music]", "The song begins", "and goes on for a while", "until it ends at last"],
        ["[one]", "[two]", *SPORT, *TECH],  # a class without documents
        [*SPORT, "[tech]", *TECH, "[sport]", *SPORT],  # begins without a heading
        ["# exported on Monday", *SPORT, *TECH],
        ["This is the first sentence.", *SPORT, *TECH],
        [],
    ],
)
def test_other_lines_are_not_headings(lines):
    assert headings_of(lines) is None
