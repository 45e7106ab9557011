"""Text files whose lines are documents, parts of documents or fields of records."""
