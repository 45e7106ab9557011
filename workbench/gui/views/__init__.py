"""Widgets that each draw one kind of figure and compute nothing."""
