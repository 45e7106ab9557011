"""The race for the best method of a corpus: who takes part, and what its result means."""
