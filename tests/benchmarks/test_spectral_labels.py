"""The table in the help of spectral classification is that of the stored measurements."""

import re
from pathlib import Path

from workbench.paths import resources

RESULTS = Path(__file__).resolve().parent / "results" / "spectral_labels.md"
# Row of the help: row of the results.
ROWS = {
    "degree by labels ÷ typical degree": "ratio of degrees",
    "the largest class": "the largest class",
    "10 nearest labelled documents": "10 nearest labelled documents",
    "this method, the paper's": "the paper's method",
    "label links of typical degree ÷ (m − 1)": "reduced links",
    "the same, three times the eigenvectors": "reduced links, 3 × eigenvectors",
    "no label links, three times the eigenvectors": "no links, 3 × eigenvectors",
    "[our improved variant](spectral-classification-improved.md)": "our variant",
}
SIZES = {"webkb5": ("1%", "5%", "10%", "50%"), "r8": ("1%", "5%", "10%")}


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def measured(corpus):
    """The table of one corpus: row and size to the printed number."""
    after = RESULTS.read_text("utf-8").split(f"**{corpus}**", 1)[1].split("**", 1)[0]
    header, _, *rows = [cells(line) for line in after.splitlines() if line.startswith("|")]
    return {row[0]: dict(zip(header[1:], row[1:], strict=True)) for row in rows}


def shown_table():
    page = (resources() / "help" / "methods" / "spectral-classification.md").read_text("utf-8")
    lines = page[page.index("| | WebKB5 1 %") :].split("\n\n", 1)[0].splitlines()
    header, _, *rows = map(cells, lines)
    return header, {row[0]: row[1:] for row in rows}


def test_the_columns_are_the_measured_sizes():
    header, _ = shown_table()
    sizes = [
        re.sub(r"[^\d%]", "", name.removeprefix("WebKB5").removeprefix("R8")) for name in header[1:]
    ]
    assert sizes == [size for of_corpus in SIZES.values() for size in of_corpus]


def test_the_numbers_are_those_stored():
    tables = {corpus: measured(corpus) for corpus in SIZES}
    expected = {
        shown: [tables[corpus][stored][size] for corpus, sizes in SIZES.items() for size in sizes]
        for shown, stored in ROWS.items()
    }
    assert shown_table()[1] == expected
