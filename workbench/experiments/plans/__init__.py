"""What to run: plans and their files, protocols, splits, trials, checks and estimates."""
