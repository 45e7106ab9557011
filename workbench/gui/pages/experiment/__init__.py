"""The Experiment page: choose methods and run them."""
