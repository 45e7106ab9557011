"""Spectral learning (Kamvar, Klein, Manning 2003): cluster or classify in the space of a graph.

Documents are linked to their nearest neighbours by cosine; the leading eigenvectors of the
normalised affinity give well-connected documents similar coordinates. Known classes, must-links and
cannot-links override the affinity before that. All parts use `space`; `clustering`,
`classification` and `grouping_with_bias` contain the estimators.
"""

from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.spectral.space import spectral_coordinates

__all__ = ["neighbour_affinity", "spectral_coordinates"]
