"""Runs as files to read: tables, HTML reports and SVG figures.

Large because every kind of SVG figure and of table has a module of its own.
"""
