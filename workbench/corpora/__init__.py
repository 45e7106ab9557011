"""Corpora: from files to counted terms."""
