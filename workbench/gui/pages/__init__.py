"""One page per step of the work: corpus, experiment, runs, results, comparison."""
