"""The Label page: documents are given classes by hand, and the answers follow at once."""
