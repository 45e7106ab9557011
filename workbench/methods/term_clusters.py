"""Kernels over clusters of terms: TCB and its supervised form STCB (Wang and Wang, 2005).

Terms that occur in the same documents are linked; normalised cuts divide the graph of terms into
clusters and remove the links between them; within a cluster the meaning of a term diffuses to the
others, K = exp(βH). Documents are compared by x'Ky. The supervised form adds links between terms
of the same class, the stronger the fewer classes share both terms.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.methods.diffusion import diffuse
from workbench.methods.document_rows import occurrences
from workbench.methods.normalized_cut import normalized_cut
from workbench.methods.term_affinity import term_affinity
from workbench.methods.term_cluster_kernel import TermClusterKernel
from workbench.methods.term_pairs import READINGS, SUPPORTS
from workbench.parameters import parameter

__all__ = [
    "SupervisedTermClusterKernel",
    "TermClusterKernel",
    "diffuse",
    "normalized_cut",
    "term_affinity",
]


@dataclass(eq=False, repr=False)
class SupervisedTermClusterKernel(TermClusterKernel):
    """The same with links that know the classes of the training documents (STCB)."""

    prepared_by: ClassVar[tuple[str, ...]] = (
        *TermClusterKernel.prepared_by,
        "supervision",
        "reading",
        "support",
    )
    prepares_with_labels: ClassVar[bool] = True

    supervision: float = parameter(
        1.0,
        "Supervision α",
        low=0.0,
        high=1000.0,
        help="In documents; 0: none. A share from 0 to 1 for the balanced reading",
    )
    reading: str = parameter(
        READINGS[0],
        "Supervised weight",
        choices=READINGS,
        help="A pair in k of C classes gains 1/k, log(C/k) or g/k; balanced: (1−α)g + α g_m/k",
    )
    support: str = parameter(
        SUPPORTS[0],
        "Supervised pairs",
        choices=SUPPORTS,
        help="Pairs that share a class, or only those that share a document too",
    )

    def _affinity(self, X: Any, class_index: NDArray[np.int64] | None) -> sp.csr_array:
        return term_affinity(
            occurrences(X),
            class_index,
            self.supervision,
            reading=self.reading,
            support=self.support,
            **self._edge_settings(),
        )
