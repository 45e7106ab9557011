"""The papers whose methods are in the list."""

HIGHER_ORDER = (
    "B. Altınel, M. C. Ganiz, B. Diri: A Novel Higher-Order Semantic Kernel for Text "
    "Classification. ICECCO 2013."
)
SPRINKLING = (
    "S. Chakraborti, R. Mukras, R. Lothian, N. Wiratunga, S. Watt, D. Harper: Supervised Latent "
    "Semantic Indexing Using Adaptive Sprinkling. IJCAI 2007."
)
SPECTRAL = "S. D. Kamvar, D. Klein, C. D. Manning: Spectral Learning. IJCAI 2003."
BIAS = (
    "S. X. Yu, J. Shi: Grouping with Bias. Advances in Neural Information Processing Systems 2001."
)
MEANINGS = (
    "B. Altınel, M. C. Ganiz, B. Diri: A corpus-based semantic kernel for text classification by "
    "using meaning values of terms. Engineering Applications of Artificial Intelligence 43, 2015."
)
FLEXIBLE = "X. Wang, I. Davidson: Flexible Constrained Spectral Clustering. KDD 2010."
PAIRWISE = (
    "S. Basu, A. Banerjee, R. J. Mooney: Active Semi-Supervision for Pairwise Constrained "
    "Clustering. SDM 2004."
)
COVARIANCE = (
    "A. K. Farahat, M. S. Kamel: Enhancing Document Clustering Using Hybrid Models for Semantic "
    "Similarity. SDM Workshop on Text Mining 2010."
)
TERM_CLUSTER = (
    "C. Wang, W. Wang: Using Term Clustering and Supervised Term Affinity Construction to Boost "
    "Text Classification. PAKDD 2005."
)
POISSON = (
    "J. Calder, B. Cook, M. Thorpe, D. Slepčev: Poisson Learning: Graph Based Semi-Supervised "
    "Learning at Very Low Label Rates. ICML 2020."
)
EM = (
    "K. Nigam, A. McCallum, S. Thrun, T. Mitchell: Text Classification from Labeled and Unlabeled "
    "Documents using EM. Machine Learning 39, 2000."
)
WORD_VECTOR = (
    "O. Levy, Y. Goldberg: Neural Word Embedding as Implicit Matrix Factorization. NIPS 2014. "
    "S. Arora, Y. Liang, T. Ma: A Simple but Tough-to-Beat Baseline for Sentence Embeddings. "
    "ICLR 2017."
)
