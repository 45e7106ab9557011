"""Semantic Text Workbench: text-classification experiments with corpus-based semantics."""

__version__ = "0.1.0"
