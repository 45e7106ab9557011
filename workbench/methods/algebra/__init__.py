"""Computations shared by the families: neighbours, eigenvectors, factors, kernels, diffusion.

Large because every family uses most of it.
"""
