"""What the tour shows, in order: a page or a picture, and two sentences about it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """One stop: where it is, and what a person should see there."""

    title: str
    words: str
    page: str = "results"
    figure: str = ""  # the tab of the results page
    configuration: str = ""  # the method whose picture it is, where that matters
    opens_cell: bool = False


STEPS = (
    Step(
        "The corpus",
        "1,600 posts on eight topics: the bars show how many documents each class has, the other "
        "pictures how long they are and how fast new words appear. Five methods are learning "
        "from a few of these documents right now; the line below tells how far they are.",
        page="corpus",
    ),
    Step(
        "Scores",
        "Each line is a method at one training size: the mean over five random splits, and how "
        "much it varied. A mark says that the difference to the reference is larger than chance "
        "explains.",
        figure="scores",
    ),
    Step(
        "Learning curve",
        "To the right, methods saw more documents with a class. Look at the left edge: the two "
        "methods that also read documents without a class, spectral classification and the "
        "higher-order kernel, lead where labels are few.",
        figure="learning curve",
    ),
    Step(
        "Confusion",
        "A row is the true class, a column what the method said, so everything beside the "
        "diagonal is a mistake. Classes that are mixed up stand side by side.",
        figure="confusion",
        configuration="linear-svm",
    ),
    Step(
        "A cell and its words",
        "The most confused pair is open now: on the right are its documents. Marked words pulled "
        "the document to the wrong class (underlined) or spoke for the right one.",
        figure="confusion",
        configuration="linear-svm",
        opens_cell=True,
    ),
    Step(
        "Terms",
        "These terms speak for each class in the eyes of the method. If one of them is an "
        "accident of the corpus, such as a name or a mail header, results look better than they "
        "are.",
        figure="characteristic terms",
        configuration="linear-svm",
    ),
    Step(
        "Space",
        "Spectral classification places documents by who their neighbours are; colours are the "
        "true classes, rings the few documents it was told about. Where colours form groups, a "
        "handful of labels is enough.",
        figure="space",
        configuration="spectral-classification",
    ),
    Step(
        "Affinity",
        "Documents are sorted by class, and each dot joins two neighbours. Blocks on the diagonal "
        "are links within a class; dots outside lead the method astray.",
        figure="affinity",
        configuration="spectral-classification",
    ),
    Step(
        "Term clusters",
        "The term-cluster kernel links terms that stand in the same documents, so that two texts "
        "can be alike without sharing a word. Search for a term to see its relatives.",
        figure="term clusters",
        configuration="term-cluster-kernel",
    ),
    Step(
        "Time",
        "What each method costs for one fit. Set it beside the learning curve: the best method is "
        "not always worth its price.",
        figure="time",
    ),
    Step(
        "Your turn",
        "Open your own documents on the Corpus page and choose methods on the Experiment page. "
        "Run → New documents classifies a text of yours with this run, and F1 explains the page "
        "in front of you.",
        page="corpus",
    ),
)
