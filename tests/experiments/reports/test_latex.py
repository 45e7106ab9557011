"""The table for papers, compiled by LaTeX where that is installed."""

import shutil
import subprocess

import pytest

from workbench.experiments.figures import MetricTableFigure
from workbench.experiments.figures.trial_scores import BestText
from workbench.experiments.reports.text_tables import latex_text

DOCUMENT = r"""\documentclass{article}
\usepackage[T1]{fontenc}
\usepackage{booktabs, graphicx, amssymb}
\begin{document}
\input{table.tex}
\end{document}
"""
WIDE = [
    ("Method", "Training", *(f"Score {number}" for number in range(6))),
    ("A_method & <more>", "5%", *[BestText("0.833 ± 0.037 ▲ +0.187 [-0.155, 0.219]")] * 6),
    ("t-SNE {x} \\ ~^#$|", "20%", *["0.1 ± 0.0 ▼ -0.2 [-0.3, -0.1]"] * 6),
]


def test_minus_signs_are_not_hyphens():
    text = latex_text(WIDE)
    assert r"$\blacktriangledown$ $-$0.2 [$-$0.3, $-$0.1]" in text
    assert "t-SNE" in text
    assert text.startswith("% Needs ")


@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="LaTeX is not installed")
@pytest.mark.parametrize("kind", ["wide", "of a run"])
def test_latex_compiles_the_table_within_the_text(fruit_run, tmp_path, kind):
    figure = MetricTableFigure.from_run(fruit_run)
    rows, caption = (WIDE, "50% & more") if kind == "wide" else (figure.printed_rows(), "Scores")
    (tmp_path / "table.tex").write_text(latex_text(rows, caption), encoding="utf-8")
    (tmp_path / "paper.tex").write_text(DOCUMENT, encoding="utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "paper.tex"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout.decode("latin-1")[-2000:]
    assert b"Overfull" not in done.stdout
    assert (tmp_path / "paper.pdf").stat().st_size > 5000
