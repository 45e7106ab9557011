"""The tabs of the results page: each draws one kind of figure."""

from workbench.gui.pages.results.confusion_tab import ConfusionPanel
from workbench.gui.pages.results.parameters_tab import ParameterPanel
from workbench.gui.pages.results.scatter_tab import ScatterPanel
from workbench.gui.pages.results.scores_tab import ScoresPanel
from workbench.gui.pages.results.term_clusters_tab import TermClusterPanel
from workbench.gui.pages.results.time_tab import TimePanel
from workbench.gui.plots.tab import Tab
from workbench.gui.views.affinity import AffinityView
from workbench.gui.views.characteristic_terms import CharacteristicTermsView
from workbench.gui.views.curves import CurveView
from workbench.gui.views.dendrogram import DendrogramView
from workbench.gui.views.separability import SeparabilityView
from workbench.gui.views.spectrum import SpectrumView

_TRIAL = ("configuration", "training")

TABS = (
    Tab(
        "scores",
        "Scores",
        "Mean ± deviation, marked against a reference",
        ScoresPanel,
        (),
        "Each line is a method at one training size, averaged over all splits. Click a heading to "
        "sort by it.",
    ),
    Tab(
        "learning curve",
        "Learning",
        "How the score grows with labelled documents",
        lambda _: CurveView(),
        ("metric",),
        "Each line shows how a method improves with more labelled documents. The band holds the "
        "true mean with 95 % confidence.",
    ),
    Tab(
        "confusion",
        "Confusion",
        "What is taken for what, and why",
        ConfusionPanel,
        _TRIAL,
        "A row shows where the documents of one class ended up; off the diagonal they were "
        "mistaken. Click a cell, or use the arrow keys and Enter, to read its documents.",
    ),
    Tab(
        "characteristic terms",
        "Terms",
        "What speaks for each class",
        lambda _: CharacteristicTermsView(),
        _TRIAL,
        "The longer the bar, the more a term speaks for the class chosen on the left.",
    ),
    Tab(
        "space",
        "Space",
        "Documents where the method places them",
        ScatterPanel,
        ("configuration",),
        "Each point is a document; close points are alike to the method, and rings mark the "
        "labelled ones. Drag to move, turn the wheel to zoom, press Home to see all.",
        needs="coordinates",
    ),
    Tab(
        "spectrum",
        "Spectrum",
        "Eigenvalues of the method",
        lambda _: SpectrumView(),
        _TRIAL,
        "Large eigenvalues stand for groups that hold together. The largest drop suggests how many "
        "such groups there are.",
        needs="eigenvalues",
    ),
    Tab(
        "affinity",
        "Affinity",
        "Which documents are linked",
        lambda _: AffinityView(),
        _TRIAL,
        "The stronger the colour, the more documents are linked there. Blocks along the diagonal "
        "are links within a class; the rest joins different classes.",
        needs="affinity_values",
    ),
    Tab(
        "term clusters",
        "Term clusters",
        "Which terms the method holds together",
        TermClusterPanel,
        _TRIAL,
        "Each box is a group of terms that the method treats as related; its area is how often "
        "they occur. Lines on the right join terms that stand in the same documents.",
        needs="term_clusters",
    ),
    Tab(
        "separability",
        "W/B",
        "W/B against squared error",
        lambda _: SeparabilityView(),
        (),
        "Lower is better separated classes, further left is a more faithful copy of the documents; "
        "sprinkling trades the second for the first. A line joins the training sizes of a method.",
    ),
    Tab(
        "dendrogram",
        "Tree",
        "How clusters merge",
        lambda _: DendrogramView(),
        _TRIAL,
        "The lower two branches meet, the more alike they are. Drag the orange line up for fewer "
        "clusters, down for more.",
        needs="merges",
    ),
    Tab(
        "parameter curve",
        "Sweep",
        "The score against a swept setting",
        ParameterPanel,
        ("metric", "training"),
        "Each point is the mean score with one value of the setting; the band holds the true mean "
        "with 95 % confidence.",
    ),
    Tab(
        "time",
        "Time",
        "What fitting costs",
        TimePanel,
        (),
        "What one trial costs, averaged over splits; the band holds the true mean with 95 % "
        "confidence.",
    ),
)
