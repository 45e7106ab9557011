"""Figures of documents: maps, trees, clusters, selections."""
