"""The steps of the tour: a page or a view, and two sentences about it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TourStep:
    """One step: the page or view it shows, and its text."""

    title: str
    text: str
    page: str = "results"
    figure: str = ""  # the tab of the Results page
    configuration: str = ""  # the method that is shown, if it matters
    opens_cell: bool = False


STEPS = (
    TourStep(
        "The corpus",
        "1,600 posts on eight topics: the bars show the number of documents per class, the other "
        "plots their lengths and how fast new words appear. Five methods are now learning from a "
        "few of these documents; the bar at the lower left shows their progress.",
        page="corpus",
    ),
    TourStep(
        "Scores",
        "Each row shows a method at one training size: the mean over five random splits and its "
        "standard deviation. A mark means that the difference from the reference method is "
        "statistically significant.",
        figure="scores",
    ),
    TourStep(
        "Learning curve",
        "The number of labelled documents grows from left to right. On the left, where labels are "
        "few, the two methods that also use unlabelled documents are ahead: spectral "
        "classification and the higher-order semantic kernel (HOSK).",
        figure="learning curve",
    ),
    TourStep(
        "Confusion",
        "Rows are actual classes, columns predicted classes, so every document outside the "
        "diagonal is an error. Classes that are often confused are placed side by side.",
        figure="confusion",
        configuration="linear-svm",
    ),
    TourStep(
        "A cell and its documents",
        "The cell with the most errors is open, and its documents are on the right. Marked words "
        "support the predicted class (underlined) or the actual class.",
        figure="confusion",
        configuration="linear-svm",
        opens_cell=True,
    ),
    TourStep(
        "Terms",
        "These are the terms by which the method recognises each class. If some of them are "
        "accidental, such as names or mail headers, the scores are too optimistic.",
        figure="characteristic terms",
        configuration="linear-svm",
    ),
    TourStep(
        "Space",
        "Spectral classification places documents by their neighbours; colours show the actual "
        "classes, rings the few labelled documents. Where colours form groups, a few labels are "
        "enough.",
        figure="space",
        configuration="spectral-classification",
    ),
    TourStep(
        "Affinity",
        "Documents are sorted by class, and each dot links two neighbours. Blocks on the diagonal "
        "are links within a class; dots outside them mislead the method.",
        figure="affinity",
        configuration="spectral-classification",
    ),
    TourStep(
        "Term clusters",
        "The term-cluster kernel links terms that occur in the same documents, so that two texts "
        "can be similar without sharing a word. Search for a term to see its cluster.",
        figure="term clusters",
        configuration="term-cluster-kernel",
    ),
    TourStep(
        "Time",
        "The time that each method needs for one trial. Compare it with the learning curve: the "
        "best method is not always worth its cost.",
        figure="time",
    ),
    TourStep(
        "Your own documents",
        "Open your own documents on the Corpus page and choose methods on the Experiment page. "
        "Run → New documents classifies your own text with this run, and F1 explains the current "
        "page.",
        page="corpus",
    ),
)
