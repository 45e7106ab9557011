"""The tabs of the comparison page: each draws one kind of figure of several runs."""

from workbench.gui.pages.comparison.difference_panel import DifferencePanel
from workbench.gui.pages.comparison.disagreement_panel import DisagreementPanel
from workbench.gui.plots.tab import Tab
from workbench.gui.views.comparison_table import ComparisonTableView
from workbench.gui.views.curves import CurveView
from workbench.gui.views.pairwise import PairwiseView
from workbench.gui.views.ranks import RanksView

_PAIR = ("training", "first", "second")
_SCORES = ("metric", "training")

COMPARISON_TABS = (
    Tab(
        "table",
        "Table",
        "One score of every method of every run",
        lambda _: ComparisonTableView(),
        _SCORES,
        "Each line is a method at the training size chosen above. Wins, draws and losses count the "
        "methods it is better than, cannot be told apart from, and is worse than.",
    ),
    Tab(
        "pairs",
        "Significance",
        "Every two methods tested",
        lambda _: PairwiseView(),
        _SCORES,
        "▲ means that the method of the row is better than that of the column, ▼ that it is worse; "
        "the number is the p-value after Holm's correction.",
    ),
    Tab(
        "curves",
        "Curves",
        "Learning curves of all runs",
        lambda _: CurveView(),
        ("metric",),
        "Each line shows how a method improves with more labelled documents. The band holds the "
        "true mean with 95 % confidence.",
    ),
    Tab(
        "confusion",
        "Confusion",
        "Where two methods differ",
        DifferencePanel,
        _PAIR,
        "Blue cells hold more documents with the second method, orange cells fewer. Blue on the "
        "diagonal is a gain; elsewhere it is a new mistake.",
    ),
    Tab(
        "documents",
        "Documents",
        "What one gets right and the other wrong",
        DisagreementPanel,
        _PAIR,
        "Documents of one split that only one of the two methods classified rightly. Choose one to "
        "read it.",
    ),
    Tab(
        "ranks",
        "Ranks",
        "Average ranks over corpora",
        lambda _: RanksView(),
        ("metric",),
        "Methods further left rank better on average over the corpora. A thick bar joins methods "
        "whose ranks are closer than chance allows to tell apart.",
    ),
)
