"""A class on a line of its own, and paragraphs between blank lines."""

import pytest

from workbench.corpora.readers.formats.lines.line_blocks import BlockLayout, layout_of
from workbench.corpora.readers.reading import read_corpus

PAIRS = [
    ("sport", "The striker scored twice."),
    ("tech", "The new browser uses less memory."),
    ("sport", "Our keeper saved a late penalty."),
    ("tech", "A software update broke the server."),
    ("sport", "The coach signed a new contract."),
    ("tech", "The research lab opened its code."),
]


@pytest.mark.parametrize(
    ("template", "layout"),
    [
        ("{0}\n{1}\n\n", BlockLayout(are_pairs=False, label_at=0)),
        ("{1}\n{0}\n\n", BlockLayout(are_pairs=False, label_at=-1)),
        ("{0}\n{1}\n", BlockLayout(are_pairs=True, label_at=0)),
        ("{1}\n\n{0}\n\n", BlockLayout(are_pairs=True, label_at=-1)),
    ],
)
def test_a_line_of_its_own_names_the_class(tmp_path, template, layout):
    path = tmp_path / "texts.txt"
    path.write_text("".join(template.format(*pair) for pair in PAIRS))
    assert layout_of(path.read_text().split("\n")) == layout
    corpus = read_corpus(path)
    assert list(corpus.texts) == [text for _, text in PAIRS]
    assert corpus.class_sizes() == {"sport": 3, "tech": 3}


def test_blocks_of_several_lines_keep_them(tmp_path):
    path = tmp_path / "texts.txt"
    path.write_text("".join(f"{label}\n{text}\nAnd more.\n\n" for label, text in PAIRS))
    assert list(read_corpus(path).texts) == [f"{text}\nAnd more." for _, text in PAIRS]


def test_a_block_that_the_sample_cuts_is_not_evidence(tmp_path):
    path = tmp_path / "texts.txt"
    path.write_text(
        "".join(f"{PAIRS[at % 6][0]}\nText {at} about it\nand on\n\n" for at in range(900))
    )
    corpus = read_corpus(path)
    assert len(corpus) == 900
    assert corpus.class_sizes() == {"sport": 450, "tech": 450}


@pytest.mark.parametrize("rule", ["", "-----\n"])
def test_a_name_above_several_lines_is_their_class(tmp_path, rule):
    path = tmp_path / "texts.txt"
    below = {
        label: [text for other, text in PAIRS if other == label] for label in ("sport", "tech")
    }
    path.write_text(
        "\n".join(f"{label}\n{rule}" + "\n".join(texts) + "\n" for label, texts in below.items())
    )
    corpus = read_corpus(path)
    assert list(corpus.texts) == below["sport"] + below["tech"]
    assert corpus.class_sizes() == {"sport": 3, "tech": 3}


def test_wrapped_paragraphs_are_documents(tmp_path):
    path = tmp_path / "book.txt"
    paragraph = "It was a long and quiet evening in the small town by the river where nothing\nhad "
    paragraph += "happened for many years, and nobody expected that anything would happen to\nthem."
    path.write_text("\n\n".join(f"{number}. {paragraph}" for number in range(5)))
    corpus = read_corpus(path)
    assert len(corpus) == 5
    assert any("Blank lines separate the documents" in note for note in corpus.notes)


@pytest.mark.parametrize(
    "lines",
    [
        [text for _, text in PAIRS],  # one document per line
        [line for _, text in PAIRS for line in (text, "")],  # with blank lines between them
        ["Yes, yes", "I would like to come", "No, no", "I would rather stay at home"] * 2,
        [],
    ],
)
def test_lines_that_are_documents_stay_documents(lines):
    assert layout_of(lines) is None
