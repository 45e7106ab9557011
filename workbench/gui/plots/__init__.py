"""Plots, axes, legends and tabs that views share, and pictures saved as files.

Large because all views share these parts.
"""
