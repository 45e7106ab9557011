"""The tabs of the Results page, each with one kind of figure."""

from workbench.gui.pages.results.confusion_panel import ConfusionPanel
from workbench.gui.pages.results.parameter_panel import ParameterPanel
from workbench.gui.pages.results.race_panel import RacePanel
from workbench.gui.pages.results.scatter_panel import ScatterPanel
from workbench.gui.pages.results.scores_panel import ScoresPanel
from workbench.gui.pages.results.term_cluster_panel import TermClusterPanel
from workbench.gui.pages.results.time_panel import TimePanel
from workbench.gui.plots.tab_description import TabDescription
from workbench.gui.views.affinity import AffinityView
from workbench.gui.views.characteristic_terms import CharacteristicTermsView
from workbench.gui.views.curves import CurveView
from workbench.gui.views.dendrogram import DendrogramView
from workbench.gui.views.separability import SeparabilityView
from workbench.gui.views.spectrum import SpectrumView

_TRIAL = ("configuration", "training")

TABS = (
    TabDescription(
        "scores",
        "Scores",
        "Mean ± standard deviation, compared with a reference",
        ScoresPanel,
        (),
        "Each row is a method at one training size, averaged over all splits. Click a column "
        "header to sort by it.",
    ),
    TabDescription(
        "race",
        "Race",
        "How far each method came, and what the winner promises",
        RacePanel,
        (),
        "Methods leave the race when others are better. The winner alone is judged on documents "
        "that no choice has seen.",
    ),
    TabDescription(
        "learning curve",
        "Learning",
        "The score against the number of labelled documents",
        lambda _: CurveView(),
        ("metric",),
        "Each line shows how a method improves with more labelled documents. The band is the 95 % "
        "confidence interval of the mean.",
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
    ),
    TabDescription(
        "characteristic terms",
        "Terms",
        "The strongest terms of each class",
        lambda _: CharacteristicTermsView(),
        _TRIAL,
        "The longer the bar, the more strongly a term indicates the class selected on the left.",
    ),
    TabDescription(
        "space",
        "Space",
        "Documents in the space of the method",
        ScatterPanel,
        ("configuration",),
        "Each point is a document; nearby points are similar to the method, and rings mark "
        "labelled documents. Drag to pan, turn the wheel to zoom, press Home to show all.",
        needs="coordinates",
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
    ),
    TabDescription(
        "term clusters",
        "Term clusters",
        "Which terms the method groups together",
        TermClusterPanel,
        _TRIAL,
        "Each box is a group of terms that the method treats as related; its area shows how often "
        "they occur. Lines on the right join terms that occur in the same documents.",
        needs="term_clusters",
    ),
    TabDescription(
        "separability",
        "W/B",
        "W/B against squared error",
        lambda _: SeparabilityView(),
        (),
        "Lower points mean better separated classes, points further left a smaller reconstruction "
        "error; sprinkling trades one for the other. A line joins the training sizes of a method.",
    ),
    TabDescription(
        "dendrogram",
        "Tree",
        "How clusters merge",
        lambda _: DendrogramView(),
        _TRIAL,
        "The lower two branches meet, the more similar they are. Drag the orange line up for fewer "
        "clusters, down for more.",
        needs="merges",
    ),
    TabDescription(
        "parameter curve",
        "Sweep",
        "The score against a swept setting",
        ParameterPanel,
        ("metric", "training"),
        "Each point is the mean score with one value of the setting; the band is the 95 % "
        "confidence interval of the mean.",
    ),
    TabDescription(
        "time",
        "Time",
        "Time and memory per trial",
        TimePanel,
        (),
        "The cost of one trial, averaged over splits; the band is the 95 % confidence interval of "
        "the mean.",
    ),
)
