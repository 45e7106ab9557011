"""Runs on disk: the run folder, the store of runs, durable files, locks and archives."""
