"""Kernels over clusters of terms: TCB and its supervised form STCB (Wang and Wang, 2005).

Terms that occur in the same documents are linked; normalised cuts divide the graph of terms into
clusters and remove the links between them; within a cluster the weight of a term diffuses to the
others, K = exp(βH). Documents are compared by x'Ky. The supervised form adds links between terms
of the same class, which are stronger if fewer classes contain both terms.
"""

from workbench.methods.algebra.diffusion import diffuse
from workbench.methods.term_clusters.affinity import term_affinity
from workbench.methods.term_clusters.cut import normalized_cut

__all__ = ["diffuse", "normalized_cut", "term_affinity"]
