"""Suspects: documents whose labels are probably wrong, the most doubtful first."""
