"""The Label page: documents are given classes by hand, and suggestions follow at once.

Large because every panel beside the document is a module of its own.
"""
