"""What stands behind a plan: files, draws of documents, estimates, a good beginning."""
