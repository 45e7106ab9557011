"""Suspects: documents whose labels are probably wrong, the most doubtful first.

Small because it is one analysis of a corpus, without plans or runs.
"""
