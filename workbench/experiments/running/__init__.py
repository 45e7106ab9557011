"""How a run is carried out: runner, schedule, workers, trials, fitting and tuning."""
