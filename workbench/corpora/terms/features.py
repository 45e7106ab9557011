"""From counts to features: term selection and weighting, fitted on given rows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats
from workbench.corpora.terms import selection
from workbench.corpora.terms.collocations import ASSOCIATIONS, Collocations, pairs_of
from workbench.corpora.terms.feature_rows import (
    descending_order,
    divide_rows,
    row_maxima,
    row_sums,
    use_short_indices,
)
from workbench.corpora.terms.kinds import (
    EVERY_KIND,
    KINDS,
    WITH_RUNNING,
    columns_of_kind,
    embedding_columns,
    has_columns_beside,
    running_columns,
    with_running_words,
    with_vectors,
)
from workbench.errors import ParameterError
from workbench.parameters import check_parameters, parameter
from workbench.plain_text import per_cent

AUTOMATIC = "automatic"
WEIGHTINGS = (
    "tf-idf",
    "tf-idf (smooth)",
    "tf-idf (plus one)",
    "sublinear tf-idf",
    "sublinear tf-idf (smooth)",
    "augmented tf-idf",
    "idf",
    "counts",
    "log counts",
    "binary",
    "row maximum",
)


@dataclass(frozen=True)
class FeatureSettings:
    """Which terms become features and how they are weighted."""

    weighting: str = parameter(
        AUTOMATIC,
        "Weighting",
        choices=(AUTOMATIC, *WEIGHTINGS),
        help="automatic: what suits each method; see the help page for the formulas",
    )
    length: str = parameter(
        AUTOMATIC,
        "Length normalisation",
        choices=(AUTOMATIC, "L2", "none"),
        help="automatic: what suits each method; L2: every vector has length 1",
    )
    minimum_documents: int = parameter(
        2,
        "Minimum document frequency",
        low=1,
        high=1_000_000,
        help="terms in fewer documents are removed",
    )
    maximum_share: float = parameter(
        1.0,
        "Maximum document share",
        low=0.0,
        high=1.0,
        help="terms in a larger share of the documents are removed",
    )
    selection: str = parameter(
        "none",
        "Selection",
        choices=("none", "information gain", "chi-square", "document frequency"),
        help="keep the terms with the highest scores",
    )
    n_terms: int = parameter(
        2000,
        "Selected terms",
        low=1,
        high=10_000_000,
        logarithmic=True,
        help="number of terms kept by the selection",
    )
    collocations: str = parameter(
        "none",
        "Collocations",
        choices=("none", *ASSOCIATIONS),
        help="keep only the pairs of terms that belong together; needs n-grams of 2",
    )
    n_collocations: int = parameter(
        1000,
        "Kept collocations",
        low=1,
        high=10_000_000,
        logarithmic=True,
        help="number of pairs with the highest scores",
    )
    kinds: str = parameter(
        EVERY_KIND,
        "Kinds of terms",
        choices=KINDS,
        help="of those that were counted; pairs need n-grams of 2, characters need Also characters",
    )
    fit_on: str = parameter(
        "training",
        "Learn on",
        choices=("training", "all"),
        help="all: limits, ranking and idf also use the test documents, as in some papers",
    )


def suited(settings: FeatureSettings, weighting: str, length: str) -> FeatureSettings:
    """Replace "automatic" by the weighting and the length that suit a method."""
    return replace(
        settings,
        weighting=weighting if settings.weighting == AUTOMATIC else settings.weighting,
        length=length if settings.length == AUTOMATIC else settings.length,
    )


def pairs_for(settings: FeatureSettings, terms: Sequence[str]) -> Collocations | None:
    """The pairs among the terms if the settings choose by them, or if they are not all counts."""
    return pairs_of(terms) if needs_pairs(settings) or has_columns_beside(terms) else None


def needs_pairs(settings: FeatureSettings) -> bool:
    """Whether the settings distinguish single terms, pairs and characters."""
    return settings.collocations != "none" or needs_kinds(settings)


def needs_kinds(settings: FeatureSettings) -> bool:
    """Whether the settings leave out a kind of terms by name."""
    return settings.kinds not in (EVERY_KIND, WITH_RUNNING)


class TermFeatures:
    """Learns term selection and idf from some rows and applies them to any rows."""

    selected_: NDArray[np.int64]
    idf_: Floats
    term_scores_: Floats
    collocation_scores_: dict[int, float]  # by column, highest first
    n_embeddings_: int = 0  # of the selected columns, after the terms; no counts, never weighted
    n_running_: int = 0  # of the selected columns, the last ones; weighted apart from the terms

    def __init__(
        self, settings: FeatureSettings | None = None, pairs: Collocations | None = None
    ) -> None:
        chosen = FeatureSettings() if settings is None else settings
        self.settings = suited(chosen, "tf-idf", "L2")
        self.pairs = pairs
        self.collocation_scores_ = {}

    def fit(self, counts: Any, class_index: NDArray[Any] | None = None) -> Self:
        """Choose terms and learn their idf from these documents only.

        `term_scores_` has a score for every column, `selected_` the kept columns in term order and
        `idf_` their factors.
        """
        check_parameters(self.settings)
        frequencies = selection.document_frequency(counts)
        self.term_scores_ = self._scores(counts, class_index, frequencies)
        is_kept = self._is_within_limits(frequencies, counts.shape[0])
        if needs_kinds(self.settings) or self.pairs is not None:
            is_kept &= columns_of_kind(self.pairs, self.settings.kinds)
        if self.settings.collocations != "none":
            is_kept &= self._is_collocation(counts, is_kept)
        vectors = embedding_columns(self.pairs, self.settings.kinds)
        is_kept[vectors] = False
        least, kinds = self.settings.minimum_documents, self.settings.kinds
        running = running_columns(self.pairs, kinds, frequencies, least)
        self.selected_ = np.concatenate([self._selected(is_kept), vectors, running])
        self.n_embeddings_, self.n_running_ = len(vectors), len(running)
        self.idf_ = self._idf(frequencies[self.selected_], counts.shape[0])
        return self

    def transform(self, counts: Any) -> Any:
        """Weight the selected terms of any documents; an empty document stays a row of zeros."""
        n_usual = len(self.selected_) - self.n_running_
        n_terms = n_usual - self.n_embeddings_
        features = self._weighted(counts[:, self.selected_[:n_terms]])
        if self.n_embeddings_:
            vectors = counts[:, self.selected_[n_terms:n_usual]]
            features = with_vectors(features, vectors, self.settings.length)
        if self.n_running_:
            features = with_running_words(features, counts[:, self.selected_[n_usual:]])
        return features

    def _weighted(self, counts: Any) -> Any:
        from scipy.sparse import csr_array  # late: 0.4 s to import

        features = csr_array(counts, dtype=np.float64)
        features.eliminate_zeros()
        use_short_indices(features)
        features.data = self._weights(features)
        if "idf" in self.settings.weighting:
            features.data *= self.idf_[features.indices]
        if self.settings.length == "L2":
            divide_rows(features, np.sqrt(row_sums(features, features.data**2)))
        features.eliminate_zeros()
        return features

    def ranking(self) -> NDArray[np.int64]:
        """The selected columns, best score first, ties in the order of the terms."""
        return self.selected_[descending_order(self.term_scores_[self.selected_])]

    def warnings(self) -> tuple[str, ...]:
        """Warn about features that make results look better than they are."""
        if self.settings.fit_on == "all":
            return (
                "Term selection and weighting were learnt on all documents, including the test "
                "documents (“Learn on” is “all”), so the results are too good.",
            )
        return ()

    def _scores(self, counts: Any, class_index: NDArray[Any] | None, frequencies: Floats) -> Floats:
        if self.settings.selection in ("none", "document frequency"):
            return frequencies
        if class_index is None:
            raise ParameterError(
                f"The selection {self.settings.selection!r} needs classes, and these documents "
                "have none; choose 'document frequency' or 'none'."
            )
        if self.settings.selection == "chi-square":
            return selection.chi_square(counts, class_index)
        return selection.information_gain(counts, class_index)

    def _is_within_limits(self, frequencies: Floats, n_documents: int) -> NDArray[np.bool_]:
        settings = self.settings
        is_kept = frequencies >= settings.minimum_documents
        is_kept &= frequencies <= settings.maximum_share * n_documents * (1 + 1e-12)
        if not is_kept.any():
            raise ParameterError(
                f"No term occurs in at least {settings.minimum_documents} and at most "
                f"{per_cent(settings.maximum_share)} of the {n_documents} documents; change the "
                "minimum document frequency or the maximum document share."
            )
        return is_kept

    def _is_collocation(self, counts: Any, is_allowed: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Keep single terms and, of the allowed pairs, those with the highest association."""
        if self.pairs is None or not len(self.pairs.columns):
            raise ParameterError(
                f"collocations = {self.settings.collocations!r} needs pairs of terms, and none "
                "were counted; set the longest n-gram to 2."
            )
        scores = self.pairs.scores(counts, self.settings.collocations)
        allowed = np.flatnonzero(is_allowed[self.pairs.columns])
        best = allowed[descending_order(scores[allowed])[: self.settings.n_collocations]]
        is_kept = ~self.pairs.is_longer
        is_kept[self.pairs.columns[best]] = True
        self.collocation_scores_ = dict(
            zip(self.pairs.columns[best].tolist(), scores[best].tolist(), strict=True)
        )
        return is_kept

    def _selected(self, is_kept: NDArray[np.bool_]) -> NDArray[np.int64]:
        settings = self.settings
        kept = np.flatnonzero(is_kept)
        if settings.selection != "none":
            kept = np.sort(kept[descending_order(self.term_scores_[kept])[: settings.n_terms]])
        return kept

    def _idf(self, frequencies: Floats, n_documents: int) -> Floats:
        weighting = self.settings.weighting
        if "idf" not in weighting:
            return np.ones(len(frequencies))
        smoothing = float("smooth" in weighting)
        offset = float("smooth" in weighting or "plus one" in weighting)
        return np.log((n_documents + smoothing) / (frequencies + smoothing)) + offset

    def _weights(self, features: Any) -> Floats:
        weighting = self.settings.weighting
        counts: Floats = features.data
        if weighting in ("binary", "idf"):
            return np.ones_like(counts)
        if weighting.startswith("sublinear") or weighting == "log counts":
            return 1 + np.log(np.maximum(counts, 1.0))
        if weighting in ("row maximum", "augmented tf-idf"):
            shares = counts / np.repeat(row_maxima(features), np.diff(features.indptr))
            return shares if weighting == "row maximum" else 0.5 + 0.5 * shares
        return counts
