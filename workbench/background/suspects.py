"""The job that looks for wrong labels in a stored corpus."""

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from workbench import paths
from workbench.corpora.storage import load_corpus
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.tokens import TokenSettings
from workbench.progress import ProgressCallback

if TYPE_CHECKING:
    from workbench.experiments.suspects.suspects import Suspect

_MOST = 1_000  # longer lists are not read to the end


def suspects_job(
    progress: ProgressCallback, folder: Path, decided: Collection[str]
) -> list["Suspect"]:
    """The most doubtful labels, without documents about which a person has decided."""
    from workbench.experiments.suspects.suspects import (
        find_suspects,  # late: 1.4 s to import, with scikit-learn
    )

    corpus = load_corpus(folder)
    counted = cached_term_matrix(
        corpus, TokenSettings(), cache=paths.cache(), workers=1, progress=progress
    )
    return find_suspects(corpus, counted.counts, _MOST, decided)
