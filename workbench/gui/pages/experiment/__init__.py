"""The Experiment page: choose methods and run them.

Large because a plan has many parts, and each has its form.
"""
