"""STCB: the kernel over term clusters with supervised term affinity (Wang and Wang, 2005)."""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import scipy.sparse as sp
from numpy.typing import NDArray

from workbench.methods.algebra.document_rows import occurrences
from workbench.methods.term_clusters.affinity import term_affinity
from workbench.methods.term_clusters.classifiers import TermClusterKernel
from workbench.methods.term_clusters.pairs import INTERPRETATIONS, SUPPORTS
from workbench.parameters import parameter


@dataclass(eq=False, repr=False)
class SupervisedTermClusterKernel(TermClusterKernel):
    """TCB with links between terms of the same class (STCB)."""

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
        help="In documents; 0: none. A share from 0 to 1 for the balanced interpretation",
    )
    reading: str = parameter(
        INTERPRETATIONS[0],
        "Supervised weight",
        choices=INTERPRETATIONS,
        help="Bonus of a pair in k of C classes: 1/k, log(C/k) or g/k; balanced: (1−α)g + α g_m/k",
    )
    support: str = parameter(
        SUPPORTS[0],
        "Supervised pairs",
        choices=SUPPORTS,
        help="Pairs that share a class, or only those that also share a document",
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
