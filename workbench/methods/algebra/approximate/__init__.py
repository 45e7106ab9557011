"""Approximations whose cost grows with the documents, and the setting that chooses them.

Small because there is one module per kind of approximation.
"""
