"""How a run is carried out: shared work, workers, one trial, the loop."""
