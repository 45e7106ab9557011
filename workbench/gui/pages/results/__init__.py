"""The Results page: tables and plots of one run.

Large because each kind of figure has a panel of its own.
"""
