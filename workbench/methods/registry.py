"""The explicit list of methods: add a module, then one line here."""

import importlib
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

from workbench.errors import ParameterError
from workbench.methods import papers
from workbench.methods.plugins import read_plugins
from workbench.parameters import Parameter, check_values, parameters_of

MethodTask = Literal["classify", "transduce", "cluster"]
_MODES = {"classify": "inductive", "transduce": "transductive", "cluster": "clustering"}

_TFIDF = (
    "tf-idf",
    "tf-idf (smooth)",
    "tf-idf (plus one)",
    "sublinear tf-idf",
    "sublinear tf-idf (smooth)",
    "augmented tf-idf",
)
_ANY_WEIGHTING = (*_TFIDF, "idf", "log counts", "binary", "row maximum", "counts")
_WEIGHED = _ANY_WEIGHTING[:-1]  # on plain counts a few frequent terms outweigh all others
_COUNTS = ("counts", "log counts", "binary")
_COUNTS_OR_SHARES = (*_COUNTS, "row maximum")
_ANY_LENGTH, _UNIT_LENGTH, _OWN_LENGTH = ("L2", "none"), ("L2",), ("none",)


@dataclass(frozen=True)
class Method:
    """A method by name; its module is imported when the method is first used.

    `fixed` are settings that make a named variant of a shared estimator. `weightings` and `lengths`
    are the features that suit the method; an unchanged plan uses the first of each.
    """

    name: str
    title: str
    family: str
    task: MethodTask
    estimator: str  # "module:Class" below workbench.methods
    paper: str = ""
    fixed: dict[str, Any] = field(default_factory=dict)
    weightings: tuple[str, ...] = _WEIGHED
    lengths: tuple[str, ...] = _ANY_LENGTH
    reads_running_words: bool = False  # beside the terms, as columns of their own
    most_documents: int | None = None  # a corpus of more documents is refused
    is_deterministic: bool = False  # the same documents always give the same result
    origin: str = ""  # the package of a plug-in, whose estimator is named by its whole module

    def __post_init__(self) -> None:
        texts = (self.name, self.title, self.family, self.task, self.estimator)
        if not all(isinstance(text, str) for text in texts) or self.task not in _MODES:
            raise TypeError(f"A method needs texts, and a task of {', '.join(_MODES)}.")

    @property
    def mode(self) -> str:
        """What its trials are called in results and help: inductive, transductive or clustering."""
        return _MODES[self.task]

    @cached_property
    def estimator_class(self) -> Any:
        """The class of the estimator, imported on first use."""
        module, _, name = self.estimator.partition(":")
        whole = module if self.origin else f"workbench.methods.{module}"
        return getattr(importlib.import_module(whole), name)

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The settings a person may change."""
        described = parameters_of(self.estimator_class)
        known = {*self.fixed, *self.values_for(0)}
        return tuple(setting for setting in described if setting.name not in known)

    def unsuited(self, weighting: str, length: str) -> dict[str, str]:
        """A sentence for each of the two settings that does not suit this method."""
        chosen = {"weighting": (weighting, self.weightings), "length": (length, self.lengths)}
        return {
            name: f"{self.title} expects {suited[0]!r}; {value!r} may make it worse."
            for name, (value, suited) in chosen.items()
            if value not in suited
        }

    def values_for(self, n_running: int) -> dict[str, int]:
        """The setting that follows from the features: how many columns are running words."""
        return {"n_running": n_running} if self.reads_running_words else {}

    def build(self, **values: Any) -> Any:
        """Make the estimator with some settings and the defaults of the others."""
        if self.is_deterministic:
            values.pop("seed", None)  # of a result of an older version, which drew something
        check_values(self.estimator_class, values)
        return self.estimator_class(**{**values, **self.fixed})


_LISTED = (
    # Higher-order semantic kernels
    Method(
        "higher-order-kernel",
        "Higher-order semantic kernel (HOSK)",
        "Higher-order semantic kernels",
        "classify",
        "higher_order.classifiers:HigherOrderKernelSVM",
        papers.HIGHER_ORDER,
        weightings=_COUNTS_OR_SHARES,
        lengths=_ANY_LENGTH[::-1],
    ),
    Method(
        "higher-order-kernel-transductive",
        "Higher-order semantic kernel (HOSK), transductive",
        "Higher-order semantic kernels",
        "transduce",
        "higher_order.classifiers:TransductiveHigherOrderKernelSVM",
        papers.HIGHER_ORDER,
        weightings=_COUNTS_OR_SHARES,
        lengths=_ANY_LENGTH[::-1],
    ),
    Method(
        "higher-order-kernel-improved",
        "Higher-order semantic kernel (HOSK), our improved variant",
        "Higher-order semantic kernels",
        "transduce",
        "higher_order.classifiers:TransductiveHigherOrderKernelSVM",
        fixed={"weighting": "log tf-idf", "idf_power": 1.5, "scaling": "cosine"},
        weightings=_COUNTS,
        lengths=_ANY_LENGTH[::-1],
    ),
    Method(
        "class-meanings-kernel",
        "Class meanings kernel (CMK)",
        "Higher-order semantic kernels",
        "classify",
        "higher_order.class_meanings:ClassMeaningsKernel",
        papers.MEANINGS,
        weightings=_COUNTS,
        lengths=_OWN_LENGTH,
    ),
    # Baselines
    Method(
        "linear-svm",
        "Linear SVM",
        "Baselines",
        "classify",
        "baselines.kernel_svm:LinearSVM",
        lengths=_UNIT_LENGTH,
    ),
    Method(
        "polynomial-svm",
        "Polynomial SVM",
        "Baselines",
        "classify",
        "baselines.kernel_svm:PolynomialSVM",
        lengths=_UNIT_LENGTH,
    ),
    Method(
        "rbf-svm",
        "RBF SVM",
        "Baselines",
        "classify",
        "baselines.kernel_svm:RadialSVM",
        lengths=_UNIT_LENGTH,
    ),
    Method(
        "document-kernel-svm",
        "SVM on a kernel of documents",
        "Baselines",
        "transduce",
        "baselines.document_kernel_svm:DocumentKernelSVM",
        weightings=_ANY_WEIGHTING,
        lengths=("none", "L2"),
        most_documents=20_000,
    ),
    Method(
        "logistic-regression",
        "Logistic regression",
        "Baselines",
        "classify",
        "baselines.linear:LogisticModel",
        lengths=_UNIT_LENGTH,
        is_deterministic=True,
    ),
    Method(
        "multinomial-naive-bayes",
        "Multinomial naive Bayes",
        "Baselines",
        "classify",
        "baselines.linear:MultinomialNaiveBayes",
        weightings=_COUNTS,
        lengths=_OWN_LENGTH,
        is_deterministic=True,
    ),
    Method(
        "complement-naive-bayes",
        "Complement naive Bayes",
        "Baselines",
        "classify",
        "baselines.linear:ComplementNaiveBayes",
        weightings=_COUNTS,
        lengths=_OWN_LENGTH,
        is_deterministic=True,
    ),
    Method(
        "nb-svm",
        "NB-SVM",
        "Baselines",
        "classify",
        "baselines.linear:NaiveBayesSVM",
        weightings=_COUNTS,
        lengths=_OWN_LENGTH,
    ),
    Method(
        "knn-cosine",
        "Nearest neighbours, cosine",
        "Baselines",
        "classify",
        "baselines.neighbours:NearestNeighbours",
        fixed={"metric": "cosine"},
        is_deterministic=True,
    ),
    Method(
        "knn-euclidean",
        "Nearest neighbours, Euclidean",
        "Baselines",
        "classify",
        "baselines.neighbours:NearestNeighbours",
        fixed={"metric": "euclidean"},
        lengths=_UNIT_LENGTH,
        is_deterministic=True,
    ),
    Method(
        "calibrated-svm",
        "Linear SVM with probabilities",
        "Baselines",
        "classify",
        "baselines.calibrated:CalibratedSVM",
        lengths=_UNIT_LENGTH,
    ),
    Method(
        "random-forest",
        "Random forest",
        "Baselines",
        "classify",
        "baselines.trees:RandomForest",
        weightings=_ANY_WEIGHTING,
    ),
    Method(
        "boosted-trees",
        "Boosted trees",
        "Baselines",
        "classify",
        "baselines.trees:BoostedTrees",
        weightings=_ANY_WEIGHTING,
    ),
    Method(
        "topic-svm",
        "Linear SVM on topics",
        "Baselines",
        "classify",
        "baselines.topic_features:TopicClassifier",
        weightings=_ANY_WEIGHTING,
    ),
    Method(
        "nearest-centroid",
        "Nearest centroid",
        "Baselines",
        "classify",
        "baselines.neighbours:NearestCentroid",
        is_deterministic=True,
    ),
    Method(
        "label-spreading",
        "Label spreading",
        "Baselines",
        "transduce",
        "baselines.neighbours:LabelSpreading",
        is_deterministic=True,
    ),
    Method(
        "k-means",
        "k-means",
        "Baselines",
        "cluster",
        "baselines.clustering:KMeansClustering",
        lengths=_UNIT_LENGTH,
    ),
    Method(
        "nmf-topics",
        "NMF topics",
        "Baselines",
        "cluster",
        "baselines.clustering:NMFTopics",
        is_deterministic=True,
    ),
    Method(
        "lda-topics",
        "LDA topics",
        "Baselines",
        "cluster",
        "baselines.clustering:LDATopics",
        weightings=_COUNTS,
        lengths=_OWN_LENGTH,
    ),
    Method(
        "hdbscan",
        "Dense regions (HDBSCAN)",
        "Baselines",
        "cluster",
        "baselines.density:DensityClustering",
        is_deterministic=True,
    ),
    # Spectral learning
    Method(
        "spectral-clustering",
        "Spectral clustering",
        "Spectral learning",
        "cluster",
        "spectral.clustering:SpectralClustering",
        papers.SPECTRAL,
        weightings=_ANY_WEIGHTING,
    ),
    Method(
        "constrained-spectral-clustering",
        "Constrained spectral clustering",
        "Spectral learning",
        "cluster",
        "spectral.clustering:ConstrainedSpectralClustering",
        papers.SPECTRAL,
        fixed={"scale": "exact"},
        weightings=_ANY_WEIGHTING,
    ),
    Method(
        "pairwise-k-means",
        "k-means with links (PCKMeans)",
        "Spectral learning",
        "cluster",
        "spectral.pairwise_k_means:PairwiseKMeans",
        papers.PAIRWISE,
    ),
    Method(
        "flexible-constrained-clustering",
        "Flexible constrained clustering",
        "Spectral learning",
        "cluster",
        "spectral.flexible_constraints:FlexibleConstrainedClustering",
        papers.FLEXIBLE,
        most_documents=5_000,
    ),
    Method(
        "spectral-classification",
        "Spectral classification",
        "Spectral learning",
        "transduce",
        "spectral.classification:SpectralClassification",
        papers.SPECTRAL,
        weightings=_ANY_WEIGHTING,
    ),
    Method(
        "spectral-classification-improved",
        "Spectral classification, our improved variant",
        "Spectral learning",
        "transduce",
        "spectral.improved:ImprovedSpectralClassification",
    ),
    Method(
        "grouping-with-bias",
        "Grouping with bias",
        "Spectral learning",
        "transduce",
        "spectral.grouping_with_bias:GroupingWithBias",
        papers.BIAS,
        weightings=_ANY_WEIGHTING,
    ),
    # Sprinkled LSI
    Method(
        "lsi",
        "LSI",
        "Sprinkled LSI",
        "classify",
        "sprinkled_lsi.classifiers:SprinkledLSI",
        papers.SPRINKLING,
        fixed={"sprinkling": "none"},
        is_deterministic=True,
    ),
    Method(
        "sprinkled-lsi",
        "Sprinkled LSI",
        "Sprinkled LSI",
        "classify",
        "sprinkled_lsi.classifiers:SprinkledLSI",
        papers.SPRINKLING,
        fixed={"sprinkling": "uniform"},
        is_deterministic=True,
    ),
    Method(
        "adaptive-sprinkled-lsi",
        "Adaptively sprinkled LSI",
        "Sprinkled LSI",
        "classify",
        "sprinkled_lsi.classifiers:SprinkledLSI",
        papers.SPRINKLING,
        fixed={"sprinkling": "adaptive"},
        is_deterministic=True,
    ),
    # Covariance spaces
    Method(
        "spherical-k-means",
        "Spherical k-means",
        "Covariance spaces",
        "cluster",
        "covariance_spaces.spherical_kmeans:SphericalKMeans",
        papers.COVARIANCE,
    ),
    Method(
        "hierarchical-clustering",
        "Hierarchical clustering",
        "Covariance spaces",
        "cluster",
        "covariance_spaces.hierarchical:HierarchicalClustering",
        papers.COVARIANCE,
        is_deterministic=True,
    ),
    # Term clusters
    Method(
        "term-cluster-kernel",
        "Term-cluster kernel (TCB)",
        "Term clusters",
        "classify",
        "term_clusters.classifiers:TermClusterKernel",
        papers.TERM_CLUSTER,
        is_deterministic=True,
    ),
    Method(
        "supervised-term-cluster-kernel",
        "Supervised term-cluster kernel (STCB)",
        "Term clusters",
        "classify",
        "term_clusters.supervised:SupervisedTermClusterKernel",
        papers.TERM_CLUSTER,
        is_deterministic=True,
    ),
    Method(
        "term-cluster-kernel-improved",
        "Term-cluster kernel, our improved variant",
        "Term clusters",
        "transduce",
        "term_clusters.improved:InformationClusterKernel",
    ),
    # Few labels
    Method(
        "few-labels",
        "Few labels",
        "Few labels",
        "transduce",
        "few_labels.few_labels:FewLabels",
        reads_running_words=True,
    ),
    Method(
        "teacher-student",
        "Teacher and student",
        "Few labels",
        "transduce",
        "few_labels.students:TeacherStudent",
    ),
    Method(
        "poisson-learning",
        "Poisson learning",
        "Few labels",
        "transduce",
        "few_labels.poisson:PoissonLearning",
        papers.POISSON,
        is_deterministic=True,
    ),
    Method(
        "em-naive-bayes",
        "EM naive Bayes",
        "Few labels",
        "transduce",
        "few_labels.naive_bayes:EMNaiveBayes",
        papers.EM,
        is_deterministic=True,
    ),
    Method(
        "self-training",
        "Self-training",
        "Few labels",
        "transduce",
        "few_labels.self_training:SelfTraining",
    ),
    Method(
        "term-diffused-svm",
        "Linear SVM on term-diffused documents",
        "Few labels",
        "transduce",
        "few_labels.term_diffusion:TermDiffusedSVM",
    ),
    Method(
        "word-vector-svm",
        "Linear SVM on word vectors",
        "Few labels",
        "transduce",
        "few_labels.word_vectors:WordVectorSVM",
        papers.WORD_VECTOR,
        weightings=(*_COUNTS, "row maximum"),
        lengths=_OWN_LENGTH,
    ),
)


def _with_plugins() -> tuple[dict[str, Method], list[str]]:
    """The methods of the list and of other packages, and what is wrong with the latter."""
    methods = {method.name: method for method in _LISTED}
    offers, problems = read_plugins(Method)
    for origin, method in offers:
        if method.name in methods:
            problems.append(f"{origin} offers {method.name!r}, but another method has that name.")
        else:
            methods[method.name] = replace(method, origin=origin)
    return methods, problems


METHODS, PLUGIN_PROBLEMS = _with_plugins()


def method_named(name: str) -> Method:
    """Find a method by name, or raise an error that lists the names."""
    if name not in METHODS:
        raise ParameterError(f"There is no method {name!r}; the methods are {', '.join(METHODS)}.")
    return METHODS[name]
