"""From text to counted terms and features: tokens, stop words, stems, counts, weights.

Large because every step between a text and a feature is a module of its own.
"""
