"""The tabs of the Compare page, each with one kind of figure of several runs."""

from workbench.gui.pages.comparison.difference_panel import DifferencePanel
from workbench.gui.pages.comparison.disagreement_panel import DisagreementPanel
from workbench.gui.plots.tab_description import TabDescription
from workbench.gui.views.comparison_table import ComparisonTableView
from workbench.gui.views.curves import CurveView
from workbench.gui.views.pairwise import PairwiseView
from workbench.gui.views.ranks import RanksView

_PAIR = ("training", "first", "second")
_SCORES = ("metric", "training")

COMPARISON_TABS = (
    TabDescription(
        "table",
        "Table",
        "One score for every method of every run",
        lambda _: ComparisonTableView(),
        _SCORES,
        "Each row is a method at the training size chosen above. Wins and losses count the methods "
        "that are significantly worse and better; draws count the others.",
    ),
    TabDescription(
        "pairs",
        "Significance",
        "Significance tests between all pairs of methods",
        lambda _: PairwiseView(),
        _SCORES,
        "▲ means that the method of the row is significantly better than that of the column, ▼ "
        "that it is worse; the number is the p-value after Holm's correction.",
    ),
    TabDescription(
        "curves",
        "Curves",
        "Learning curves of all runs",
        lambda _: CurveView(),
        ("metric",),
        "Each line shows how a method improves with more labelled documents. The band is the 95 % "
        "confidence interval of the mean.",
    ),
    TabDescription(
        "confusion",
        "Confusion",
        "The difference between two confusion matrices",
        DifferencePanel,
        _PAIR,
        "Blue cells contain more documents with the second method, orange cells fewer. Blue on the "
        "diagonal is a gain; elsewhere it means more errors.",
    ),
    TabDescription(
        "documents",
        "Documents",
        "Documents that only one of two methods classifies correctly",
        DisagreementPanel,
        _PAIR,
        "Documents of one split that only one of the two methods classified correctly. Select one "
        "to read it.",
    ),
    TabDescription(
        "ranks",
        "Ranks",
        "Average ranks over corpora",
        lambda _: RanksView(),
        ("metric",),
        "Methods further left rank better on average over the corpora. A thick bar joins methods "
        "whose ranks do not differ significantly.",
    ),
)
