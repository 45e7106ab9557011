"""The race for the best method of a corpus: which methods take part, and what its result means.

Small because its rounds are a protocol (`plans/race.py`) and its trials run like any others.
"""
