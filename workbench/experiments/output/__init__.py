"""What a report, a table, an archive and a model file are made of."""
