"""Long lines of documents are broken for text fields."""

import pytest

from workbench.gui.widgets.phrases import with_short_lines


@pytest.mark.parametrize(
    "text",
    [
        "",
        "short",
        "one\ntwo\n",
        "word " * 3000,
        "x" * 5000,
        "y" * 5000 + " " + "word " * 900 + "\nend",
    ],
)
def test_long_lines_are_broken_at_spaces_and_positions_stay(text):
    shown = with_short_lines(text)
    assert len(shown) == len(text)
    assert shown.replace("\n", " ") == text.replace("\n", " ")
    long_lines = [line for line in shown.split("\n") if len(line) > 2000]
    assert all(" " not in line for line in long_lines)


def test_short_lines_are_unchanged():
    text = "\n".join("a line of a letter" for _ in range(500))
    assert with_short_lines(text) == text
