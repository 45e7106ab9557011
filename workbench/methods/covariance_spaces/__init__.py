"""Covariance spaces for document clustering: LSI-COV and PCA-COV (Farahat and Kamel, 2010).

Small because a paper has a folder of its own, whatever its size.
"""

from workbench.methods.covariance_spaces.spaces import document_space

__all__ = ["document_space"]
