"""The tables in the help of the Label page and of our term-cluster kernel are those measured."""

import re
from pathlib import Path

import pytest

from workbench.paths import resources

RESULTS = Path(__file__).resolve().parent / "results"
# Row of the help: corpus of the measurements.
LABELLED = {
    "science newsgroups": "science",
    "Reuters R8": "r8",
    "1150haber": "1150haber",
    "WebKB5": "webkb5",
    "20 newsgroups": "20news-headers",
    "three newsgroups": "3news",
}
DIFFUSED = {
    "1150haber": "1150haber",
    "Science": "science",
    "WebKB5": "webkb5",
    "20 Newsgroups": "20news",
    "R8": "r8",
}


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def table_after(text, beginning):
    """The rows of the first table after some words, by their first cell."""
    lines = text[text.index(beginning) :].splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows = []
    for line in lines[first:]:
        if not line.startswith("|"):
            break
        rows.append(cells(line))
    return {row[0]: row[1:] for row in rows[2:]}


@pytest.mark.parametrize("row", LABELLED)
def test_the_help_of_the_label_page_shows_what_was_measured(row):
    page = (resources() / "help" / "label.md").read_text("utf-8")
    labels, right, wrong, needed = table_after(page, "## What to expect")[row]
    measured = table_after((RESULTS / "labelling.md").read_text("utf-8"), "| corpus")[LABELLED[row]]
    assert [labels, right, wrong, needed] == [measured[position] for position in (0, 1, 3, 5)]


@pytest.mark.parametrize("row", DIFFUSED)
def test_the_help_of_our_kernel_shows_the_measured_gains(row):
    file = resources() / "help" / "methods" / "term-cluster-kernel-improved.md"
    shown = table_after(file.read_text("utf-8"), "Points over the linear SVM")[row]
    text = (RESULTS / "term_diffusion.md").read_text("utf-8")
    measured = table_after(text, f"**{DIFFUSED[row]}**")
    gains = [
        measured[f"our variant − {other}"] for other in ("linear SVM", "linear SVM, same cost")
    ]
    wanted = [
        ", ".join(re.match(r"[+−]?[\d.]+", gain)[0] for gain in pair)
        for pair in zip(*gains, strict=True)
    ]
    assert [gains for gains in shown if gains] == wanted


def test_the_help_of_our_kernel_says_which_gains_are_supported():
    """At 1 and 5 %, but for WebKB5 at 5 % over the matched baseline; none at 50 %."""
    text = (RESULTS / "term_diffusion.md").read_text("utf-8")
    unsupported, tested = set(), 0
    for corpus in DIFFUSED.values():
        rows = table_after(text, f"**{corpus}**")
        for other in ("linear SVM", "linear SVM, same cost"):
            for share, gain in zip((1, 5, 10, 50), rows[f"our variant − {other}"], strict=True):
                if found := re.search(r"p = ([\d.e-]+)", gain):
                    tested += 1
                    if float(found[1]) >= 0.05 and share != 10:
                        unsupported.add((corpus, other, share))
    expected = {("webkb5", "linear SVM, same cost", 5)}
    assert {case for case in unsupported if case[2] < 10} == expected
    assert len(unsupported) == 1 + tested / 4  # every case at 50 %
