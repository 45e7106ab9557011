"""Runs as files to read: tables, HTML reports and SVG figures.

Large because each kind of picture has a module of its own.
"""
