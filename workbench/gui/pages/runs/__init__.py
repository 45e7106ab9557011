"""The Runs page: what is running, what finished and what failed."""
