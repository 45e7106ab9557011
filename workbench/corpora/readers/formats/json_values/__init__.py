"""JSON and JSON lines: their notations, and the layouts of documents in them."""
