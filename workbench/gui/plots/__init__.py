"""Plots, axes, legends and tabs that views share, and pictures saved as files.

Large because every part of a plot that views share has a module of its own.
"""
