"""The help pages and the guided tour."""
