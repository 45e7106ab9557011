"""Reproducing the papers: recipes with published numbers, runs, verdicts and pages."""
