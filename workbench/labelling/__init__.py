"""Labelling by hand: questions, suggestions, rules, agreement of two people, unbiased estimates."""
