"""Numbers instead of texts: counted terms and tables of numbers."""
