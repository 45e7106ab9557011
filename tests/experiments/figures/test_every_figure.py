"""Every figure: empty, failed and very long runs, and fast imports."""

import subprocess
import sys

import pytest

from workbench.experiments import figures
from workbench.experiments.figures.trial_choice import MissingResultError

FROM_ONE_RUN = [
    figures.AffinityFigure,
    figures.CertaintyFigure,
    figures.CharacteristicTermsFigure,
    figures.ConfusionFigure,
    figures.DendrogramFigure,
    figures.LearningCurveFigure,
    figures.MetricTableFigure,
    figures.OverviewFigure,
    figures.ParameterCurveFigure,
    figures.RaceFigure,
    figures.ScatterFigure,
    figures.SeparabilityFigure,
    figures.SpectrumFigure,
    figures.TermClusterFigure,
    figures.TimeFigure,
]


@pytest.mark.parametrize("kind", FROM_ONE_RUN)
def test_an_empty_run_and_a_failed_run_say_why_there_is_no_figure(kind, fruit):
    with pytest.raises(MissingResultError, match="no finished trial yet"):
        kind.from_run(fruit.run([]))
    failed = fruit.run([fruit.result("svm", "10%", 0, error="No memory.")])
    with pytest.raises(MissingResultError, match=r"All 1 trials.*No memory"):
        kind.from_run(failed)


@pytest.mark.parametrize(
    "kind",
    [
        figures.AffinityFigure,
        figures.CertaintyFigure,
        figures.DendrogramFigure,
        figures.ParameterCurveFigure,
        figures.RaceFigure,
        figures.ScatterFigure,
        figures.SeparabilityFigure,
        figures.SpectrumFigure,
        figures.TermClusterFigure,
    ],
)
def test_a_run_without_the_numbers_says_what_would_give_them(kind, fruit_run):
    with pytest.raises(MissingResultError, match=r"This view needs|Give|Choose"):
        kind.from_run(fruit_run)


def test_figures_are_imported_without_the_scientific_libraries():
    code = (
        "import sys, workbench.experiments.figures, workbench.experiments.scoring.metrics, "
        "workbench.experiments.reports.report, workbench.experiments.reports.tables\n"
        "print([m for m in ('scipy', 'sklearn', 'nltk') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_very_long_run_is_tabulated(fruit):
    from workbench.experiments.figures.trial_scores import score_lists

    results = [
        fruit.result("svm", "50%", r, swept={"cost": c}, scores={"accuracy": c / 100})
        for c in range(50)
        for r in range(200)
    ]
    run = fruit.run([])
    lists = score_lists(run, results, "accuracy")
    assert len(lists) == 50
    assert lists[9].configuration == "svm cost=9"
    assert lists[9].array().mean() == pytest.approx(0.09)
