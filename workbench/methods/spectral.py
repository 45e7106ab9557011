"""Spectral learning (Kamvar, Klein, Manning 2003): cluster or classify in the space of a graph.

Documents are joined with their nearest neighbours by cosine; the leading eigenvectors of the
normalised affinity place them so that well-connected documents lie together. What is known of some
documents (classes, must-links, cannot-links) overrides the affinity before that. The parts of the
family meet here: `graphs`, `constraints`, `spectral_space`, and the estimators below.
"""

from workbench.methods.graphs import neighbour_affinity
from workbench.methods.spectral_bias import GroupingWithBias, biased_coordinates
from workbench.methods.spectral_classes import SpectralClassification
from workbench.methods.spectral_clusters import ConstrainedSpectralClustering, SpectralClustering
from workbench.methods.spectral_space import spectral_coordinates

__all__ = [
    "ConstrainedSpectralClustering",
    "GroupingWithBias",
    "SpectralClassification",
    "SpectralClustering",
    "biased_coordinates",
    "neighbour_affinity",
    "spectral_coordinates",
]
