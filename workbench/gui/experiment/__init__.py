"""The parts of the experiment page."""
