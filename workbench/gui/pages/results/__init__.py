"""The Results page: tables and pictures of one run."""
