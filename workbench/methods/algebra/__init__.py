"""Computations shared by the families: neighbours, eigenvectors, factors, kernels, diffusion."""
