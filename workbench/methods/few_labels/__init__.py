"""Few labels: methods that learn from the text of unlabelled documents, and one that chooses."""
