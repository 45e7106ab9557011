"""The Comparison page: several runs side by side."""
