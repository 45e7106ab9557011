"""LSI, sprinkled LSI and adaptively sprinkled LSI (Chakraborti et al., 2006 and 2007).

Class labels are added to the training documents as sprinkled terms before the singular value
decomposition, so that documents and terms of one class move together. Adaptive sprinkling gives
more of these terms to pairs of classes which the classifier itself confuses under cross-validation.
The sprinkled terms are then removed: training documents become their rank-d approximation in the
space of the ordinary terms, new documents stay as they are.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray
from sklearn.base import clone
from sklearn.utils.validation import check_is_fitted

from workbench.methods.algebra.approximate.region_votes import region_note
from workbench.methods.algebra.approximate.scale import is_approximate, scale_parameter
from workbench.methods.algebra.document_rows import row_squares
from workbench.methods.algebra.folds import assign_folds
from workbench.methods.algebra.vector_classifiers import (
    CLASSIFIERS,
    LinearMargins,
    VectorClassifier,
    learn_vectors,
)
from workbench.methods.algebra.weighting import (
    WEIGHTINGS,
    learn_term_weights,
    typical_weight,
    weigh,
)
from workbench.methods.base import Prepared, TextClassifier
from workbench.methods.sprinkled_lsi.confusion import (
    COMPLEXITIES,
    CONFUSED,
    ROUNDINGS,
    cross_validated_confusion,
    drawn_rows,
    sprinkle_counts,
)
from workbench.methods.sprinkled_lsi.folding_in import FOLD_INS, fold_in
from workbench.methods.sprinkled_lsi.sprinkling import (
    SprinkledFactors,
    reconstruction_error,
    sprinkled_factors,
)
from workbench.parameters import parameter

EXACT_DOCUMENTS = 100_000
_FOLDS = 5
_LENGTHS = (2, 4, 8, 16, 32)  # candidates of the cross-validation


@dataclass(eq=False, repr=False)
class SprinkledLSI(TextClassifier):
    """Nearest neighbours or a linear SVM in a latent space shaped by the training classes."""

    prepared_by: ClassVar[tuple[str, ...]] = (
        "sprinkling",
        "classifier",
        "n_neighbors",
        "cost",
        "weighting",
        "max_length",
        "chooses_max_length",
        "complexity",
        "rounding",
        "scaled_terms",
        "scale",
    )
    prepared_up_to: ClassVar[str | None] = "n_components"
    prepares_with_labels: ClassVar[bool] = True

    sprinkling: str = parameter(
        "adaptive",
        "Sprinkling",
        choices=("none", "uniform", "adaptive"),
        help="None is plain LSI; uniform gives every class the same number of terms",
    )
    n_components: int = parameter(
        20,
        "Latent dimensions",
        low=1,
        high=2000,
        help="Sprinkled: slightly more than there are classes; plain LSI and the SVM: 100 to 300",
    )
    classifier: str = parameter("knn-cosine", "Classifier", choices=CLASSIFIERS)
    n_neighbors: int = parameter(3, "Neighbours", low=1, high=1000)
    cost: float = parameter(1.0, "SVM cost C", low=1e-4, high=1e4, logarithmic=True)
    weighting: str = parameter(
        "as given",
        "Term weighting",
        choices=WEIGHTINGS,
        help="The paper uses binary weights; idf is learnt from the training documents",
    )
    max_length: int = parameter(
        8,
        "Maximum sprinkling length",
        low=0,
        high=256,
        help="Sprinkled terms for the most confused pair of classes",
    )
    chooses_max_length: bool = parameter(
        False, "Choose the maximum length", help="By cross-validation on the training documents"
    )
    scaled_terms: bool = parameter(
        True,
        "Scale sprinkled terms",
        help="A sprinkled term weighs as much as a typical term, which is 1 for binary weights",
    )
    complexity: str = parameter(
        "share of class",
        "Confusion as",
        choices=COMPLEXITIES,
        help="What the number of confused documents is divided by",
    )
    rounding: str = parameter("ceil", "Rounding", choices=tuple(ROUNDINGS))
    fold_in: str = parameter(
        "automatic",
        "New documents",
        choices=FOLD_INS,
        help="Automatic: word space for neighbours, least squares for the SVM",
    )
    scale: str = scale_parameter(
        EXACT_DOCUMENTS, "singular vectors from random blocks and neighbours from near regions"
    )

    def prepare(self, X: Any, class_index: NDArray[np.int64] | None = None) -> Prepared:
        """Count confusions and factorise, once for all numbers of dimensions up to the largest."""
        if class_index is None or self._chooses_length():
            return {}  # the length depends on the number of dimensions, so nothing can be shared
        present, class_index = np.unique(class_index, return_inverse=True)
        counted = self._counted(X, class_index, len(present))
        return self._factorised(X, class_index, counted, self.max_length)

    def coordinates(self, X: Any) -> NDArray[np.float64]:
        """Place documents in the latent space, strongest dimension first."""
        check_is_fitted(self)
        X = self._checked(X, reset=False)
        return weigh(X, self.weighting, self._idf) @ self.term_directions_

    def _learn(self, X: Any, class_index: NDArray[np.int64], prepared: Prepared) -> None:
        if not prepared:
            counted = self._counted(X, class_index, len(self.classes_))
            length = self._chosen_length(X, class_index)
            prepared = self._factorised(X, class_index, counted, length)
        self.notes_: tuple[str, ...] = ()
        if self._is_approximate(X):
            self.notes_ = (self._note(float(prepared["error"]), X.shape[0]),)
        self._idf = prepared["idf"]
        self.sprinkles_ = prepared["sprinkles"]
        if self.sprinkling == "adaptive":
            self.confusion_ = prepared["confusion"]
        size = min(self.n_components, len(prepared["singular_values"]))
        self.singular_values_ = prepared["singular_values"][:size]
        self.eigenvalues_ = self.singular_values_**2
        factors = SprinkledFactors(
            prepared["scores"][:, :size],
            prepared["word_directions"][:, :size],
            self.singular_values_,
        )
        weighted = weigh(X, self.weighting, self._idf)
        self.reconstruction_error_ = reconstruction_error(weighted, factors)
        folded = fold_in(weighted, factors, self._fold_in_variant())
        self.training_coordinates_ = folded.training
        self.term_directions_ = folded.term_map
        self._classifier = self._learn_classifier(
            folded.training, class_index, len(self.classes_), approximate=self._is_approximate(X)
        )
        if isinstance(self._classifier, LinearMargins):
            self.term_weights_ = self._classifier.coefficients() @ folded.term_map.T

    def _class_scores(self, X: Any) -> NDArray[np.float64]:
        weighted = weigh(X, self.weighting, self._idf)
        coordinates = weighted @ self.term_directions_
        in_word_space = self._fold_in_variant() == "word space"
        squares = row_squares(weighted if in_word_space else coordinates)
        return self._classifier.votes(coordinates, squares)

    def _fold_in_variant(self) -> str:
        if self.fold_in != "automatic":
            return self.fold_in
        return "least squares" if self.classifier == "linear-svm" else "word space"

    def _learn_classifier(
        self,
        vectors: Any,
        class_index: NDArray[np.int64],
        n_classes: int,
        *,
        approximate: bool = False,
    ) -> VectorClassifier:
        return learn_vectors(
            vectors,
            class_index,
            n_classes,
            self.classifier,
            self.n_neighbors,
            self.cost,
            approximate=approximate,
        )

    def _note(self, error: float, n_documents: int) -> str:
        """Say what was approximated."""
        note = f"Approximate: singular values within {error:.1e} of the largest"
        if self.classifier != "linear-svm":
            note += f"; {region_note(n_documents)}"
        if self.sprinkling == "adaptive" and n_documents > CONFUSED:
            note += f"; confusions counted on {CONFUSED:,} documents"
        return f"{note}."

    def _chooses_length(self) -> bool:
        return self.chooses_max_length and self.sprinkling != "none"

    def _chosen_length(self, X: Any, class_index: NDArray[np.int64]) -> int:
        """The shortest length with the highest accuracy under cross-validation.

        Each fold counts its own confusions, so that no held-out document affects the sprinkling.
        """
        if not self._chooses_length():
            return self.max_length
        fold_of = assign_folds(class_index, _FOLDS)
        correct = np.zeros(len(_LENGTHS), dtype=np.int64)
        for held_out in range(_FOLDS):
            test, training = fold_of == held_out, fold_of != held_out
            if test.any() and len(np.unique(class_index[training])) > 1:
                correct += self._correct_by_length(X, class_index, training, test)
        return _LENGTHS[correct.argmax()]

    def _correct_by_length(
        self,
        X: Any,
        class_index: NDArray[np.int64],
        training: NDArray[np.bool_],
        test: NDArray[np.bool_],
    ) -> NDArray[np.int64]:
        inner = clone(self).set_params(chooses_max_length=False)
        present, inner_index = np.unique(class_index[training], return_inverse=True)
        counted = inner._counted(X[training], inner_index, len(present))
        correct = []
        for length in _LENGTHS:
            prepared = inner._factorised(X[training], inner_index, counted, length)
            inner.fit(X[training], class_index[training], prepared)
            correct.append((inner.predict(X[test]) == class_index[test]).sum())
        return np.array(correct)

    def _counted(self, X: Any, class_index: NDArray[np.int64], n_classes: int) -> Prepared:
        """Term weights, and the confusion matrix of the same classifier on the raw documents."""
        idf = learn_term_weights(X, self.weighting)
        if self.sprinkling != "adaptive":
            return {"idf": idf, "n_classes": np.array(n_classes)}

        def predict(training: Any, classes: NDArray[np.int64], new: Any) -> NDArray[np.int64]:
            classifier = self._learn_classifier(training, classes, n_classes)
            return classifier.votes(new, row_squares(new)).argmax(axis=1)

        weighted, counted = weigh(X, self.weighting, idf), class_index
        if self._is_approximate(X):
            rows = drawn_rows(class_index, CONFUSED)
            weighted, counted = weighted[rows], class_index[rows]
        confusion = cross_validated_confusion(weighted, counted, n_classes, _FOLDS, predict)
        return {
            "idf": idf,
            "n_classes": np.array(n_classes),
            "confusion": confusion,
        }

    def _factorised(
        self, X: Any, class_index: NDArray[np.int64], counted: Prepared, length: int
    ) -> Prepared:
        weighted = weigh(X, self.weighting, counted["idf"])
        sprinkles = self._sprinkles(counted, length)
        factors = sprinkled_factors(
            weighted,
            class_index,
            sprinkles,
            self.n_components,
            typical_weight(weighted) if self.scaled_terms else 1.0,
            sketched=self._is_approximate(X),
        )
        return {
            **counted,
            "sprinkles": sprinkles,
            "scores": factors.scores,
            "word_directions": factors.word_directions,
            "singular_values": factors.singular_values,
            "error": np.array(factors.error),
        }

    def _is_approximate(self, X: Any) -> bool:
        return is_approximate(self.scale, X.shape[0], EXACT_DOCUMENTS)

    def _sprinkles(self, counted: Prepared, length: int) -> NDArray[np.int64]:
        """Sprinkled terms per pair of classes if adaptive, otherwise per class."""
        if self.sprinkling == "adaptive":
            return sprinkle_counts(counted["confusion"], length, self.rounding, self.complexity)
        per_class = length if self.sprinkling == "uniform" else 0
        return np.full(int(counted["n_classes"]), per_class)
