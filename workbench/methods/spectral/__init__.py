"""Spectral learning (Kamvar, Klein, Manning 2003): cluster or classify in the space of a graph.

Documents are joined with their nearest neighbours by cosine; the leading eigenvectors of the
normalised affinity place them so that well-connected documents lie together. What is known of some
documents (classes, must-links, cannot-links) overrides the affinity before that. The parts of the
family meet in `space`; `clustering`, `classification` and `bias` are its estimators.
"""

from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.spectral.space import spectral_coordinates

__all__ = ["neighbour_affinity", "spectral_coordinates"]
