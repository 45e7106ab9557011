"""Labelling by hand: what to ask next, answers at once, rules, agreement, unbiased estimates."""
