"""The check-up of a corpus: one module per finding, and the cures they propose."""
