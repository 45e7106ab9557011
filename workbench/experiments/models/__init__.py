"""A fitted method as a file, for new documents."""
