"""The tabs of the Results page, each with one kind of figure."""

from workbench.gui.pages.results.clusters_panel import ClustersPanel
from workbench.gui.pages.results.confusion_panel import ConfusionPanel
from workbench.gui.pages.results.dendrogram_panel import DendrogramPanel
from workbench.gui.pages.results.learning_panel import LearningPanel
from workbench.gui.pages.results.parameter_panel import ParameterPanel
from workbench.gui.pages.results.race_panel import RacePanel
from workbench.gui.pages.results.scatter_panel import ScatterPanel
from workbench.gui.pages.results.scores_panel import ScoresPanel
from workbench.gui.pages.results.term_cluster_panel import TermClusterPanel
from workbench.gui.pages.results.terms_panel import ClassTermsPanel
from workbench.gui.pages.results.time_panel import TimePanel
from workbench.gui.plots.tab_description import TabDescription
from workbench.gui.views.affinity import AffinityView
from workbench.gui.views.curves import CurveView
from workbench.gui.views.overview import OverviewView
from workbench.gui.views.separability import SeparabilityView
from workbench.gui.views.spectrum import SpectrumView

_TRIAL = ("configuration", "training")

TABS = (
    TabDescription(
        "overview",
        "Overview",
        "What won, by how much, and what to try next",
        lambda _: OverviewView(),
        ("metric", "training"),
        "",
        group="Overview",
        has_card=False,
    ),
    TabDescription(
        "scores",
        "Table",
        "Mean ± standard deviation, compared with a reference",
        ScoresPanel,
        (),
        "Each row is a method at one training size, averaged over all splits. Click a column "
        "header to sort by it.",
        group="Scores",
    ),
    TabDescription(
        "race",
        "Race",
        "The last round of each method, and what to expect of the winner",
        RacePanel,
        (),
        "Methods leave the race when others are better. The winner alone is tested on documents "
        "that no choice has seen.",
        group="Scores",
    ),
    TabDescription(
        "learning curve",
        "Learning curve",
        "The score against the number of labelled documents",
        LearningPanel,
        ("metric",),
        "Each line shows how a method improves with more labelled documents; the band is the 95 % "
        "confidence interval of the mean. Click a point to select its misclassified documents.",
        group="Scores",
    ),
    TabDescription(
        "parameter curve",
        "Sweep",
        "The score against a swept setting",
        ParameterPanel,
        ("metric", "training"),
        "Each point is the mean score with one value of the setting; the band is the 95 % "
        "confidence interval of the mean.",
        group="Scores",
    ),
    TabDescription(
        "certainty",
        "Certainty",
        "How often methods are right about what they are surest of",
        lambda _: CurveView(),
        ("training",),
        "Each line takes the documents that a method is surest of first and ends at its accuracy. "
        "Teachers have lines of their own, marked where their students stop learning.",
        group="Scores",
    ),
    TabDescription(
        "confusion",
        "Confusion",
        "Which classes are confused, and why",
        ConfusionPanel,
        _TRIAL,
        "Each row shows the predicted classes of the documents of one class; correct predictions "
        "are blue, errors orange. Click a cell, or use the arrow keys and Enter, to read its "
        "documents.",
        group="Errors",
    ),
    TabDescription(
        "space",
        "Map",
        "Documents in the space of the method",
        ScatterPanel,
        ("configuration",),
        "Each point is a document; nearby points are similar to the method, and rings mark "
        "labelled documents. Drag to pan, turn the wheel to zoom, press Home to "
        "show all, L to choose by keyboard.",
        group="Space",
        shown_by=("training",),
    ),
    TabDescription(
        "spectrum",
        "Spectrum",
        "Eigenvalues of the method",
        lambda _: SpectrumView(),
        _TRIAL,
        "Large eigenvalues indicate coherent groups. The largest drop suggests how many such "
        "groups there are.",
        needs="eigenvalues",
        group="Space",
    ),
    TabDescription(
        "affinity",
        "Affinity",
        "Which documents are linked",
        lambda _: AffinityView(),
        _TRIAL,
        "The stronger the colour, the more documents are linked there. Blocks along the diagonal "
        "are links within a class; other cells link different classes.",
        needs="affinity_values",
        group="Space",
    ),
    TabDescription(
        "dendrogram",
        "Tree",
        "How clusters merge",
        DendrogramPanel,
        _TRIAL,
        "The lower two branches meet, the more similar they are. Drag the orange line up for fewer "
        "clusters, down for more.",
        needs="merges",
        group="Space",
    ),
    TabDescription(
        "separability",
        "Separability",
        "W/B against squared error",
        lambda _: SeparabilityView(),
        (),
        "Lower points mean better separated classes, points further left a smaller reconstruction "
        "error; sprinkling trades one for the other. A line joins the training sizes of a method.",
        group="Space",
    ),
    TabDescription(
        "clusters",
        "Clusters",
        "Words and documents of each cluster",
        ClustersPanel,
        _TRIAL,
        "Each row is a cluster with the words that distinguish it from the rest. Select it to see "
        "its documents everywhere; rename clusters and save them as labels.",
        group="Terms",
    ),
    TabDescription(
        "characteristic terms",
        "Words of classes",
        "The strongest terms of each class",
        ClassTermsPanel,
        _TRIAL,
        "The longer the bar, the more strongly a word indicates the class selected on the left. "
        "Click a bar to select the documents that contain it.",
        group="Terms",
    ),
    TabDescription(
        "term clusters",
        "Term clusters",
        "Which terms the method groups together",
        TermClusterPanel,
        _TRIAL,
        "Each box is a cluster of terms: its area shows how often they occur, its colour how "
        "coherent they are. Lines on the right join terms that occur in the same documents.",
        needs="term_clusters",
        group="Terms",
    ),
    TabDescription(
        "time",
        "Time and memory",
        "Time and memory per trial",
        TimePanel,
        (),
        "The cost of one trial, averaged over splits; the band is the 95 % confidence interval of "
        "the mean.",
        group="Cost",
    ),
)
