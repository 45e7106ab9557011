"""How methods are judged: plans, trials, runs, scores and figures."""
