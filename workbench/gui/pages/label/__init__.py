"""The Label page: documents are given classes by hand, and suggestions follow at once."""
