"""The Results page: tables and pictures of one run.

Large because each kind of picture has a panel of its own.
"""
