"""Texts as fields can show them."""

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
def test_endless_lines_are_broken_at_spaces_and_nothing_moves(text):
    shown = with_short_lines(text)
    assert len(shown) == len(text)
    assert shown.replace("\n", " ") == text.replace("\n", " ")
    without_end = [line for line in shown.split("\n") if len(line) > 2000]
    assert all(" " not in line for line in without_end)


def test_usual_lines_stay_as_they_are():
    text = "\n".join("a line of a letter" for _ in range(500))
    assert with_short_lines(text) == text
