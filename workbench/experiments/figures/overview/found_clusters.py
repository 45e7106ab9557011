"""The largest clusters of a clustering, each as a sentence: its words, its size, its class."""

from dataclasses import dataclass

from workbench.experiments.figures.documents.document_clusters import DocumentClustersFigure
from workbench.experiments.figures.trial_choice import MissingResultError
from workbench.experiments.runs.durable import StoreError
from workbench.experiments.runs.run import Run
from workbench.plain_text import counted

_MOST = 8
_MOST_DOCUMENTS = 50_000  # the words of clusters take a second for this many


@dataclass(frozen=True)
class FoundCluster:
    """A cluster by its first words."""

    number: int
    name: str
    n_documents: int
    class_name: str  # empty where no document has a class
    class_share: float

    def sentence(self) -> str:
        """The cluster in one line."""
        parts = [self.name, counted(self.n_documents, "document")]
        if self.class_name:
            parts.append(f"{self.class_name} {100 * self.class_share:.0f} %")
        return " · ".join(parts)


def found_clusters(run: Run, configuration: str, training: str) -> tuple[FoundCluster, ...]:
    """The largest clusters of a method; none where it finds none, or where there is no text."""
    if len(run.corpus.class_index) > _MOST_DOCUMENTS:
        return ()
    try:
        figure = DocumentClustersFigure.from_run(run, configuration, training)
    except (MissingResultError, StoreError):
        return ()
    return tuple(
        FoundCluster(
            *(cluster.number, cluster.name, len(cluster.documents)),
            *(figure.class_name(cluster), cluster.class_share),
        )
        for cluster in figure.clusters[:_MOST]
    )
