"""Baselines of the papers: linear, kernel and neighbour classifiers, k-means and topics."""
