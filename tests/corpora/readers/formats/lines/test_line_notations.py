"""Classes on the same line as the text, marked in several ways."""

import pytest

from workbench.corpora.readers.formats.lines.line_notations import notation_of

TEXTS = [f"this is the text with number {number} in it" for number in range(16)]
CLASSES = ["sport", "tech"] * 8


@pytest.mark.parametrize(
    ("template", "notation"),
    [
        ("{0} - {1}", "first word"),
        ("{0}: {1}", "first word"),
        ("[{0}] {1}", "first word"),
        ("[{0}]{1}", "first word"),
        ("【{0}】{1}", "first word"),
        ("({0}) {1}", "first word"),
        ("<{0}> {1}", "first word"),
        ("{1} ({0})", "last word"),
        ("{1} [{0}]", "last word"),
        ("{1} - {0}", "last word"),
        ("{1} #{0}", "last word"),
        ("__label__{0} {1}", "fastText"),
        ("({0} (x {1}))", "tree"),
    ],
)
def test_marks_divide_class_and_text(template, notation):
    pairs = list(zip(CLASSES, TEXTS, strict=True))
    if notation == "tree":  # each word is a leaf of its own
        pairs = [(label, text.replace(" ", ") (x ")) for label, text in pairs]
    found, divide = notation_of([template.format(*pair) for pair in pairs])
    assert found == notation
    divided = [divide(template.format(*pair)) for pair in pairs]
    assert divided == [((label,), text) for label, text in zip(CLASSES, TEXTS, strict=True)]


def test_trees_of_sentiment_give_their_words():
    lines = ["(3 (2 A) (4 (3 fine) (2 film)))", "(1 (2 -LRB-) (2 dull))"]
    found, divide = notation_of(lines)
    assert found == "tree"
    assert [divide(line) for line in lines] == [(("3",), "A fine film"), (("1",), "( dull")]


@pytest.mark.parametrize(
    "lines",
    [
        [f"{text} #{number}" for number, text in enumerate(TEXTS)],  # every mark is another
        [f"{text} (again)" for text in TEXTS],  # all are the same
        [*(f"{text} #sport" for text in TEXTS[1:]), TEXTS[0]],  # one line has none
        [f"(he said) {text}" for text in TEXTS],
        TEXTS,
    ],
)
def test_ordinary_lines_have_no_classes(lines):
    found, divide = notation_of(lines)
    assert found == ""
    assert divide(lines[0]) == ((), lines[0])
