"""Words by which people look for a method: acronyms, other names, what it is made of."""

from workbench.experiments.plans.titles import configuration_title
from workbench.methods.registry import METHODS

_WORDS = {
    "higher-order-kernel": "hosk hos kernel higher order co-occurrence",
    "higher-order-kernel-transductive": "hosk hos kernel higher order semi-supervised",
    "higher-order-kernel-improved": "hosk ihosk kernel higher order co-occurrence",
    "linear-svm": "svc support vector machine linearsvc liblinear",
    "polynomial-svm": "svc support vector machine kernel",
    "rbf-svm": "svc support vector machine gaussian kernel",
    "document-kernel-svm": "precomputed own kernel matrix support vector machine",
    "logistic-regression": "lr maxent maximum entropy logit",
    "multinomial-naive-bayes": "nb mnb bayesian",
    "complement-naive-bayes": "nb cnb bayesian",
    "nb-svm": "nbsvm bayes support vector machine",
    "knn-cosine": "knn k-nn k nearest neighbors",
    "knn-euclidean": "knn k-nn k nearest neighbors",
    "calibrated-svm": "platt calibration support vector machine",
    "random-forest": "rf decision trees bagging",
    "boosted-trees": "gbm gradient boosting xgboost lightgbm",
    "topic-svm": "lda nmf plsa topic model support vector machine",
    "nearest-centroid": "rocchio prototype",
    "label-spreading": "label propagation graph semi-supervised",
    "k-means": "kmeans lloyd",
    "nmf-topics": "non-negative matrix factorisation factorization topic model",
    "lda-topics": "latent dirichlet allocation topic model",
    "hdbscan": "dbscan density",
    "spectral-clustering": "graph laplacian eigenvectors njw normalised cut ncut",
    "constrained-spectral-clustering": "must-link cannot-link constraints",
    "pairwise-k-means": "pckmeans must-link cannot-link constraints",
    "spectral-classification": "graph laplacian eigenvectors kamvar semi-supervised",
    "grouping-with-bias": "ncut partial labels",
    "lsi": "lsa svd latent semantic indexing analysis",
    "sprinkled-lsi": "slsi lsa svd latent semantic indexing",
    "adaptive-sprinkled-lsi": "aslsi lsa svd latent semantic indexing",
    "spherical-k-means": "hybrid gvsm covariance cosine kmeans",
    "hierarchical-clustering": "hac agglomerative dendrogram gvsm covariance ward",
    "term-cluster-kernel": "tcb word clusters",
    "supervised-term-cluster-kernel": "stcb word clusters",
    "few-labels": "semi-supervised low label rate automatic",
    "teacher-student": "distillation pseudo-labels semi-supervised",
    "poisson-learning": "graph laplacian semi-supervised",
    "em-naive-bayes": "expectation maximisation maximization nigam semi-supervised",
    "self-training": "pseudo-labels semi-supervised",
    "term-diffused-svm": "diffusion kernel support vector machine",
    "word-vector-svm": "word2vec glove embeddings sif ppmi",
}


def search_text(method: str) -> str:
    """Everything by which a method may be found, in lower case."""
    known = METHODS[method]
    titles = (known.title, configuration_title(method), known.family, known.paper)
    return " ".join((method, *titles, _WORDS.get(method, ""))).casefold()


def found_by(method: str, query: str, also: str = "") -> bool:
    """Whether every word of a query occurs in the names of a method, or in a further text."""
    text = f"{search_text(method)} {also.casefold()}"
    return all(word in text for word in query.casefold().split())
