"""The checks of a corpus: one module per kind of finding."""
